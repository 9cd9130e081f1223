// What has just happened, shown for a moment: arrows of moves, bursts and words of losses, dice.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Board, Point, Space, Told } from '../protocol.js';

const kShown = 3200; // ms
const kApart = 160; // ms between one and the next
const kMost = 10;

export function facesOf(told: Told): number[] {
  if (!/^roll|dice/i.test(told.kind)) return [];
  return (told.text.match(/\d+/g) ?? [])
    .map(Number)
    .filter((n) => n >= 1 && n <= 6)
    .slice(0, 4);
}

export type FlashKind = 'move' | 'strike' | 'loss' | 'note';

export function flashKind(told: Told): FlashKind {
  if (/^lost|losses|destroy|kill|captur|desert|disorgan|demoral|wound|rout|morale_failed|left_map/i.test(told.kind)) return 'loss';
  if (/fire|assault|charge|combat|attack/i.test(told.kind)) return 'strike';
  return /^(moved|rode|march|advanc|retreat|fled|withdrew|broke|pursu|made|sailed)/i.test(told.kind) ||
    (told.from !== '' && told.to !== '' && told.from !== told.to)
    ? 'move'
    : 'note';
}

export interface Shown {
  key: string;
  told: Told;
  kind: FlashKind;
  at: Point;
  from: Point | undefined;
  delay: number;
}

// A note without a place on the map is the log's business.
export function shownOf(
  flashes: Told[],
  spaces: Map<string, Space>,
  whereIs: (piece: string) => string,
  whereWas: (piece: string) => string,
  batch: number,
): Shown[] {
  const shown: Shown[] = [];
  for (const told of flashes) {
    if (facesOf(told).length > 0) continue;
    const space = spaces.get(told.to) ?? spaces.get(told.from) ?? spaces.get(whereIs(told.piece));
    const kind = flashKind(told);
    if (!space || kind === 'note') continue;
    const from = spaces.get(told.from) ?? (kind === 'move' ? spaces.get(whereWas(told.piece)) : undefined);
    const moves = from !== undefined && from !== space;
    if (kind === 'move' && !moves) continue;
    shown.push({
      key: `${batch}/${shown.length}`,
      told,
      kind,
      at: space.at,
      from: moves ? from.at : undefined,
      delay: shown.length * kApart,
    });
  }
  return shown.slice(-kMost);
}

export function useForAWhile<T>(value: T, empty: T): T {
  const [kept, keep] = useState(empty);
  useEffect(() => {
    keep(value);
    const timer = setTimeout(() => keep(empty), kShown);
    return () => clearTimeout(timer);
  }, [value]);
  return kept;
}

export function FlashLayer({ board, shown, scale }: { board: Board; shown: Shown[]; scale: number }): JSX.Element {
  const unit = board.counter / 42;
  // Words keep their size on the screen, within reason, whatever the zoom.
  const text = Math.min(2.4, Math.max(0.5, 1 / scale));
  const lines = new Map<string, number>();
  return (
    <g class="flashes" aria-hidden="true">
      {shown.map(({ key, told, kind, at, from, delay }) => {
        const place = at.join(',');
        const line = lines.get(place) ?? 0;
        if (kind === 'loss') lines.set(place, line + 1);
        return (
          <g key={key} class={`flash flash-${kind}`} style={{ animationDelay: `${delay}ms` }}>
            {from && <Arrow from={from} to={at} unit={unit} />}
            {kind === 'loss' && line === 0 && (
              <g transform={`translate(${at[0]},${at[1]}) scale(${unit})`}>
                <path
                  class="burst"
                  d="M0,-36L7,-16L24,-27L17,-8L37,-4L19,5L29,23L10,17L4,37L-5,18L-23,28L-17,9L-37,5L-20,-5L-30,-22L-10,-17Z"
                  style={{ animationDelay: `${delay}ms` }}
                />
              </g>
            )}
            {kind === 'strike' && (
              <g transform={`translate(${at[0]},${at[1]}) scale(${unit * 1.3})`}>
                <g class="burst" style={{ animationDelay: `${delay}ms` }}>
                  <circle r="17" />
                  <path class="swords" d="M-9,-10L8,8M9,-10L-8,8M-11,5L-5,10M11,5L5,10" />
                </g>
              </g>
            )}
            {kind === 'loss' && <Words at={[at[0], at[1] - 34 * unit - line * 22 * text]} scale={text} text={told.text} />}
          </g>
        );
      })}
    </g>
  );
}

function Words({ at, scale, text }: { at: Point; scale: number; text: string }): JSX.Element {
  const short = text.length > 54 ? `${text.slice(0, 53)}…` : text;
  const width = short.length * 6.7 + 18;
  return (
    <g transform={`translate(${at[0]},${at[1]}) scale(${scale})`}>
      <g class="words">
        <rect x={-width / 2} y="-13" width={width} height="20" rx="5" />
        <text y="1.6">{short}</text>
      </g>
    </g>
  );
}

function Arrow({ from, to, unit }: { from: Point; to: Point; unit: number }): JSX.Element {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  const width = 4.4 * unit;
  const head = Math.min(20 * unit, length * 0.5);
  const body = length - head;
  return (
    <path
      class="arrow"
      transform={`translate(${from[0]},${from[1]}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`}
      d={`M0,${-width * 0.4}L${body},${-width}V${-width * 2.6}L${length},0L${body},${width * 2.6}V${width}L0,${width * 0.4}Z`}
    />
  );
}

// biome-ignore format: a face a line
const kPips: Record<number, Point[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

// The last roll, in a corner of the window rather than on the map: it is there at any zoom.
export function DiceTray({ told, title }: { told: Told; title: string }): JSX.Element {
  const faces = facesOf(told);
  const text = `${title}: ${faces.join(' + ')}`;
  return (
    <svg class="dice" role="img" aria-label={text} viewBox={`0 0 ${faces.length * 58 + 6} 64`} width={faces.length * 58 + 6} height="64">
      {faces.map((face, i) => (
        <g key={i} transform={`translate(${i * 58 + 32},32)`}>
          <g class={`die die-${i}`}>
            <rect class="die-shadow" x="-23" y="-21" width="48" height="48" rx="9" />
            <rect class="die-face" x="-25" y="-25" width="50" height="50" rx="9" />
            {kPips[face]!.map(([x, y], j) => (
              <circle key={j} cx={x * 13} cy={y * 13} r="4.7" />
            ))}
          </g>
        </g>
      ))}
    </svg>
  );
}
