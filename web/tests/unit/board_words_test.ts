import assert from 'node:assert/strict';
import test from 'node:test';
import { looksOf } from '../../src/board/art/portrait.js';
import { facesOf, flashKind, shownOf } from '../../src/board/flashes.js';
import { counterLabel } from '../../src/board/labels.js';
import { cycled, inReadingOrder, type Target, towards } from '../../src/board/roving.js';
import type { Counter } from '../../src/board/stacks.js';
import type { Point, Told } from '../../src/protocol.js';

const counter: Counter = {
  id: 'FR-DIET1',
  name: 'Dietmann 1',
  side: 0,
  nation: 'french',
  kind: 'infantry',
  group: 'Egalite',
  left: '4',
  middle: '8',
  right: '4',
  facts: [],
  at: '1610',
  facing: 60,
  badges: ['disorganised-1'],
  down: false,
  points: 4,
};

test('a counter says what it is, how it fares and where it stands, in both languages', () => {
  const en = counterLabel(counter, 'French', 'Laer (1709)', 'en');
  for (const part of ['Dietmann 1', 'French infantry', '4-8-4', 'upper right', 'disorganised', 'at Laer (1709)'])
    assert.ok(en.includes(part), part);
  const fr = counterLabel(counter, 'Français', 'Laer (1709)', 'fr');
  for (const part of ['infanterie', 'désorganisé', 'haut à droite', 'en Laer']) assert.ok(fr.includes(part), part);
});

test('a counter that lies face down says nothing but its side and its place', () => {
  const label = counterLabel({ ...counter, down: true }, 'French', '1610', 'en');
  assert.equal(label, 'French, face down, at 1610');
});

const told = (kind: string, text: string, from = '', to = ''): Told => ({ kind, text, from, to, rule: '', piece: '' });

test('dice are read from what was told, and only from rolls', () => {
  assert.deepEqual(facesOf(told('rolled', 'The dice show 3 and 5.')), [3, 5]);
  assert.deepEqual(facesOf(told('rolled', 'Les dés donnent 6 et 6.')), [6, 6]);
  assert.deepEqual(facesOf(told('moved', 'Dietmann 1 moves to 1205 (cost 2).')), []);
});

test('losses burst, moves get an arrow', () => {
  assert.equal(flashKind(told('lost-step', '')), 'loss');
  assert.equal(flashKind(told('moved', '', '0101', '0102')), 'move');
  assert.equal(flashKind(told('assault_declared', '')), 'strike');
  assert.equal(flashKind(told('turn_began', '')), 'note');
});

test('a move that is told without its start begins where the counter stood before', () => {
  const spaces = new Map(['0101', '0102'].map((id, i) => [id, { id, name: '', at: [0, i * 60] as Point, outline: [], facts: [] }]));
  const move = { ...told('moved', '', '', '0102'), piece: 'Foot' };
  const [arrow] = shownOf(
    [move],
    spaces,
    () => '0102',
    () => '0101',
    1,
  );
  assert.deepEqual(arrow?.from, [0, 0]);
  assert.deepEqual(arrow?.at, [0, 60]);
  assert.deepEqual(
    shownOf(
      [move],
      spaces,
      () => '0102',
      () => '0102',
      1,
    ),
    [],
    'a move of no length is not drawn',
  );
});

const target = (key: string, at: Point): Target => ({ key, kind: 'space', id: key, side: -1, space: key, at, label: key });
const cross = [
  target('middle', [0, 0]),
  target('up', [3, -60]),
  target('down', [0, 60]),
  target('left', [-50, 20]),
  target('far', [200, 10]),
  target('right', [55, -28]),
];

test('arrows go to the nearest target in their direction', () => {
  const from = cross[0]!;
  assert.equal(towards(cross, from, 'ArrowUp')?.key, 'up');
  assert.equal(towards(cross, from, 'ArrowDown')?.key, 'down');
  assert.equal(towards(cross, from, 'ArrowLeft')?.key, 'left');
  assert.equal(towards(cross, from, 'ArrowRight')?.key, 'right');
  assert.equal(towards(cross, cross[4]!, 'ArrowRight'), undefined);
});

test('[ and ] go round all targets once', () => {
  const order = inReadingOrder(cross, 40);
  const seen = new Set<string>();
  let at: Target | undefined = order[0];
  for (let i = 0; i < order.length; ++i) {
    seen.add(at!.key);
    at = cycled(order, at!.key, 1);
  }
  assert.equal(seen.size, cross.length);
  assert.equal(at!.key, order[0]!.key);
  assert.equal(cycled(order, order[0]!.key, -1)!.key, order.at(-1)!.key);
  assert.equal(cycled([], '', 1), undefined);
});

test('a commander always has the same face, and the chiefs of one army do not look alike', () => {
  assert.deepEqual(looksOf('Charette', 'vendeen'), looksOf('Charette', 'vendeen'));
  const chiefs = [
    'Cathelineau',
    'Stofflet',
    'dElbee',
    'Bonchamps',
    'LaRochejaquelein',
    'Lescure',
    'Royrand',
    'Sapinaud',
    'Lyrot',
    'Charette',
    'Joly',
    'LaCatheliniere',
  ];
  assert.equal(new Set(chiefs.map((id) => JSON.stringify(looksOf(id, 'vendeen')))).size, chiefs.length);
});
