import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';

export interface Tab {
  id: string;
  title: string;
  mark?: string; // a number or a dot: something new
  body: () => ComponentChildren;
}

interface Props {
  label: string;
  tabs: Tab[];
  open: string;
  onOpen(id: string): void;
}

export function Tabs({ label, tabs, open, onOpen }: Props): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.id === open) ?? tabs[0];
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const at = tabs.findIndex((tab) => tab.id === current?.id);
    const to = tabs[(at + step + tabs.length) % tabs.length];
    if (step === 0 || !to) return;
    event.preventDefault();
    onOpen(to.id);
    list.current?.querySelector<HTMLElement>(`#tab-${to.id}`)?.focus();
  };
  return (
    <section class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={tab.id === current?.id}
            aria-controls={tab.id === current?.id ? `panel-${tab.id}` : undefined}
            tabIndex={tab.id === current?.id ? 0 : -1}
            onClick={() => onOpen(tab.id)}
          >
            {tab.title}
            {tab.mark !== undefined && tab.mark !== '' && <span class="tab-mark">{tab.mark}</span>}
          </button>
        ))}
      </div>
      {current && (
        <div class="tab-panel" role="tabpanel" id={`panel-${current.id}`} aria-labelledby={`tab-${current.id}`} tabIndex={0}>
          {current.body()}
        </div>
      )}
    </section>
  );
}
