import type { GameInfo } from '../protocol.js';

// The weakest plays at random, which teaches nothing: the next one is for a first game.
export const usualLevel = (game: GameInfo): GameInfo['levels'][number] | undefined => game.levels[1] ?? game.levels[0];

// Not every option belongs to every scenario.
export const optionsOf = (game: GameInfo, scenario: string): GameInfo['options'] =>
  game.options.filter((option) => option.scenarios.includes(scenario));

// Of the scenario, with what has been chosen so far as far as it belongs there.
export const settledOptions = (game: GameInfo, scenario: string, chosen: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(optionsOf(game, scenario).map((option) => [option.key, chosen[option.key] ?? option.values[0] ?? '']));
