import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import { openRule } from '../state/library.js';
import type { Match } from '../state/match.js';
import type { Guide } from './guide.js';
import { shortcutsOpen } from './shortcuts.js';

// The strip above the board.
export function Tools({ match, guide }: { match: Match; guide: Guide }): JSX.Element {
  const t = w();
  const board = match.board.value;
  const hidden = match.hideCounters.value;
  return (
    <div class="tools" role="toolbar" aria-label={t.menu}>
      {(board?.overlays ?? []).map((overlay) => {
        const on = match.overlayId.value === overlay.id;
        return (
          <button
            key={overlay.id}
            type="button"
            class="small toggle"
            aria-pressed={on}
            onClick={() => void match.showOverlay(on ? '' : overlay.id)}
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
        onClick={() => (match.hideCounters.value = !hidden)}
      >
        {t.hideCounters}
      </button>
      <span class="tools-gap" />
      <button type="button" class="small" onClick={() => void match.showMoment((match.state.peek()?.n ?? 1) - 1)}>
        {t.replay}
      </button>
      {(board?.guide ?? []).length > 0 && guide.place.value === null && (
        <button type="button" class="small" onClick={() => guide.begin(match.state.peek()?.n ?? 0)}>
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
