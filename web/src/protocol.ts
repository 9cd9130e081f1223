// What the page and the server say to each other. docs/server-protocol.md explains it; the server's
// side is src/server. Everything here is already cut to what the reader may see. What the engine
// shows of a game is in protocol/shapes.ts, which is made of its structs.

import type { Choice, Ending, Odds, Overlay, Prompt, Refusal, Scene, Told, Way } from './protocol/shapes';

export type * from './protocol/shapes';

export type Lang = 'en' | 'fr';

// ---------------------------------------------------------------- what never changes in a game

export interface RuleText {
  number: string; // "6.2.2", "N-47"
  title: string;
  text: string; // plain text; blank lines part paragraphs
}

export interface GameInfo {
  key: string;
  title: string;
  rulesVersion: string;
  scenarios: { key: string; title: string }[];
  options: { key: string; values: string[]; text: string }[];
  seats: string[]; // names of the camps
  levels: { key: string; title: string; text: string }[]; // of the computer, weakest first
}

// ---------------------------------------------------------------- one moment of a game

export interface LogEntry {
  n: number; // 1 for the first action that counts for the reader
  by: number | 'chance'; // as far as the reader knows
  do: string; // notation; "" when the reader may not know it
  told: Told[];
  at: string; // UTC
  note?: string; // what a computer player expected
}

export type ActorWire = number | 'chance' | 'nobody'; // a seat

export interface SeatInfo {
  seat: number;
  side: number; // the camp it plays, as the game began
  camp: string; // "French"
  kind: 'person' | 'computer' | 'open'; // open: a friend's link has not been used yet
  name: string;
  level: string; // of a computer
  mine: boolean;
  online: boolean;
}

export interface MatchInfo {
  id: string;
  game: string;
  title: string;
  scenario: string;
  options: Record<string, string>;
  secrets: boolean; // a seat may know what another may not: whoever shares a screen must look away
  seats: SeatInfo[];
  actor: ActorWire;
  myTurn: boolean;
  over: boolean;
  result: string;
  n: number;
  created: string;
  changed: string;
}

// ---------------------------------------------------------------- HTTP

// GET  /api/games?lang=                         GameInfo[]
// GET  /api/games/KEY/board?lang=&scenario=     Board
// GET  /api/games/KEY/sheet.svg?lang=&scenario= the printed map
// GET  /api/games/KEY/rules?lang=               RuleText[]
// GET  /api/me                                  { name }
// POST /api/me           { name }               { name }
// GET  /api/matches                             MatchInfo[], mine
// POST /api/matches      NewMatch               { id, links: { seat, path }[] }
// GET  /api/matches/ID                          MatchInfo
// POST /api/matches/ID/join   { token }         { seat }
// GET  /api/matches/ID/record                   the record as text, as an attachment
// POST /api/records      the text of a record   { id }
// WS   /api/matches/ID/feed?lang=               ServerMessage, ClientMessage
// Errors: { error: { code, text, rule? } } with a status of 400 and more.

export interface NewMatch {
  game: string;
  scenario: string;
  options: Record<string, string>;
  seats: ({ kind: 'me' } | { kind: 'friend' } | { kind: 'computer'; level: string })[]; // all 'me': hot seat
}

// A friend's link is /join/ID#TOKEN: what follows # never reaches a log.
export interface Link {
  seat: number;
  path: string;
}

// ---------------------------------------------------------------- the feed

export interface DiceInfo {
  commitment: string; // SHA-256 of the seed, known from the start; "" for dice that are not committed
  seed: string; // "" until the game is over
  rolls: number; // that the reader knows of
}

// Sent after connecting and when the reader sees something new. `log` holds the entries after `since`.
// Each reader counts what he can notice: with secrets two of them may be at different `n`.
export interface StateMessage {
  type: 'state';
  n: number; // actions so far that count for the reader; every command names the n it was made for
  since: number;
  viewer: number | 'spectator'; // through whose eyes; of several own seats the one to decide
  actor: ActorWire;
  prompt: Prompt;
  choices: Choice[]; // empty unless the reader decides
  undo: boolean; // the reader may take back the last action
  sides: number[]; // by seat: the camp it plays now (a bid may swap them)
  scene: Scene;
  log: LogEntry[];
  ending: Ending | null;
  dice: DiceInfo;
}

export interface InfoMessage {
  type: 'info'; // seats, names, presence
  match: MatchInfo;
  spectators: number;
}

// Only to who asked for it with `assess`; it comes a little after the state it judges.
export interface AssessmentMessage {
  type: 'assessment';
  n: number;
  side: number; // whose chance it is: the reader's camp's, for a spectator that of the first seat
  chance: number; // of winning, 0 to 1, as far as the reader can see
}

export interface ChatMessage {
  type: 'chat';
  lines: { id: number; by: string; seat: number | null; text: string; at: string }[];
}

export interface ReplyMessage {
  type: 'reply';
  id: number; // of the command
  ok: boolean;
  error?: { code: string; text: string; rule?: string };
  // one of these, by the command
  odds?: Odds;
  ways?: Way[];
  refusals?: Refusal[]; // why_not: empty when it is allowed
  moment?: Moment;
  overlay?: Overlay;
  hints?: Hint[];
}

// The board as it was after action n, for the reader's eyes.
export interface Moment {
  n: number;
  scene: Scene;
  prompt: Prompt;
  told: Told[];
}

export interface Hint {
  do: string;
  text: string;
  reason: string;
  chance: number; // of winning afterwards, 0 to 1
}

export type ServerMessage = StateMessage | InfoMessage | AssessmentMessage | ChatMessage | ReplyMessage;

// `id` comes back in the reply; `n` is that of the state the page knows. A command for another n
// is answered with the code "stale", and the new state follows.
export type ClientMessage =
  | { id: number; cmd: 'act'; n: number; do: string[] } // several: steps of one way, played until one is refused or dice come
  | { id: number; cmd: 'undo'; n: number }
  | { id: number; cmd: 'why_not'; n: number; do?: string; piece?: string; space?: string }
  | { id: number; cmd: 'odds'; n: number; do: string }
  | { id: number; cmd: 'ways'; n: number }
  | { id: number; cmd: 'overlay'; n: number; overlay: string; piece?: string; space?: string }
  | { id: number; cmd: 'moment'; at: number }
  | { id: number; cmd: 'hint'; n: number }
  | { id: number; cmd: 'chat'; text: string }
  | { id: number; cmd: 'lang'; lang: Lang } // everything is sent anew
  | { id: number; cmd: 'pace'; ms: number } // how long a computer player waits before each decision
  | { id: number; cmd: 'pause'; on: boolean } // it decides nothing more until it is let go on
  | { id: number; cmd: 'step'; n: number } // one decision of a computer that is held
  | { id: number; cmd: 'assess'; on: boolean }; // AssessmentMessages, or no more
