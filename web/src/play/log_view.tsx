import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { w } from '../i18n/index.js';
import type { LogEntry, Told } from '../protocol.js';
import type { Table } from '../state/table.js';
import { RuleLink } from '../ui/rule_link.js';
import { DieFace, rolledFaces } from './dice_faces.js';

const pageOf = 120;

// Newest first. A line leads to its moment on the board.
export function LogView({ table }: { table: Table }): JSX.Element {
  const t = w();
  const [shown, setShown] = useState(pageOf);
  const told = table.log.value.filter((entry) => entry.told.length > 0);
  const newest = told.slice(-shown).reverse();
  const at = table.moment.value?.n;
  if (told.length === 0) return <p class="quiet">{t.logEmpty}</p>;
  return (
    <>
      <ol class="log" reversed>
        {newest.map((entry) => (
          <LogLine key={entry.n} table={table} entry={entry} current={entry.n === at} />
        ))}
      </ol>
      {told.length > shown && (
        <button type="button" class="small" onClick={() => setShown(shown + pageOf)}>
          {t.moreChoices(told.length - shown)}
        </button>
      )}
    </>
  );
}

export function LogLine({ table, entry, current }: { table: Table; entry: LogEntry; current: boolean }): JSX.Element {
  const t = w();
  const info = table.info.value;
  const game = info?.game ?? '';
  const who = typeof entry.by === 'number' ? (info?.seats[entry.by]?.camp ?? '') : t.byChance;
  const faces = rolledFaces(entry);
  return (
    <li class={`log-entry by-${table.sideOf(entry.by)}${current ? ' log-current' : ''}`} aria-current={current ? 'step' : undefined}>
      <button
        type="button"
        class="log-moment"
        title={t.showMoment}
        aria-label={`${t.showMoment}: ${entry.n}`}
        onClick={() => void table.showMoment(entry.n)}
      >
        {entry.n}
      </button>
      <div class="log-lines">
        <span class="log-who">{who}</span>
        {faces.length > 0 && (
          <span class="dice-row">
            {faces.map((face, i) => (
              <DieFace key={i} face={face} />
            ))}
          </span>
        )}
        {entry.told.map((one, i) => (
          <ToldLine key={i} told={one} game={game} />
        ))}
        {entry.note !== undefined && entry.note !== '' && <p class="log-note">{entry.note}</p>}
      </div>
    </li>
  );
}

function ToldLine({ told, game }: { told: Told; game: string }): JSX.Element {
  return (
    <p class={`told told-${told.kind}`}>
      {told.text} <RuleLink game={game} number={told.rule} />
    </p>
  );
}
