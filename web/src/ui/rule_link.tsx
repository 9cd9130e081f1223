import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import { openRule } from '../state/library.js';

// The number of a rule; opens its text beside the board.
export function RuleLink({ game, number }: { game: string; number: string }): JSX.Element | null {
  if (number === '') return null;
  return (
    <button
      type="button"
      class="rule-link"
      aria-label={w().rule(number)}
      onClick={(event) => {
        event.stopPropagation();
        openRule.value = { game, number };
      }}
    >
      {number}
    </button>
  );
}
