import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { w } from '../i18n/index.js';
import type { Table } from '../state/table.js';

const speeds = [1600, 800, 300];

export function ReplayBar({ table }: { table: Table }): JSX.Element | null {
  const t = w();
  const [speed, setSpeed] = useState(1);
  const state = table.state.value;
  const moment = table.moment.value;
  const pause = speeds[speed] ?? 800;

  useSignalEffect(() => {
    if (!table.playing.value) return;
    const at = table.moment.value?.n ?? 0;
    const end = table.state.value?.n ?? 0;
    const timer = setTimeout(() => {
      if (at < end) void table.showMoment(at + 1);
      else if (table.state.peek()?.ending) table.playing.value = false;
      else table.toNow();
    }, pause);
    return () => clearTimeout(timer);
  });

  if (!state || (!moment && !state.ending)) return null;
  const at = moment?.n ?? state.n;
  const step = (to: number): void => {
    table.playing.value = false;
    void table.showMoment(to);
  };
  const playOrPause = (): void => {
    if (table.playing.value) table.playing.value = false;
    else {
      table.playing.value = true;
      if (at >= state.n) void table.showMoment(0);
      else if (!moment) void table.showMoment(at);
    }
  };
  return (
    <div class="replay" role="group" aria-label={t.replay}>
      <button type="button" class="icon-button" aria-label={t.toStart} disabled={at <= 0} onClick={() => step(0)}>
        ⏮
      </button>
      <button type="button" class="icon-button" aria-label={t.stepBack} disabled={at <= 0} onClick={() => step(at - 1)}>
        ‹
      </button>
      <button type="button" class="icon-button" aria-label={table.playing.value ? t.pause : t.play} onClick={playOrPause}>
        {table.playing.value ? '❚❚' : '▶'}
      </button>
      <button type="button" class="icon-button" aria-label={t.stepOn} disabled={at >= state.n} onClick={() => step(at + 1)}>
        ›
      </button>
      <input
        type="range"
        min={0}
        max={state.n}
        value={at}
        aria-label={t.momentOf(at, state.n)}
        onInput={(event) => step(event.currentTarget.valueAsNumber)}
      />
      <output class="replay-at">
        {at}/{state.n}
      </output>
      <button type="button" class="small" aria-label={t.speed} onClick={() => setSpeed((speed + 1) % speeds.length)}>
        {['½×', '1×', '3×'][speed]}
      </button>
      {moment && (
        <button type="button" class="small primary" onClick={() => table.toNow()}>
          {t.backToNow}
        </button>
      )}
    </div>
  );
}
