import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import type { Table } from '../state/table.js';

// What fate will draw from next. It keeps its place when it is empty, so that the board does not jump.
export function PoolStrip({ table }: { table: Table }): JSX.Element | null {
  const t = w();
  const pool = table.scene.value?.pool;
  const sides = table.board.value?.sides ?? [];
  if (!pool) return null;
  return (
    <section class="pool" aria-label={pool.title} tabIndex={0}>
      <span class="pool-title">{pool.title}</span>
      {pool.lots.length === 0 ? (
        <span class="quiet">{t.nothing}</span>
      ) : (
        <ul>
          {pool.lots.map((lot) => (
            <li
              key={lot.text}
              class={`lot nation-${sides[lot.side ?? -1]?.nation ?? 'none'}${lot.kept ? ' kept' : ''}`}
              title={sides[lot.side ?? -1]?.name ?? ''}
            >
              {lot.text}
              {lot.kept && <small> {t.kept}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
