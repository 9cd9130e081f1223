import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import type { GameTable, Panel } from '../protocol.js';
import type { Table } from '../state/table.js';
import { RuleLink } from '../ui/rule_link.js';
import { known } from './faces.js';

// What the game shows beside its map: orders, morale, reserves.
export function Panels({ table }: { table: Table }): JSX.Element {
  const scene = table.scene.value;
  return (
    <>
      {(scene?.panels ?? []).map((panel) => (
        <PanelView key={panel.id} panel={panel} table={table} />
      ))}
      <Boxes table={table} />
    </>
  );
}

function Heads({ columns }: { columns: string[] }): JSX.Element {
  return (
    <thead>
      <tr>
        {columns.map((column, i) => (
          <th key={i} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function PanelView({ panel, table }: { panel: Panel; table: Table }): JSX.Element {
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={panel.title}>
      <table class="data">
        <caption>{panel.title}</caption>
        {panel.columns.some((column) => column !== '') && <Heads columns={panel.columns} />}
        <tbody>
          {panel.rows.map((row, i) => (
            <tr key={i} class={row.lit ? 'lit' : ''}>
              {row.cells.map((cell, j) => (
                <td key={j}>
                  {j === 0 && row.piece !== undefined && row.piece !== '' ? (
                    <button type="button" class="plain" onClick={() => find(table, row.piece ?? '')}>
                      {cell}
                    </button>
                  ) : (
                    cell
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function find(table: Table, piece: string): void {
  table.pinned.value = { piece };
  const at = table.scene.peek()?.pieces.find((one) => one.id === piece)?.at;
  if (at) table.focus.value = at;
}

// Counters off the map, by the box they lie in. They are clicked like those on the map.
function Boxes({ table }: { table: Table }): JSX.Element | null {
  const t = w();
  const board = table.board.value;
  const scene = table.scene.value;
  if (!board || !scene) return null;
  const boxes = new Map<string, ReturnType<typeof known>[]>();
  for (const piece of scene.pieces) {
    if (piece.at !== null) continue;
    const box = piece.box ?? t.offMap;
    boxes.set(box, [...(boxes.get(box) ?? []), known(board, piece)]);
  }
  if (boxes.size === 0) return null;
  const glow = table.glow.value.pieces;
  return (
    <section class="boxes" aria-label={t.boxes}>
      {[...boxes].map(([box, pieces]) => (
        <div key={box} class="box">
          <h3>
            {box} <span class="quiet">{pieces.length}</span>
          </h3>
          <ul>
            {pieces.map((piece) => (
              <li key={piece.id}>
                <button
                  type="button"
                  class={`chip nation-${piece.nation ?? ''}${glow.has(piece.id) ? ' glows' : ''}${table.selected.value === piece.id ? ' chosen' : ''}`}
                  title={glow.get(piece.id) ?? ''}
                  onClick={() => table.clickPiece(piece.id)}
                >
                  {piece.down ? '?' : (piece.name ?? piece.id)}
                  {[piece.left, piece.middle, piece.right].some(Boolean) && (
                    <small>{[piece.left, piece.middle, piece.right].filter(Boolean).join('-')}</small>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export function Tables({ table }: { table: Table }): JSX.Element {
  const board = table.board.value;
  const lit = table.scene.value?.lit ?? {};
  const tables = board?.tables ?? [];
  if (!board || tables.length === 0) return <p class="quiet">{w().noTables}</p>;
  const liveFirst = [...tables].sort((a, b) => Number(b.id in lit) - Number(a.id in lit));
  return (
    <>
      {liveFirst.map((table) => (
        <PrintedTable key={table.id} table={table} game={board.game} lit={lit[table.id]} />
      ))}
    </>
  );
}

function PrintedTable({ table, game, lit }: { table: GameTable; game: string; lit: [number, number] | undefined }): JSX.Element {
  const live = (row: number, column: number): string => {
    if (!lit) return '';
    const inRow = lit[0] === row;
    const inColumn = lit[1] === column - 1;
    if ((inRow && inColumn) || (inRow && lit[1] === -1) || (inColumn && lit[0] === -1)) return 'lit-cell';
    return inRow || inColumn ? 'lit-line' : '';
  };
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={table.title}>
      <table class={`data printed${lit ? ' live' : ''}`}>
        <caption>
          {table.title} <RuleLink game={game} number={table.rule} />
        </caption>
        <Heads columns={table.columns} />
        <tbody>
          {table.rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) =>
                j === 0 ? (
                  <th key={j} scope="row" class={live(i, j)}>
                    {cell}
                  </th>
                ) : (
                  <td key={j} class={live(i, j)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Sequence({ table }: { table: Table }): JSX.Element {
  const t = w();
  const board = table.board.value;
  const scene = table.scene.value;
  if (!board || !scene) return <p class="quiet">{t.loading}</p>;
  return (
    <>
      <dl class="status-list">
        {scene.status.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t.sequence}</h3>
      <ol class="sequence">
        {board.sequence.map((stage) => {
          const now = stage.id === scene.stage;
          return (
            <li key={stage.id} class={now ? 'lit' : ''} aria-current={now ? 'step' : undefined}>
              <span>{stage.title}</span> <RuleLink game={board.game} number={stage.rule} />
            </li>
          );
        })}
      </ol>
      {board.tracks.map((track) => (
        <div key={track.id} class="track">
          <h3>{track.title}</h3>
          <ol>
            {track.boxes.map((box) => {
              const now = scene.marks[track.id] === box.value;
              return (
                <li key={box.value} class={now ? 'lit' : ''} aria-current={now ? 'true' : undefined}>
                  {box.label || box.value}
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </>
  );
}
