import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import { dismiss, toasts } from '../state/toasts.js';
import { RuleLink } from './rule_link.js';

export function Toasts({ game }: { game: string }): JSX.Element {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((toast) => (
        <div key={toast.id} class={`toast toast-${toast.kind}`}>
          <div class="toast-lines">
            {toast.lines.map((line) => (
              <p key={line.text}>
                {line.text} <RuleLink game={game} number={line.rule} />
              </p>
            ))}
          </div>
          <button type="button" class="icon-button" aria-label={w().close} onClick={() => dismiss(toast.id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
