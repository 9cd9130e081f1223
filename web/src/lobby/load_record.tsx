import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { w } from '../i18n/index.js';
import { api } from '../net/http.js';
import { go } from '../router.js';
import { complain } from '../state/toasts.js';

export function LoadRecord(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const { id } = await api.loadRecord(await file.text());
      go(`/game/${id}`);
    } catch (error) {
      complain(error instanceof Error ? error.message : w().failed);
      if (input.current) input.current.value = '';
    }
  };
  return (
    <section class="card" aria-labelledby="load-record">
      <h2 id="load-record">{w().loadRecord}</h2>
      <p class="quiet">{w().loadRecordHelp}</p>
      <label class="file">
        <span class="button">{w().chooseFile}</span>
        <input ref={input} type="file" class="visually-hidden" onChange={(event) => void load(event.currentTarget.files?.[0])} />
      </label>
    </section>
  );
}
