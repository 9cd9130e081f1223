import type { JSX } from 'preact';
import { w } from '../i18n/index.js';
import type { Link } from '../protocol.js';
import { go } from '../router.js';
import { say } from '../state/toasts.js';
import { Dialog } from '../ui/dialog.js';

export interface Invitations {
  id: string;
  links: (Link & { name: string })[];
}

// The secret links are shown once: the server keeps only what it needs to know them again.
export function Links({ id, links, onClose }: Invitations & { onClose(): void }): JSX.Element {
  const t = w();
  const copy = async (field: HTMLInputElement | null, text: string): Promise<void> => {
    field?.select();
    try {
      await navigator.clipboard.writeText(text);
      say(w().copied);
    } catch {
      // Not allowed: the text is selected, the reader copies it by hand.
    }
  };
  return (
    <Dialog
      title={t.linksTitle}
      onClose={onClose}
      footer={
        <button type="button" class="primary" onClick={() => go(`/game/${id}`)}>
          {t.enterGame}
        </button>
      }
    >
      <p>{t.linksHelp}</p>
      {links.map((link) => {
        const address = location.origin + link.path;
        const field = `link-${link.seat}`;
        return (
          <div key={link.seat} class="row-form">
            <label>
              <span class="label">{t.linkFor(link.name)}</span>
              <input id={field} type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <button type="button" onClick={() => void copy(document.querySelector<HTMLInputElement>(`#${field}`), address)}>
              {t.copy}
            </button>
          </div>
        );
      })}
    </Dialog>
  );
}
