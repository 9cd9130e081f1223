import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { w } from '../i18n/index.js';
import type { Match } from '../state/match.js';

const speeds = [1600, 800, 300];

export function ReplayBar({ match }: { match: Match }): JSX.Element | null {
  const t = w();
  const [speed, setSpeed] = useState(1);
  const state = match.state.value;
  const moment = match.moment.value;
  const pause = speeds[speed] ?? 800;

  useSignalEffect(() => {
    if (!match.playing.value) return;
    const at = match.moment.value?.n ?? 0;
    const end = match.state.value?.n ?? 0;
    const timer = setTimeout(() => {
      if (at < end) void match.showMoment(at + 1);
      else if (match.state.peek()?.ending) match.playing.value = false;
      else match.toNow();
    }, pause);
    return () => clearTimeout(timer);
  });

  if (!state || (!moment && !state.ending)) return null;
  const at = moment?.n ?? state.n;
  const step = (to: number): void => {
    match.playing.value = false;
    void match.showMoment(to);
  };
  const playOrPause = (): void => {
    if (match.playing.value) match.playing.value = false;
    else {
      match.playing.value = true;
      if (at >= state.n) void match.showMoment(0);
      else if (!moment) void match.showMoment(at);
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
      <button type="button" class="icon-button" aria-label={match.playing.value ? t.pause : t.play} onClick={playOrPause}>
        {match.playing.value ? '❚❚' : '▶'}
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
        <button type="button" class="small primary" onClick={() => match.toNow()}>
          {t.backToNow}
        </button>
      )}
    </div>
  );
}
