// The counters on the map.
import type { JSX } from 'preact';
import type { Board, Lang } from '../protocol.js';
import type { CounterStyle } from './contract.js';
import { cardOf, CounterArt } from './counter.js';
import { counterLabel, spaceLabel } from './labels.js';
import { pure } from './pure.js';
import type { Target } from './roving.js';
import { placed, type Stack } from './stacks.js';
import { targetProps } from './targets.js';

export interface PiecesProps {
  board: Board;
  stacks: Stack[];
  bands: Map<string, string>;
  style: CounterStyle;
  lang: Lang;
  glow: Map<string, string>;
  selected: string;
  targets: Map<string, Target>; // by piece
  current: string; // key of the target that has the keyboard
}

export const Pieces = pure(({ board, stacks, bands, style, lang, glow, selected, targets, current }: PiecesProps) => {
  const unit = board.counter / 100;
  const all = stacks.flatMap((stack) => placed(stack, board.counter));
  // The selected counter is lifted above all others.
  const order = all.filter((one) => one.counter.id !== selected).concat(all.filter((one) => one.counter.id === selected));
  return (
    <g class="pieces">
      {order.map(({ counter, stack, at, depth }) => {
        const label = counterLabel(counter, board.sides[counter.side]?.name ?? '', spaceLabel(stack.space), lang);
        // One ring for a stack whose top can be chosen; a ring below shows when the top cannot.
        const lit = glow.has(counter.id) && (depth === 0 || !glow.has(stack.counters.at(-1)!.id));
        // A star on a stack whose commanders lie below its top.
        const chiefs = counter.kind === 'leader' || counter.down ? 0 : stack.counters.filter((one) => one.kind === 'leader').length;
        // And what they lead, where a commander lies on top.
        const strength = stack.counters.reduce((sum, one) => sum + one.points, 0);
        const leads = depth === 0 && counter.kind === 'leader' && strength > 0;
        const target = targets.get(counter.id);
        const state = `piece${lit ? ' lit' : ''}${counter.id === selected ? ' selected' : ''}${leads ? ' leading' : ''}`;
        return (
          <g
            key={counter.id}
            class={state}
            data-piece={counter.id}
            data-space={stack.space.id}
            {...(target ? targetProps(target, current) : { role: 'img' as const, 'aria-label': label })}
            style={{ transform: `translate(${at[0]}px,${at[1]}px) scale(${unit * (counter.id === selected ? 1.1 : 1)})` }}
          >
            {(lit || counter.id === selected) && <Ring side={counter.side} />}
            {target && <path class="focus-ring" d={cardOf(counter.side).card} transform="scale(1.14)" />}
            <CounterArt counter={counter} style={style} band={bands.get(`${counter.side}/${counter.group}`) ?? ''} lang={lang} />
            {lit && <path class="lit-corner" d="M-56,-56H-30L-56,-30Z" />}
            {depth === 0 && chiefs > 0 && (
              <g class="chiefs" aria-hidden="true">
                <path d="M-51,-57L-46.4,-46.6L-35.2,-45.4L-43.6,-38L-41.2,-27L-51,-32.8L-60.8,-27L-58.4,-38L-66.8,-45.4L-55.6,-46.6Z" />
                {chiefs > 1 && (
                  <text x="-51" y="-36">
                    {chiefs}
                  </text>
                )}
              </g>
            )}
            {leads && (
              <g class="strength" aria-hidden="true">
                <rect x="-21" y="46" width="42" height="25" rx="5" />
                <text x="0" y="65.5">
                  {strength}
                </text>
              </g>
            )}
            {depth === 0 && stack.counters.length > 1 && (
              <g class="count" aria-hidden="true">
                <circle cx="-51" cy="3" r="15" />
                <text x="-51" y="10.4">
                  {stack.counters.length}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});

// A bright ring within a dark one is seen on any ground; a spark runs along it where motion is welcome.
export function Ring({ side }: { side: number }): JSX.Element {
  const card = cardOf(side).card;
  return (
    <g class="ring" transform="scale(1.1)">
      <path class="ring-under" d={card} />
      <path class="ring-line" d={card} />
      <path class="ring-spark" d={card} pathLength={100} />
    </g>
  );
}
