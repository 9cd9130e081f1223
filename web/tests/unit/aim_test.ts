import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickPiece, clickSpace, glows, grouped, listed, type Offer } from '../../src/play/aim.js';
import type { Choice, Piece, Scene } from '../../src/protocol.js';

const choice = (done: string, piece = '', space = ''): Choice => ({
  do: done,
  text: `text of ${done}`,
  rule: '5.2',
  verb: done.split(' ')[0]!,
  piece,
  space,
  cost: '',
  commits: false,
});
const scene = (...pieces: Piece[]): Scene => ({ pieces, marks: {}, stage: '', status: [], control: {}, panels: [], hands: [], lit: {} });
const offer = (choices: Choice[], more: Partial<Offer> = {}): Offer => ({ choices, ways: [], scene: scene(), selected: '', ...more });

test('a counter with one choice acts at once', () => {
  const march = choice('march Keim', 'Keim');
  assert.deepEqual(clickPiece(offer([march, choice('done')]), 'Keim'), { kind: 'act', choice: march });
});

test('a counter with several choices asks which', () => {
  const both = [choice('attempt X offensive', 'X'), choice('attempt X defensive', 'X')];
  assert.deepEqual(clickPiece(offer(both), 'X'), { kind: 'choose', choices: both });
});

test('choices of counter and place: the counter is selected first, then its places glow', () => {
  const choices = [choice('place A 1', 'A', '1'), choice('place A 2', 'A', '2'), choice('place B 2', 'B', '2')];
  assert.deepEqual(clickPiece(offer(choices), 'A'), { kind: 'select', piece: 'A' });
  assert.deepEqual([...glows(choices, '').pieces.keys()], ['A', 'B']);
  assert.deepEqual([...glows(choices, '').spaces.keys()], []);
  assert.deepEqual([...glows(choices, 'A').spaces.keys()], ['1', '2']);
  assert.deepEqual(clickSpace(offer(choices, { selected: 'A' }), '2'), { kind: 'act', choice: choices[1] });
});

test('when all of them are about one counter its places glow at once', () => {
  const choices = [choice('to 1', 'A', '1'), choice('to 2', 'A', '2'), choice('halt')];
  assert.deepEqual([...glows(choices, '').spaces.keys()], ['1', '2']);
  assert.deepEqual(clickSpace(offer(choices), '1'), { kind: 'act', choice: choices[0] });
});

test('a far place that can be reached gives the whole way', () => {
  const way = { space: '9', cost: '3', do: ['to 1', 'to 9'], path: ['1', '9'] };
  assert.deepEqual(clickSpace(offer([choice('to 1', '', '1')], { ways: [way] }), '9'), { kind: 'way', way });
});

test('a step that is offered is preferred to a way', () => {
  const step = choice('to 1', '', '1');
  const way = { space: '1', cost: '1', do: ['to 1'], path: ['1'] };
  assert.deepEqual(clickSpace(offer([step], { ways: [way] }), '1'), { kind: 'act', choice: step });
});

test('a counter without choices stands for the place it is in', () => {
  const fire = choice('fire 7', '', '7');
  const there = scene({ id: 'enemy', at: '7' });
  assert.deepEqual(clickPiece(offer([fire], { scene: there }), 'enemy'), { kind: 'act', choice: fire });
});

test('a place stands for the one counter in it that can be clicked', () => {
  const march = choice('march Keim', 'Keim');
  const there = scene({ id: 'Keim', at: '7' }, { id: 'other', at: '7' });
  assert.deepEqual(clickSpace(offer([march], { scene: there }), '7'), { kind: 'act', choice: march });
});

test('anything else asks the referee why not', () => {
  assert.deepEqual(clickSpace(offer([choice('halt')]), '7'), { kind: 'why', space: '7' });
  assert.deepEqual(clickPiece(offer([choice('halt')], { scene: scene({ id: 'Keim', at: '7' }) }), 'Keim'), {
    kind: 'why',
    piece: 'Keim',
    space: '7',
  });
  assert.deepEqual(clickPiece(offer([], { scene: scene({ id: 'lost', at: null }) }), 'lost'), { kind: 'why', piece: 'lost' });
});

test('the list keeps the order and shows the selected counter with what needs none', () => {
  const choices = [choice('to 1', 'A', '1'), choice('to 2', 'B', '2'), choice('halt')];
  assert.deepEqual(
    listed(choices, 'A').map((one) => one.do),
    ['to 1', 'halt'],
  );
  assert.deepEqual(listed(choices, '').length, 3);
  assert.deepEqual(
    grouped(choices).map((group) => [group.key, group.choices.length]),
    [
      ['to', 2],
      ['halt', 1],
    ],
  );
});
