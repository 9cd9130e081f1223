import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import type { Told } from '../protocol.js';
import type { Table } from '../state/table.js';

const mostLines = 5;
// Sums that led to a result are in the log; here only what came of them.
const details = new Set(['modifier', 'rolled', 'result']);
export const isDetail = (told: Told): boolean => details.has(told.kind);

export function Since({ table }: { table: Table }): JSX.Element | null {
  const t = w();
  const news = table.since.value;
  if (news.length === 0 || table.moment.value || !table.mine.value) return null;
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
            table.readSince();
            table.playing.value = true;
            void table.showMoment(first - 1);
          }}
        >
          ▶ {t.watchIt}
        </button>
        <button type="button" class="primary" onClick={() => table.readSince()}>
          {t.gotIt}
        </button>
      </div>
    </aside>
  );
}
