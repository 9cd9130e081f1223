import type { GameInfo } from '../protocol.js';

// The weakest plays at random, which teaches nothing: the next one is for a first game.
export const usualLevel = (game: GameInfo): GameInfo['levels'][number] | undefined => game.levels[1] ?? game.levels[0];

export const usualOptions = (game: GameInfo): Record<string, string> =>
  Object.fromEntries(game.options.map((option) => [option.key, option.values[0] ?? '']));
