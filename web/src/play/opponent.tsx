import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import type { LogEntry, Told } from '../protocol.js';
import type { Match } from '../state/match.js';
import { paces, set, settings } from '../state/settings.js';
import { width } from '../ui/width.js';
import { isDetail } from './since.js';

const mostLines = 4;
// Faster than this nobody listens to every decision.
const readablePace = 600;

// The last thing that a computer decided, or what it decided at the moment that is shown.
export function lastDecision(log: readonly LogEntry[], computers: ReadonlySet<number>, at: number | undefined): LogEntry | undefined {
  return log.findLast(
    (entry) => typeof entry.by === 'number' && computers.has(entry.by) && (at === undefined || entry.n <= at) && entry.told.length > 0,
  );
}

// What was done, and what the dice made of it: up to the next decision of anybody.
export function toldOf(log: readonly LogEntry[], decision: LogEntry): Told[] {
  const next = log.find((entry) => entry.n > decision.n && entry.by !== 'chance')?.n ?? Infinity;
  return log.filter((entry) => entry.n >= decision.n && entry.n < next).flatMap((entry) => entry.told.filter((one) => !isDetail(one)));
}

// What the computer did and why, and how fast it goes on. On a phone it makes room for the reader's
// own decision.
export function Opponent({ match }: { match: Match }): JSX.Element | null {
  const t = w();
  const info = match.info.value;
  const state = match.state.value;
  const computers = new Set((info?.seats ?? []).filter((seat) => seat.kind === 'computer').map((seat) => seat.seat));
  if (!info || !state || computers.size === 0) return null;
  const moment = match.moment.value;
  const entry = lastDecision(match.log.value, computers, moment?.n);
  const deciding = typeof state.actor === 'number' && computers.has(state.actor);
  const told = entry ? toldOf(match.log.value, entry) : [];
  if (!entry && !match.hasComputer.value) return null;
  const folded = width.value === 'phone' && match.mine.value && !moment;
  const parts = (
    <>
      {match.hasComputer.value && !moment && <Controls match={match} deciding={deciding} />}
      {entry && (
        <div
          class={`opponent-last by-${match.sideOf(entry.by)}`}
          aria-live={match.held.value || settings.value.pace >= readablePace ? 'polite' : 'off'}
        >
          <p class="opponent-who">{typeof entry.by === 'number' ? info.seats[entry.by]?.camp : ''}</p>
          {told.slice(0, mostLines).map((one, i) => (
            <p key={i}>{one.text}</p>
          ))}
          {entry.note !== undefined && entry.note !== '' && (
            <p class="opponent-why">
              <span>{t.expected}</span> {entry.note}
            </p>
          )}
          {info.secrets && !state.ending && <p class="quiet">{t.expectedSecret}</p>}
        </div>
      )}
    </>
  );
  return (
    <section class="opponent" aria-label={t.opponent}>
      {folded ? (
        <details>
          <summary>{t.opponent}</summary>
          {parts}
        </details>
      ) : (
        parts
      )}
    </section>
  );
}

function Controls({ match, deciding }: { match: Match; deciding: boolean }): JSX.Element {
  const t = w();
  const held = match.held.value;
  return (
    <>
      <div class="row opponent-row" role="group" aria-label={t.pace}>
        <button type="button" class="small" aria-pressed={held} aria-keyshortcuts="p" onClick={() => void match.hold(!held)}>
          <span aria-hidden="true">{held ? '▶' : '❚❚'}</span> {held ? t.goOn : t.pause}
        </button>
        {held && (
          <button type="button" class="small" disabled={!deciding} onClick={() => void match.stepComputer()}>
            {t.oneStep}
          </button>
        )}
        <label class="opponent-pace">
          <span class="visually-hidden">{t.pace}</span>
          <select
            value={settings.value.pace}
            onChange={(event) => {
              const ms = Number(event.currentTarget.value);
              set('pace', ms);
              match.setPace(ms);
            }}
          >
            {paces.map((ms, i) => (
              <option key={ms} value={ms}>
                {t.paces[i]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {deciding && (
        <p class="quiet" role="status">
          {held ? t.heldNow : t.thinkingNow}
        </p>
      )}
    </>
  );
}
