// What lies on the map under the counters: flags, overlays, places that can be reached or chosen.
import type { JSX } from 'preact';
import type { Board, Overlay, Point, Scene, Space, Way } from '../protocol.js';
import { hatchOf } from './defs.js';
import { pathOf } from './geometry.js';
import { sideLivery } from './palette.js';
import { pure } from './pure.js';

type Spaces = Map<string, Space>;

// Who holds a place, to the left of its counters: a swallow-tailed flag for the first camp, a pointed one for the second.
interface FlagsProps {
  board: Board;
  spaces: Spaces;
  control: Scene['control'];
}

export const Flags = pure(({ board, spaces, control }: FlagsProps) => {
  const unit = board.counter / 100;
  return (
    <g class="flags" aria-hidden="true">
      {Object.entries(control).map(([id, camp]) => {
        const space = spaces.get(id);
        if (!space || (camp !== 0 && camp !== 1)) return null;
        const livery = sideLivery(board, camp);
        return (
          <g key={id} transform={`translate(${space.at[0] - 60 * unit},${space.at[1] + 54 * unit}) scale(${unit})`}>
            <path d="M0,4V-44" stroke="#2a2013" stroke-width="5" stroke-linecap="round" />
            <path
              d={camp === 0 ? 'M-2,-44H-36L-27,-32L-36,-20H-2Z' : 'M-2,-46L-38,-33L-2,-20Z'}
              fill={livery.card}
              stroke={camp === 0 ? livery.dark : livery.trim}
              stroke-width="3.4"
              stroke-linejoin="round"
            />
          </g>
        );
      })}
    </g>
  );
});

interface OverlayProps {
  board: Board;
  spaces: Spaces;
  overlay: Overlay;
}

export const OverlayLayer = pure(({ board, spaces, overlay }: OverlayProps) => {
  const small = board.counter * 0.3;
  return (
    <g class="overlay" aria-hidden="true">
      {overlay.spaces.map(({ id, side }, i) => {
        const space = spaces.get(id);
        if (!space) return null;
        return (
          <path
            key={`${id}/${side}/${i}`}
            d={pathOf(space.outline)}
            fill={hatchOf(side)}
            stroke={side === 0 || side === 1 ? sideLivery(board, side).dark : '#5a4a2c'}
            stroke-width="1.4"
            stroke-opacity="0.7"
          />
        );
      })}
      {overlay.lines.map(({ from, to, side }, i) => {
        const a = spaces.get(from)?.at;
        const b = spaces.get(to)?.at;
        if (!a || !b) return null;
        const livery = side === 0 || side === 1 ? sideLivery(board, side) : undefined;
        return (
          <g key={i} fill="none" stroke-linecap="round">
            <path d={`M${a}L${b}`} stroke="#fffaf0" stroke-width="6.4" stroke-opacity="0.9" />
            <path
              d={`M${a}L${b}`}
              stroke={side === 0 ? livery!.card : livery ? livery.trim : '#4a3c22'}
              stroke-width="3"
              stroke-dasharray={side === 1 ? '2 6' : side === 0 ? 'none' : '9 6'}
            />
          </g>
        );
      })}
      {overlay.spaces.map(({ id, side, text }, i) => {
        const space = spaces.get(id);
        if (!space || text === '') return null;
        return (
          <text key={`${id}/${side}/${i}`} class="map-label" x={space.at[0]} y={space.at[1] + small * 0.35} font-size={small * 1.2}>
            {text}
          </text>
        );
      })}
    </g>
  );
});

interface ReachProps {
  board: Board;
  spaces: Spaces;
  ways: Way[];
  glow: Map<string, string>;
}

// Places that may be clicked: a pale tint, a dashed inner line and, where no counter hides it, a dot.
export const Reach = pure(({ board, spaces, ways, glow }: ReachProps) => {
  const costs = new Map(ways.map((way) => [way.space, way.cost]));
  const all = new Set([...costs.keys(), ...glow.keys()]);
  const dot = board.counter * 0.11;
  return (
    <g class="reach" aria-hidden="true">
      {[...all].map((id) => {
        const space = spaces.get(id);
        if (!space) return null;
        const cost = costs.get(id) ?? '';
        const outline = inset(space.outline, space.at, board.counter * 0.06);
        return (
          <g key={id} class={glow.has(id) ? 'open' : 'far-off'}>
            <path class="reach-fill" d={pathOf(outline)} />
            <path class="reach-under" d={pathOf(outline)} />
            <path class="reach-line" d={pathOf(outline)} />
            {cost === '' && glow.has(id) && <circle class="reach-dot" cx={space.at[0]} cy={space.at[1]} r={dot} />}
          </g>
        );
      })}
    </g>
  );
});

// Drawn above the counters, so that the price of entering an occupied place can be read too.
interface CostsProps {
  board: Board;
  spaces: Spaces;
  ways: Way[];
  occupied: Set<string>;
}

export const Costs = pure(({ board, spaces, ways, occupied }: CostsProps) => {
  const radius = board.counter * 0.22;
  return (
    <g class="costs" aria-hidden="true">
      {ways.map((way) => {
        const space = spaces.get(way.space);
        if (!space || way.cost === '') return null;
        // Beside a counter rather than over its figures.
        const taken = occupied.has(way.space);
        const x = space.at[0] + (taken && board.grid === 'hex' ? board.counter * 0.6 : 0);
        const y = space.at[1] + board.counter * (!taken ? 0.36 : board.grid === 'hex' ? -0.1 : 0.74);
        return (
          <g key={way.space} transform={`translate(${x},${y})`}>
            <rect x={-radius * 1.2} y={-radius} width={radius * 2.4} height={radius * 2} rx={radius} />
            <text y={radius * 0.42} font-size={radius * 1.35}>
              {way.cost}
            </text>
          </g>
        );
      })}
    </g>
  );
});

export function WayLine({ board, spaces, way, from }: { board: Board; spaces: Spaces; way: Way; from: string }): JSX.Element | null {
  const ids = way.path[0] === from || from === '' ? way.path : [from, ...way.path];
  const points = ids.map((id) => spaces.get(id)?.at).filter((at): at is Point => at !== undefined);
  if (points.length < 2) return null;
  const [x2, y2] = points[points.length - 1]!;
  const [x1, y1] = points[points.length - 2]!;
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const width = board.counter * 0.15;
  const line = `M${points.map((p) => p.join(',')).join('L')}`;
  return (
    <g class="way" aria-hidden="true" fill="none" stroke-linejoin="round" stroke-linecap="round">
      <path d={line} class="way-under" stroke-width={width * 1.9} />
      <path d={line} class="way-line" stroke-width={width} stroke-dasharray={`${width * 2.2} ${width * 1.8}`} />
      {points.slice(1, -1).map(([x, y], i) => (
        <circle key={i} class="way-stop" cx={x} cy={y} r={width * 0.95} />
      ))}
      <path
        class="way-head"
        d="M-17,-12L6,0L-17,12L-11,0Z"
        transform={`translate(${x2},${y2}) rotate(${angle}) scale(${board.counter / 42})`}
      />
    </g>
  );
}

// A line a little inside the border of a space, so that neighbours keep a line each.
export function inset(outline: Point[], centre: Point, by: number): Point[] {
  return outline.map(([x, y]) => {
    const dx = centre[0] - x;
    const dy = centre[1] - y;
    const length = Math.hypot(dx, dy) || 1;
    const shift = Math.min(by, length * 0.4);
    return [Math.round((x + (dx / length) * shift) * 10) / 10, Math.round((y + (dy / length) * shift) * 10) / 10];
  });
}
