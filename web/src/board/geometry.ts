import type { Point, Space } from '../protocol.js';

export function pathOf(outline: Point[]): string {
  return outline.length === 0 ? '' : `M${outline.map(([x, y]) => `${x},${y}`).join('L')}Z`;
}

export function contains(outline: Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [xi, yi] = outline[i]!;
    const [xj, yj] = outline[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

// Finds the space under a point. A coarse grid keeps the test to a handful of outlines.
export class SpaceFinder {
  private readonly cell = 80;
  private readonly cells = new Map<string, Space[]>();

  constructor(spaces: Space[]) {
    for (const space of spaces) {
      if (space.outline.length < 3) continue;
      const xs = space.outline.map((p) => p[0]);
      const ys = space.outline.map((p) => p[1]);
      const column = (x: number) => Math.floor(x / this.cell);
      for (let c = column(Math.min(...xs)); c <= column(Math.max(...xs)); ++c)
        for (let r = column(Math.min(...ys)); r <= column(Math.max(...ys)); ++r) {
          const key = `${c},${r}`;
          const list = this.cells.get(key);
          if (list) list.push(space);
          else this.cells.set(key, [space]);
        }
    }
  }

  at(point: Point): Space | undefined {
    const key = `${Math.floor(point[0] / this.cell)},${Math.floor(point[1] / this.cell)}`;
    return this.cells.get(key)?.find((space) => contains(space.outline, point));
  }
}
