import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import type { Match } from '../state/match.js';
import { Dialog } from '../ui/dialog.js';
import { ChoiceRow } from './decision.js';

// One click could mean several things: which?
export function ChoiceMenu({ match }: { match: Match }): JSX.Element | null {
  const choices = match.menu.value;
  if (choices.length === 0) return null;
  return (
    <Dialog title={w().chooseHere} onClose={() => (match.menu.value = [])}>
      <ul class="choice-group">
        {choices.map((choice) => (
          <ChoiceRow key={choice.do} match={match} choice={choice} promptRule={match.state.value?.prompt.rule ?? ''} />
        ))}
      </ul>
    </Dialog>
  );
}
