import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import type { TableInfo } from '../protocol.js';

// Whose turn it is, in words.
export function turnOf(table: TableInfo): string {
  const t = w();
  if (table.over) return table.result || t.finished;
  if (table.my_turn) return t.yourTurn;
  if (table.seats.some((seat) => seat.kind === 'open')) return t.waitingForFriend;
  if (typeof table.actor === 'number') return t.theirTurn(table.seats[table.actor]?.camp ?? '');
  return t.diceTurn;
}

function Row({ table }: { table: TableInfo }): JSX.Element {
  const t = w();
  return (
    <li class={`game-row${table.my_turn && !table.over ? ' my-turn' : ''}`}>
      <a href={`/game/${table.id}`}>
        <strong>{table.title}</strong>
        <span class="game-row-seats">
          {table.seats
            .map((seat) => `${seat.camp}: ${seat.mine ? t.you : seat.kind === 'computer' ? t.computer : seat.name || t.open}`)
            .join(' · ')}
        </span>
        <span class="game-row-turn">{turnOf(table)}</span>
        <span class="game-row-n">{t.actions(table.n)}</span>
      </a>
    </li>
  );
}

export function MyGames({ tables }: { tables: TableInfo[] | null }): JSX.Element {
  const t = w();
  const newest = [...(tables ?? [])].sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.changed.localeCompare(a.changed));
  const running = newest.filter((table) => !table.over);
  const over = newest.filter((table) => table.over);
  return (
    <>
      <section class="card" aria-labelledby="my-games">
        <h2 id="my-games">{t.myGames}</h2>
        {tables === null && <p class="quiet">{t.loading}</p>}
        {tables !== null && running.length === 0 && <p class="quiet">{t.noGames}</p>}
        <ul class="game-rows">
          {running.map((table) => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      </section>
      {over.length > 0 && (
        <section class="card" aria-labelledby="finished-games">
          <h2 id="finished-games">{t.finishedGames}</h2>
          <ul class="game-rows">
            {over.map((table) => (
              <Row key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
