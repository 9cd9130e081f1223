import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameOf, sidesOf, sitting } from '../../src/lobby/seating.js';
import type { FreeSeat } from '../../src/protocol.js';

const seat = (name: string, side: number, camp = '', nation = ''): FreeSeat => ({ name, side, camp, nation });

const two = [seat('French', 0, 'French', 'french'), seat('Austrian', 1, 'Austrian', 'austrian')];
const council = [
  seat('Mayor', 0, 'North', 'republican'),
  seat('Ferryman', 1, 'South', 'english'),
  seat('Miller', 0, 'North', 'republican'),
];

test('the reader has the first seat, the computer the others, until they are told otherwise', () => {
  const level = { kind: 'computer', level: 'sergeant' } as const;
  assert.deepEqual(sitting(two, [], 'sergeant'), [{ kind: 'me' }, level]);
  assert.deepEqual(sitting(council, [{ kind: 'friend' }, undefined, { kind: 'me' }], 'sergeant'), [
    { kind: 'friend' },
    level,
    { kind: 'me' },
  ]);
  assert.deepEqual(sitting(council, [], ''), [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }], 'a game without computer players');
});

test('a set-up with fewer seats forgets who sat in the others, one with more asks for them', () => {
  const chosen = [{ kind: 'friend' }, { kind: 'me' }, { kind: 'me' }] as const;
  assert.equal(sitting(two, chosen, 'sergeant').length, 2);
  const seven = Array.from({ length: 7 }, (_, i) => seat(`Chair ${i + 1}`, i % 2));
  const sitters = sitting(seven, chosen, 'sergeant');
  assert.equal(sitters.length, 7);
  assert.deepEqual(sitters.slice(0, 3), [...chosen]);
  assert.ok(sitters.slice(3).every((one) => one.kind === 'computer'));
});

test('the chairs of a side stand together', () => {
  assert.deepEqual(
    sidesOf(council).map(({ side, camp, nation, seats }) => [side, camp, nation, seats.map((one) => [one.seat, one.name])]),
    [
      [
        0,
        'North',
        'republican',
        [
          [0, 'Mayor'],
          [2, 'Miller'],
        ],
      ],
      [1, 'South', 'english', [[1, 'Ferryman']]],
    ],
  );
  assert.deepEqual(
    sidesOf(two).map((side) => side.camp),
    ['', ''],
    'a side with one seat of the same name is not named twice',
  );
});

test('a link says for which chair of which side it is', () => {
  assert.equal(nameOf(council[2]), 'Miller (North)');
  assert.equal(nameOf(two[1]), 'Austrian');
  assert.equal(nameOf(undefined), '');
});
