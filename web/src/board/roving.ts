// Which target the keyboard goes to next.
import type { Point } from '../protocol.js';
import { distance } from './geometry.js';

export interface Target {
  key: string; // "piece:ID" or "space:ID"
  kind: 'piece' | 'space';
  id: string;
  side: number; // of a piece: the shape of its card
  space: string;
  at: Point;
  label: string;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const kDirections: Record<Arrow, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function isArrow(key: string): key is Arrow {
  return key in kDirections;
}

// The nearest target in that direction: what lies aside counts twice, and what lies more aside than
// ahead is not in that direction at all. Targets in one place (a stack) follow each other first.
export function towards(targets: Target[], from: Target, arrow: Arrow): Target | undefined {
  const [dx, dy] = kDirections[arrow];
  let best: Target | undefined;
  let least = Infinity;
  for (const target of targets) {
    if (target.key === from.key) continue;
    const x = target.at[0] - from.at[0];
    const y = target.at[1] - from.at[1];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead <= 0.5 || aside > ahead * 1.8) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = target;
    }
  }
  return best;
}

export function nearest(targets: Target[], at: Point): Target | undefined {
  let best: Target | undefined;
  for (const target of targets) if (!best || distance(target.at, at) < distance(best.at, at)) best = target;
  return best;
}

export function cycled(targets: Target[], key: string, step: 1 | -1): Target | undefined {
  if (targets.length === 0) return undefined;
  const index = targets.findIndex((target) => target.key === key);
  if (index < 0) return step > 0 ? targets[0] : targets[targets.length - 1];
  return targets[(index + step + targets.length) % targets.length];
}

// Rows of the sheet from the top, each from the left: the order in which [ and ] go round.
export function inReadingOrder(targets: Target[], row: number): Target[] {
  const rowOf = (target: Target) => Math.floor(target.at[1] / row);
  return [...targets].sort((a, b) => rowOf(a) - rowOf(b) || a.at[0] - b.at[0] || a.key.localeCompare(b.key));
}
