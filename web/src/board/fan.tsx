// A stack laid out on a tray, every counter at a size that can be read and clicked.
import type { JSX } from 'preact';
import type { Board, Lang, Point } from '../protocol.js';
import { toSheet, toView, type Camera, type Size } from './camera.js';
import type { CounterStyle } from './contract.js';
import { CounterArt } from './counter.js';
import { counterLabel, spaceLabel } from './labels.js';
import { Ring } from './pieces.js';
import { fanOf, kPitch, type Stack } from './stacks.js';
import { word } from './words.js';

const kSide = 74; // pixels of a counter on the tray

export interface FanProps {
  board: Board;
  stack: Stack;
  camera: Camera;
  view: Size;
  bands: Map<string, string>;
  style: CounterStyle;
  lang: Lang;
  glow: Map<string, string>;
  selected: string;
  focused: string; // piece with the keyboard, or ""
}

export function FanTray({ board, stack, camera, view, bands, style, lang, glow, selected, focused }: FanProps): JSX.Element {
  const pixels = Math.max(kSide, board.counter * camera.k * 1.05);
  const fan = fanOf(stack.counters.length, Math.max(2, Math.min(6, Math.floor((view.width - 40) / (pixels * kPitch[0])))));
  const head = 22;
  const width = (fan.columns * kPitch[0] + 0.2) * pixels;
  const height = (fan.rows * kPitch[1] + 0.2) * pixels + head;
  const [x, y] = toView(camera, stack.at);
  // Over the stack, so that the pointer is already on the tray, but never outside of the window.
  const left = Math.min(Math.max(6, x - width / 2), Math.max(6, view.width - width - 6));
  const top = Math.min(Math.max(6, y - height / 2), Math.max(6, view.height - height - 6));
  const [ox, oy]: Point = toSheet(camera, [left, top]);
  const total = stack.counters.reduce((sum, counter) => sum + counter.points, 0);
  const title = [
    spaceLabel(stack.space),
    `${stack.counters.length} ${word('stack', lang)}`,
    total > 0 ? `${word('strength', lang)} ${total}` : '',
  ].filter(Boolean);
  return (
    <g class="fan" data-fan data-space={stack.space.id} data-detail="near" transform={`translate(${ox},${oy}) scale(${1 / camera.k})`}>
      <rect class="tray-shadow" x="3" y="5" width={width} height={height} rx="12" />
      <rect class="tray" width={width} height={height} rx="12" />
      <text class="tray-title" x={width / 2} y="19">
        {title.join(' · ')}
      </text>
      {[...stack.counters].reverse().map((counter, i) => {
        const [cx, cy] = fan.at[i]!;
        const lit = glow.has(counter.id);
        return (
          <g
            key={counter.id}
            class={`piece fanned${lit ? ' lit' : ''}${counter.id === selected ? ' selected' : ''}${counter.id === focused ? ' focused' : ''}`}
            data-piece={counter.id}
            data-space={stack.space.id}
            role="img"
            aria-label={counterLabel(counter, board.sides[counter.side]?.name ?? '', spaceLabel(stack.space), lang)}
            transform={`translate(${width / 2 + cx * pixels},${head + (height - head) / 2 + cy * pixels}) scale(${pixels / 100})`}
          >
            <rect x="-60" y="-60" width="120" height="120" fill="transparent" />
            {(lit || counter.id === selected || counter.id === focused) && <Ring side={counter.side} />}
            <CounterArt counter={counter} style={style} band={bands.get(`${counter.side}/${counter.group}`) ?? ''} lang={lang} />
            {lit && <path class="lit-corner" d="M-56,-56H-30L-56,-30Z" />}
          </g>
        );
      })}
    </g>
  );
}
