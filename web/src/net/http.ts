import { w } from '../i18n/index.js';
import type { Board, Created, FreeSeat, GameInfo, Joined, Lang, Loaded, Me, NewTable, RuleText, TableInfo } from '../protocol.js';

// An answer that is no answer: `text` is a sentence for the reader.
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule = '',
  ) {
    super(text);
  }
}

async function answer(method: string, path: string, body?: BodyInit, type?: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body }),
      ...(type === undefined ? {} : { headers: { 'Content-Type': type } }),
    });
  } catch {
    throw new Refused('unreachable', w().unreachable);
  }
  if (response.ok) return response;
  let told: unknown;
  try {
    told = await response.json();
  } catch {
    told = undefined;
  }
  const error = (told as { error?: { code?: unknown; text?: unknown; rule?: unknown } } | undefined)?.error;
  throw new Refused(
    typeof error?.code === 'string' ? error.code : String(response.status),
    typeof error?.text === 'string' ? error.text : w().httpFailed(response.status),
    typeof error?.rule === 'string' ? error.rule : '',
  );
}

const get = async <T>(path: string): Promise<T> => (await (await answer('GET', path)).json()) as T;
const post = async <T>(path: string, value: unknown): Promise<T> =>
  (await (await answer('POST', path, JSON.stringify(value), 'application/json')).json()) as T;

const enc = encodeURIComponent;

// The scenario chooses the map.
export interface Played {
  game: string;
  scenario: string;
}

export interface SetUp extends Played {
  options: Record<string, string>;
}

export const api = {
  games: (lang: Lang) => get<GameInfo[]>(`/api/games?lang=${lang}`),
  board: ({ game, scenario }: Played, lang: Lang) => get<Board>(`/api/games/${enc(game)}/board?lang=${lang}&scenario=${enc(scenario)}`),
  sheet: async ({ game, scenario }: Played, lang: Lang) =>
    (await answer('GET', `/api/games/${enc(game)}/sheet.svg?lang=${lang}&scenario=${enc(scenario)}`)).text(),
  seats: ({ game, scenario, options }: SetUp, lang: Lang) =>
    get<FreeSeat[]>(`/api/games/${enc(game)}/seats?${new URLSearchParams({ ...options, scenario, lang })}`),
  rules: (game: string, lang: Lang) => get<RuleText[]>(`/api/games/${enc(game)}/rules?lang=${lang}`),
  me: () => get<Me>('/api/me'),
  rename: (name: string) => post<Me>('/api/me', { name }),
  tables: () => get<TableInfo[]>('/api/tables'),
  table: (id: string) => get<TableInfo>(`/api/tables/${enc(id)}`),
  create: (table: NewTable) => post<Created>('/api/tables', table),
  join: (id: string, token: string) => post<Joined>(`/api/tables/${enc(id)}/join`, { token }),
  cardPath: (game: string, card: string, lang: Lang) => `/api/games/${enc(game)}/cards/${enc(card)}.svg?lang=${lang}`,
  recordPath: (id: string) => `/api/tables/${enc(id)}/record`,
  loadRecord: async (text: string) => (await (await answer('POST', '/api/records', text, 'text/plain; charset=utf-8')).json()) as Loaded,
};
