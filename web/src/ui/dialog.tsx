import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { w } from '../i18n/index.js';

interface Props {
  title: string;
  kind?: 'box' | 'drawer';
  onClose(): void;
  children: ComponentChildren;
  footer?: ComponentChildren;
}

// A dialog by the browser's own means: focus goes inside, Escape closes, focus goes back. A box is
// modal; a drawer lies beside the board, which stays in play, unless it is opened from a box.
export function Dialog({ title, kind = 'box', onClose, children, footer }: Props): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) {
      if (kind === 'box' || document.querySelector('dialog:modal')) dialog.showModal();
      else dialog.show();
    }
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog dialog-${kind}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="dialog-card">
        <header class="dialog-head">
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={w().close} onClick={onClose}>
            <Cross />
          </button>
        </header>
        <div class="dialog-body">{children}</div>
        {footer !== undefined && <footer class="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  );
}

const Cross = (): JSX.Element => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
  </svg>
);
