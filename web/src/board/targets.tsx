// What the keyboard and a screen reader can reach on the board: everything that may be chosen now.
import type { Board, Lang, Space } from '../protocol.js';
import { cardOf } from './counter.js';
import { pathOf } from './geometry.js';
import { inset } from './ground.js';
import { counterLabel, spaceLabel } from './labels.js';
import { pure } from './pure.js';
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

export function targetProps(target: Target, current: string) {
  return {
    'data-target': target.key,
    role: 'button' as const,
    'aria-label': target.label,
    tabindex: target.key === current ? 0 : -1,
  };
}

interface TargetsProps {
  targets: Target[];
  spaces: Map<string, Space>;
  board: Board;
  current: string;
}

export const PlaceTargets = pure(({ targets, spaces, board, current }: TargetsProps) => (
  <g class="targets">
    {targets.map((target) => {
      const space = spaces.get(target.id);
      if (target.kind !== 'space' || !space) return null;
      return (
        <path
          key={target.key}
          {...targetProps(target, current)}
          class="target"
          data-space={target.space}
          d={pathOf(inset(space.outline, space.at, board.counter * 0.05))}
        />
      );
    })}
  </g>
));

// Counters so deep in a stack that the map does not show them; their focus fans the stack out.
export const DeepTargets = pure(({ targets, board, current, seen }: Omit<TargetsProps, 'spaces'> & { seen: Set<string> }) => (
  <g class="targets targets-deep">
    {targets
      .filter((target) => target.kind === 'piece' && !seen.has(target.id))
      .map((target) => (
        <path
          key={target.key}
          {...targetProps(target, current)}
          class="target"
          data-piece={target.id}
          data-space={target.space}
          d={cardOf(target.side).card}
          transform={`translate(${target.at[0]},${target.at[1]}) scale(${board.counter / 100})`}
        />
      ))}
  </g>
));
