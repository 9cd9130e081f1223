import assert from 'node:assert/strict';
import test from 'node:test';
import { fanOf, placed, stacksOf } from '../../src/board/stacks.js';
import type { Board, Face, Piece, Scene } from '../../src/protocol.js';

const face = (id: string, side: number): Face => ({
  id,
  name: id,
  side,
  nation: side === 0 ? 'french' : 'austrian',
  kind: 'infantry',
  group: 'G',
  left: '4',
  right: '4',
  middle: '7',
  facts: [],
});

const board: Board = {
  game: 'toy',
  title: 'Toy',
  sheet: { width: 400, height: 300, map: { x: 0, y: 0, width: 400, height: 300 } },
  grid: 'hex',
  counter: 40,
  sides: [
    { name: 'Blue', nation: 'french' },
    { name: 'White', nation: 'austrian' },
  ],
  spaces: ['0101', '0102'].map((id, i) => ({ id, name: '', at: [100, 100 + i * 60], outline: [], facts: [] })),
  faces: [face('a', 0), face('b', 0), face('w', 1)],
  tracks: [],
  cards: [],
  sequence: [],
  tables: [],
  overlays: [],
  guide: [],
};

const scene = (...pieces: Piece[]): Scene => ({ pieces, marks: {}, stage: '', status: [], control: {}, panels: [], hands: [], lit: {} });

test('a piece keeps the looks of its face except for what the scene changes', () => {
  const [stack] = stacksOf(board, scene({ id: 'a', at: '0101', left: '3', badges: ['routed'] }));
  const counter = stack!.counters[0]!;
  assert.equal(counter.left, '3');
  assert.equal(counter.right, '4');
  assert.equal(counter.name, 'a');
  assert.deepEqual(counter.badges, ['routed']);
});

test('pieces off the map are in no stack', () => {
  assert.deepEqual(stacksOf(board, scene({ id: 'a', at: null, box: 'losses' })), []);
});

test('friends share a stack, bottom first; enemies in one space stand side by side', () => {
  const stacks = stacksOf(board, scene({ id: 'a', at: '0101' }, { id: 'w', at: '0101' }, { id: 'b', at: '0101' }));
  assert.equal(stacks.length, 2);
  const blue = stacks.find((stack) => stack.side === 0)!;
  const white = stacks.find((stack) => stack.side === 1)!;
  assert.deepEqual(
    blue.counters.map((counter) => counter.id),
    ['a', 'b'],
  );
  assert.ok(white.at[0] - blue.at[0] >= board.counter, 'they must not overlap');
  assert.equal(blue.at[1], 100);
});

test('the top of a stack lies highest and to the right, and four counters show at most', () => {
  const many = Array.from({ length: 7 }, (_, i) => ({ id: `x${i}`, at: '0101', side: 0 }));
  const [stack] = stacksOf(board, scene(...many));
  const seen = placed(stack!, board.counter);
  assert.equal(seen.length, 4);
  const top = seen.at(-1)!;
  assert.equal(top.counter.id, 'x6');
  assert.equal(top.depth, 0);
  for (const below of seen.slice(0, -1)) assert.ok(below.at[0] < top.at[0] && below.at[1] > top.at[1]);
});

test('a fan has a place for each counter and no two at the same', () => {
  for (let count = 1; count <= 20; ++count) {
    const fan = fanOf(count, 6);
    assert.equal(new Set(fan.at.map(String)).size, count);
    assert.ok(fan.columns <= 6 && fan.columns * fan.rows >= count);
  }
});
