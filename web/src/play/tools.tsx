import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import { openRule } from '../state/library.js';
import type { Table } from '../state/table.js';
import type { Guide } from './guide.js';
import { shortcutsOpen } from './shortcuts.js';

// The strip above the board.
export function Tools({ table, guide }: { table: Table; guide: Guide }): JSX.Element {
  const t = w();
  const board = table.board.value;
  const hidden = table.hideCounters.value;
  return (
    <div class="tools" role="toolbar" aria-label={t.menu}>
      {(board?.overlays ?? []).map((overlay) => {
        const on = table.overlayId.value === overlay.id;
        return (
          <button
            key={overlay.id}
            type="button"
            class="small toggle"
            aria-pressed={on}
            onClick={() => void table.showOverlay(on ? '' : overlay.id)}
          >
            {overlay.title}
          </button>
        );
      })}
      <button
        type="button"
        class="small toggle"
        aria-pressed={hidden}
        aria-keyshortcuts="h"
        onClick={() => (table.hideCounters.value = !hidden)}
      >
        {t.hideCounters}
      </button>
      <span class="tools-gap" />
      <button type="button" class="small" onClick={() => void table.showMoment((table.state.peek()?.n ?? 1) - 1)}>
        {t.replay}
      </button>
      {(board?.guide ?? []).length > 0 && guide.place.value === null && (
        <button type="button" class="small" onClick={() => guide.begin(table.state.peek()?.n ?? 0)}>
          {t.guide}
        </button>
      )}
      <button type="button" class="small" onClick={() => (openRule.value = { game: board?.game ?? '', number: '' })}>
        {t.rules}
      </button>
      <button type="button" class="small" aria-label={t.shortcuts} onClick={() => (shortcutsOpen.value = true)}>
        ?
      </button>
    </div>
  );
}
