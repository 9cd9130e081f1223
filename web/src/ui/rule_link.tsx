import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import { openRule } from '../state/library.js';
import { ruleNumbers } from './rules_text.js';

// The number of a rule or a ruling, or several; each opens its text beside the board.
export function RuleLink({ game, number }: { game: string; number: string }): JSX.Element | null {
  const numbers = ruleNumbers(number);
  if (numbers.length === 0) return null;
  return (
    <>
      {numbers.map((one, i) => (
        <OneLink key={i} game={game} number={one} />
      ))}
    </>
  );
}

function OneLink({ game, number }: { game: string; number: string }): JSX.Element {
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
