// Which counters stand where: one stack for each camp in a space, side by side when both are there.
import type { Board, Face, Piece, Point, Scene, Space } from '../protocol.js';

export interface Counter extends Face {
  at: string;
  facing: number | undefined;
  badges: string[];
  down: boolean;
  points: number;
}

export interface Stack {
  key: string; // space and camp
  space: Space;
  side: number;
  at: Point;
  counters: Counter[]; // bottom first
}

export interface Placed {
  counter: Counter;
  stack: Stack;
  at: Point;
  depth: number; // 0 for the top
}

const kSeen = 4; // counters of a stack that show on the map; the others are in its fan
const kStep = 0.085; // of the side of a counter, between one counter and the next

const kBlank: Face = {
  id: '',
  name: '',
  side: 0,
  nation: '',
  kind: 'marker',
  group: '',
  left: '',
  right: '',
  middle: '',
  facts: [],
};

function merged(face: Face | undefined, piece: Piece): Counter {
  const { at, facing, badges, down, points, box: _box, ...looks } = piece;
  const known = Object.fromEntries(Object.entries(looks).filter(([, value]) => value !== undefined));
  return {
    ...kBlank,
    ...face,
    ...known,
    id: piece.id,
    at: at ?? '',
    facing,
    badges: badges ?? [],
    down: down ?? false,
    points: points ?? 0,
  };
}

// Every piece of the scene with the looks it has at this moment, on the map or off it.
export function countersOf(board: Board, scene: Scene): Counter[] {
  const faces = new Map(board.faces.map((face) => [face.id, face]));
  return scene.pieces.map((piece) => merged(faces.get(piece.id), piece));
}

export function stacksOf(board: Board, scene: Scene): Stack[] {
  const spaces = new Map(board.spaces.map((space) => [space.id, space]));
  const stacks = new Map<string, Stack>();
  const camps = new Map<string, number[]>();
  for (const counter of countersOf(board, scene)) {
    const space = spaces.get(counter.at);
    if (!space) continue;
    const key = `${space.id}/${counter.side}`;
    const stack = stacks.get(key);
    if (stack) {
      stack.counters.push(counter);
      continue;
    }
    stacks.set(key, { key, space, side: counter.side, at: space.at, counters: [counter] });
    camps.set(
      space.id,
      [...(camps.get(space.id) ?? []), counter.side].sort((a, b) => a - b),
    );
  }
  for (const stack of stacks.values()) {
    const here = camps.get(stack.space.id)!;
    const slot = here.indexOf(stack.side) - (here.length - 1) / 2;
    stack.at = [stack.space.at[0] + slot * board.counter * 1.12, stack.space.at[1]];
  }
  // What lies lower on the sheet is painted later and covers what lies above.
  return [...stacks.values()].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

// Ids of all counters that are seen without fanning anything out.
export function seenOf(stacks: Stack[]): Set<string> {
  return new Set(stacks.flatMap((stack) => stack.counters.slice(-kSeen).map((counter) => counter.id)));
}

// The counters of a stack that are seen without fanning it out, bottom first.
export function placed(stack: Stack, side: number): Placed[] {
  const seen = Math.min(kSeen, stack.counters.length);
  const step = side * kStep;
  return stack.counters.slice(-seen).map((counter, i) => {
    const lift = (i - (seen - 1) / 2) * step;
    return { counter, stack, at: [stack.at[0] + lift, stack.at[1] - lift], depth: seen - 1 - i };
  });
}

export interface Fan {
  columns: number;
  rows: number;
  at: Point[]; // centres, relative to the middle of the fan, in sides of a counter; top of the stack first
}

// From one counter of a fan to the next, in sides; the rows leave room for the arrows of facing.
export const kPitch: Point = [1.3, 1.4];

// A fan is a tray of rows as even as possible, read like a page.
export function fanOf(count: number, widest: number): Fan {
  const most = Math.max(1, Math.min(widest, count));
  const rows = Math.ceil(count / most);
  const columns = Math.ceil(count / rows);
  const at: Point[] = [];
  for (let i = 0; i < count; ++i) {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    at.push([((i % columns) - (inRow - 1) / 2) * kPitch[0], (row - (rows - 1) / 2) * kPitch[1]]);
  }
  return { columns, rows, at };
}
