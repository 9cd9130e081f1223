import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import type { Told } from '../protocol.js';
import type { Match } from '../state/match.js';

const mostLines = 5;
// Sums that led to a result are in the log; here only what came of them.
const details = new Set(['modifier', 'rolled', 'result']);
export const isDetail = (told: Told): boolean => details.has(told.kind);

export function Since({ match }: { match: Match }): JSX.Element | null {
  const t = w();
  const news = match.since.value;
  if (news.length === 0 || match.moment.value || !match.mine.value) return null;
  const told = news.flatMap((entry) => entry.told).filter((one) => !isDetail(one));
  const first = news[0]!.n;
  return (
    <aside class="since" aria-label={t.since}>
      <h3>{t.since}</h3>
      <ul>
        {told.slice(-mostLines).map((one, i) => (
          <li key={i}>{one.text}</li>
        ))}
      </ul>
      {told.length > mostLines && <p class="quiet">{t.sinceCount(told.length)}</p>}
      <div class="row">
        <button
          type="button"
          onClick={() => {
            match.readSince();
            match.playing.value = true;
            void match.showMoment(first - 1);
          }}
        >
          ▶ {t.watchIt}
        </button>
        <button type="button" class="primary" onClick={() => match.readSince()}>
          {t.gotIt}
        </button>
      </div>
    </aside>
  );
}
