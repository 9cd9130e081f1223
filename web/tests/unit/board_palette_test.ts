import assert from 'node:assert/strict';
import test from 'node:test';
import { kLiveries, liveryOf, lightness, linear, parseHex, type Rgb } from '../../src/board/palette.js';

// Full dichromacy, on linear light: Machado, Oliveira and Fernandes (2009), severity 1.
const kEyes: Record<string, [Rgb, Rgb, Rgb]> = {
  trichromat: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(colour: string, eyes: [Rgb, Rgb, Rgb]): Rgb {
  const light = linear(parseHex(colour));
  return eyes.map((row) => Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2]))) as Rgb;
}

// The nations that face each other in a game, first camp against second.
const kFoes: [string, string][] = [
  ['french', 'austrian'],
  ['republican', 'vendeen'],
  ['republican', 'english'],
  ['imperial', 'prussian'],
  ['a nation without colours', 'another'],
];

for (const [name, eyes] of Object.entries(kEyes))
  for (const [first, second] of kFoes)
    test(`${first} and ${second} cards differ by 30 of L* for a ${name}`, () => {
      const a = lightness(seen(liveryOf(first, 0).card, eyes));
      const b = lightness(seen(liveryOf(second, 1).card, eyes));
      assert.ok(Math.abs(a - b) >= 30, `L* ${a.toFixed(1)} and ${b.toFixed(1)}`);
    });

test('figures and names can be read on every card (contrast 7 to 1)', () => {
  for (const [nation, livery] of Object.entries(kLiveries)) {
    const y = (colour: string) => {
      const [r, g, b] = linear(parseHex(colour));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [low, high] = [y(livery.ink), y(livery.card)].sort((p, q) => p - q);
    assert.ok((high! + 0.05) / (low! + 0.05) >= 7, nation);
  }
});

test('L* of the ends of the scale', () => {
  assert.ok(Math.abs(lightness(linear([255, 255, 255])) - 100) < 0.1);
  assert.ok(Math.abs(lightness(linear([0, 0, 0]))) < 0.1);
});
