import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import type { LogEntry, Told } from '../protocol.js';
import type { Table } from '../state/table.js';
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
export function Opponent({ table }: { table: Table }): JSX.Element | null {
  const t = w();
  const info = table.info.value;
  const state = table.state.value;
  const computers = new Set((info?.seats ?? []).filter((seat) => seat.kind === 'computer').map((seat) => seat.seat));
  if (!info || !state || computers.size === 0) return null;
  const moment = table.moment.value;
  const entry = lastDecision(table.log.value, computers, moment?.n);
  const deciding = typeof state.actor === 'number' && computers.has(state.actor);
  const told = entry ? toldOf(table.log.value, entry) : [];
  if (!entry && !table.hasComputer.value) return null;
  const folded = width.value === 'phone' && table.mine.value && !moment;
  const parts = (
    <>
      {table.hasComputer.value && !moment && <Controls table={table} deciding={deciding} />}
      {entry && (
        <div
          class={`opponent-last by-${table.sideOf(entry.by)}`}
          aria-live={table.held.value || settings.value.pace >= readablePace ? 'polite' : 'off'}
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

function Controls({ table, deciding }: { table: Table; deciding: boolean }): JSX.Element {
  const t = w();
  const held = table.held.value;
  return (
    <>
      <div class="row opponent-row" role="group" aria-label={t.pace}>
        <button type="button" class="small" aria-pressed={held} aria-keyshortcuts="p" onClick={() => void table.hold(!held)}>
          <span aria-hidden="true">{held ? '▶' : '❚❚'}</span> {held ? t.goOn : t.pause}
        </button>
        {held && (
          <button type="button" class="small" disabled={!deciding} onClick={() => void table.stepComputer()}>
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
              table.setPace(ms);
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
