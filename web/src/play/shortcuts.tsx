import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { w } from '../i18n/index.js';
import { openRule } from '../state/library.js';
import type { Table } from '../state/table.js';
import { set, settings } from '../state/settings.js';
import { Dialog } from '../ui/dialog.js';

export const shortcutsOpen = signal(false);

export function Shortcuts(): JSX.Element | null {
  if (!shortcutsOpen.value) return null;
  const t = w();
  const keys: [string, string][] = [
    ['c', t.keyChoices],
    ['b', t.keyBoard],
    ['← ↑ → ↓', t.keyArrows],
    ['[ ]', t.keyCycle],
    ['Enter', t.keyEnter],
    ['Esc', t.keyEscape],
    ['u', t.keyUndo],
    ['h', t.keyHide],
    ['+ − 0', t.keyZoom],
    [', .', t.keyReplay],
    ['t', t.keyLog],
    ['a', t.keyAssess],
    ['p', t.keyHold],
    ['?', t.keyHelp],
  ];
  return (
    <Dialog title={t.shortcuts} onClose={() => (shortcutsOpen.value = false)}>
      <dl class="keys">
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const focusOn = (selector: string): void => document.querySelector<HTMLElement | SVGElement>(selector)?.focus();

export function useShortcuts(table: Table, nextTab: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (typing(event.target) && event.key !== 'Escape') return;
      if (document.querySelector('dialog:modal') || table.curtain.peek() !== null) return;
      const n = table.moment.peek()?.n ?? table.state.peek()?.n ?? 0;
      const does: Record<string, () => void> = {
        u: () => void table.undo(),
        h: () => (table.hideCounters.value = !table.hideCounters.peek()),
        '?': () => (shortcutsOpen.value = true),
        c: () => focusOn('.choice'),
        b: () => focusOn('.board [tabindex="0"], .board'),
        t: nextTab,
        a: () => set('assess', !settings.peek().assess),
        p: () => {
          if (table.hasComputer.peek()) void table.hold(!table.held.peek());
        },
        ',': () => void table.showMoment(n - 1),
        '.': () => void table.showMoment(n + 1),
        Escape: () => {
          if (!table.cancel()) openRule.value = null;
        },
      };
      const act = does[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table, nextTab]);
}
