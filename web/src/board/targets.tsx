// What the keyboard and a screen reader can reach on the board: everything that may be chosen now.
import type { JSX } from 'preact';
import type { Board, Lang, Space } from '../protocol.js';
import { cardOf } from './counter.js';
import { pathOf } from './geometry.js';
import { inset } from './ground.js';
import { counterLabel, spaceLabel } from './labels.js';
import { inReadingOrder, type Target } from './roving.js';
import type { Stack } from './stacks.js';

// When nothing can be chosen, the counters can still be looked at.
export function targetsOf(board: Board, stacks: Stack[], pieces: Map<string, string>, places: Map<string, string>, lang: Lang): Target[] {
  const idle = pieces.size === 0 && places.size === 0;
  const targets: Target[] = [];
  for (const stack of stacks) {
    const chosen = idle ? stack.counters.slice(-1) : stack.counters.filter((counter) => pieces.has(counter.id));
    chosen.forEach((counter, i) => {
      const what = counterLabel(counter, board.sides[counter.side]?.name ?? '', spaceLabel(stack.space), lang);
      const act = pieces.get(counter.id) ?? '';
      // A little apart from each other, so that arrows reach all of a stack from the top to the bottom.
      const drop = (chosen.length - 1 - i) * 2;
      targets.push({
        key: `piece:${counter.id}`,
        kind: 'piece',
        id: counter.id,
        side: counter.side,
        space: stack.space.id,
        at: [stack.at[0], stack.at[1] + drop],
        label: act === '' ? what : `${act}. ${what}`,
      });
    });
  }
  for (const [id, act] of places) {
    const space = board.spaces.find((one) => one.id === id);
    if (!space) continue;
    targets.push({ key: `space:${id}`, kind: 'space', id, side: -1, space: id, at: space.at, label: act === '' ? spaceLabel(space) : act });
  }
  return inReadingOrder(targets, board.counter);
}

interface TargetsProps {
  targets: Target[];
  spaces: Map<string, Space>;
  board: Board;
  current: string;
  kind: Target['kind'];
}

export function Targets({ targets, spaces, board, current, kind }: TargetsProps): JSX.Element {
  const unit = board.counter / 100;
  return (
    <g class={`targets targets-${kind}`}>
      {targets
        .filter((target) => target.kind === kind)
        .map((target) => {
          const common = {
            class: 'target',
            'data-target': target.key,
            'data-space': target.space,
            role: 'button' as const,
            'aria-label': target.label,
            tabindex: target.key === current ? 0 : -1,
          };
          if (target.kind === 'space') {
            const space = spaces.get(target.id)!;
            return <path key={target.key} {...common} d={pathOf(inset(space.outline, space.at, board.counter * 0.05))} />;
          }
          return (
            <path
              key={target.key}
              {...common}
              data-piece={target.id}
              d={cardOf(target.side).card}
              transform={`translate(${target.at[0]},${target.at[1]}) scale(${unit * 1.18})`}
            />
          );
        })}
    </g>
  );
}
