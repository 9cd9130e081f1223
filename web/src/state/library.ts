// What never changes while the page is open, fetched once per language.
import { signal } from '@preact/signals';
import { api, type Played, type SetUp } from '../net/http.js';
import type { Board, FreeSeat, GameInfo, Lang, RuleText } from '../protocol.js';

function kept<K, T>(fetchIt: (key: K, lang: Lang) => Promise<T>): (key: K, lang: Lang) => Promise<T> {
  const shelf = new Map<string, Promise<T>>();
  return (key, lang) => {
    const name = `${lang} ${JSON.stringify(key)}`;
    let found = shelf.get(name);
    if (!found) {
      found = fetchIt(key, lang);
      // A failure is not kept: the next reader tries again.
      found.catch(() => shelf.delete(name));
      shelf.set(name, found);
    }
    return found;
  };
}

export const boardOf: (played: Played, lang: Lang) => Promise<Board> = kept(api.board);
export const sheetOf: (played: Played, lang: Lang) => Promise<string> = kept(api.sheet);
export const rulesOf: (game: string, lang: Lang) => Promise<RuleText[]> = kept(api.rules);
export const seatsOf: (setUp: SetUp, lang: Lang) => Promise<FreeSeat[]> = kept(api.seats);
const gamesBy = kept((_: string, lang) => api.games(lang));
export const allGames = (lang: Lang): Promise<GameInfo[]> => gamesBy('', lang);

// The rule that the side panel shows; null: the panel is closed.
export const openRule = signal<{ game: string; number: string } | null>(null);

// "6.2.2" finds itself, else what contains it: "6.2", then "6".
export function findRule(rules: readonly RuleText[], number: string): RuleText | undefined {
  for (let wanted = number; wanted !== ''; wanted = wanted.replace(/(?:^|[.-])[^.-]*$/, '')) {
    const found = rules.find((rule) => rule.number === wanted);
    if (found) return found;
  }
  return undefined;
}
