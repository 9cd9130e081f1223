import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { w } from '../i18n/index.js';
import type { Table } from '../state/table.js';

// Two people at one screen, and secrets in the game: nothing of the next player's is in the page
// while the curtain is down.
export function Curtain({ table }: { table: Table }): JSX.Element | null {
  const t = w();
  const seat = table.curtain.value;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), [seat]);
  if (seat === null) return null;
  return (
    <main class={`curtain side-${table.sideOf(seat)}`}>
      <div class="card">
        <h1>{t.curtainTitle(table.info.value?.seats[seat]?.camp ?? '')}</h1>
        <p>{t.curtainText}</p>
        <button ref={button} type="button" class="primary big" onClick={() => (table.curtain.value = null)}>
          {t.curtainReady}
        </button>
      </div>
    </main>
  );
}
