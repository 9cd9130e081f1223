import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsOf, settledOptions } from '../../src/lobby/usual.js';
import type { GameInfo } from '../../src/protocol.js';

const option = (key: string, values: string[], scenarios: string[]) => ({ key, values, text: key, scenarios });
const game: GameInfo = {
  key: 'two-bridges',
  title: 'Two Bridges',
  rules_version: '1',
  scenarios: [
    { key: 'upper', title: 'Upper' },
    { key: 'lower', title: 'Lower' },
  ],
  options: [
    option('ice', ['off', 'on'], ['upper']),
    option('flood', ['off', 'on'], ['lower']),
    option('set-up', ['automatic', 'free'], ['upper', 'lower']),
  ],
  seats: [],
  levels: [],
};

test('a scenario has its own options', () => {
  const keys = (scenario: string): string[] => optionsOf(game, scenario).map((one) => one.key);
  assert.deepEqual(keys('upper'), ['ice', 'set-up']);
  assert.deepEqual(keys('lower'), ['flood', 'set-up']);
});

test('what was chosen for another scenario is not sent with this one, and is not forgotten either', () => {
  const chosen = { ice: 'on', 'set-up': 'free' };
  assert.deepEqual(settledOptions(game, 'lower', chosen), { flood: 'off', 'set-up': 'free' });
  assert.deepEqual(settledOptions(game, 'upper', chosen), { ice: 'on', 'set-up': 'free' });
  assert.deepEqual(settledOptions(game, 'upper'), { ice: 'off', 'set-up': 'automatic' });
});
