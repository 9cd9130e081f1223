import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { w } from '../i18n/index.js';
import type { Table } from '../state/table.js';
import { settings } from '../state/settings.js';

// The title says whose turn it is; a notification says so to one who looks elsewhere. Permission
// for it is only ever asked for by a click (see GameTab).
export function useYourTurn(table: Table): void {
  const wasMine = useRef(false);
  useSignalEffect(() => {
    const title = table.info.value?.title ?? 'Levée';
    const mine = table.mine.value;
    document.title = mine ? w().titleTurn(title) : `${title} · Levée`;
    if (mine && !wasMine.current && document.hidden && settings.peek().notify && typeof Notification !== 'undefined') {
      const prompt = table.state.peek()?.prompt.text ?? '';
      if (Notification.permission === 'granted') new Notification(w().notifyTitle, { body: `${title}. ${prompt}`, tag: table.id });
    }
    wasMine.current = mine;
  });
}
