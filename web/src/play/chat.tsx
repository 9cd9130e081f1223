import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { w } from '../i18n/index.js';
import type { Table } from '../state/table.js';

const longest = 500;

export function Chat({ table }: { table: Table }): JSX.Element {
  const t = w();
  const [text, setText] = useState('');
  const lines = table.chat.value;
  useEffect(() => {
    table.unread.value = 0;
  }, [lines.length]);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== '' && (await table.say(text.trim()))) setText('');
  };
  return (
    <div class="chat">
      <ul class="chat-lines" aria-live="polite">
        {lines.length === 0 && <li class="quiet">{t.chatEmpty}</li>}
        {lines.map((line) => (
          <li key={line.id} class={line.seat === null ? '' : `by-${line.seat}`}>
            <strong>{line.by}</strong> {line.text}
          </li>
        ))}
      </ul>
      <form class="row-form" onSubmit={(event) => void send(event)}>
        <label>
          <span class="visually-hidden">{t.chatPlaceholder}</span>
          <input
            type="text"
            value={text}
            maxLength={longest}
            placeholder={t.chatPlaceholder}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{t.send}</button>
      </form>
    </div>
  );
}
