import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { w } from '../i18n/index.js';
import { api } from '../net/http.js';
import { complain, say } from '../state/toasts.js';

export function MyName(): JSX.Element {
  const [name, setName] = useState('');
  useEffect(() => {
    let gone = false;
    api.me().then(
      (me) => !gone && setName(me.name),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      setName((await api.rename(name.trim())).name);
      say(w().nameSaved);
    } catch (error) {
      complain(error instanceof Error ? error.message : w().failed);
    }
  };
  return (
    <form class="card row-form" onSubmit={(event) => void save(event)}>
      <label>
        <span class="label">{w().yourName}</span>
        <input type="text" value={name} maxLength={40} autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit">{w().save}</button>
    </form>
  );
}
