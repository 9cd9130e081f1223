import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import type { Table } from '../state/table.js';
import { Dialog } from '../ui/dialog.js';
import { ChoiceRow } from './decision.js';

// One click could mean several things: which?
export function ChoiceMenu({ table }: { table: Table }): JSX.Element | null {
  const choices = table.menu.value;
  if (choices.length === 0) return null;
  return (
    <Dialog title={w().chooseHere} onClose={() => (table.menu.value = [])}>
      <ul class="choice-group">
        {choices.map((choice) => (
          <ChoiceRow key={choice.do} table={table} choice={choice} promptRule={table.state.value?.prompt.rule ?? ''} />
        ))}
      </ul>
    </Dialog>
  );
}
