// Made of the structs of src/server/wire_lobby.h, wire_feed.h and command.h: change those. A
// test fails when this is stale; LEVEE_RENEW=1 server_test --gtest_filter='ServerTypes.*'
// writes it anew.

import type { Choice, Ending, Lang, Odds, Overlay, Prompt, Refusal, Scene, Told, Way } from './shapes';

export interface Scenario {
  key: string;
  title: string;
}

export interface Option {
  key: string;
  values: string[]; // the first is the usual one
  text: string;
  scenarios: string[]; // keys of those it belongs to
}

// A seat that nobody has taken yet, as the game begins.
export interface FreeSeat {
  name: string;
  side: number;
  camp: string; // the name of that side
  nation: string; // picks its colours
}

// A strength of the computer.
export interface Level {
  key: string;
  title: string;
  text: string;
}

export interface GameInfo {
  key: string;
  title: string;
  rules_version: string;
  scenarios: Scenario[];
  options: Option[];
  seats: FreeSeat[]; // of the first scenario with the usual options
  levels: Level[]; // the weakest first
}

export interface RuleText {
  number: string; // "6.2.2", "N-47"
  title: string;
  text: string; // plain text; blank lines part paragraphs
}

export type SeatKind = 'person' | 'computer' | 'open';

export interface SeatInfo {
  seat: number;
  side: number; // the camp it plays, as the game began
  camp: string; // "French"
  kind: SeatKind; // open: a friend's link has not been used yet
  name: string;
  level: string; // of a computer
  mine: boolean;
  online: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  scenario: string;
  options: Record<string, string>;
  secrets: boolean; // a seat may know what another may not: who shares a screen looks away
  seats: SeatInfo[];
  actor: number | 'chance' | 'nobody';
  my_turn: boolean;
  over: boolean;
  result: string;
  n: number;
  created: string; // UTC
  changed: string;
}

export interface Me {
  name: string;
}

export interface MySeat {
  kind: 'me';
}

export interface SeatOfFriend {
  kind: 'friend';
}

export interface SeatOfComputer {
  kind: 'computer';
  level: string;
}

export interface NewTable {
  game: string;
  scenario: string;
  options: Record<string, string>;
  seats: (MySeat | SeatOfFriend | SeatOfComputer)[]; // as many as the set-up has
}

// A friend's link is /join/ID#TOKEN: what follows # never reaches a log.
export interface Link {
  seat: number;
  path: string;
}

export interface Created {
  id: string;
  links: Link[];
}

// Of a record that was sent in.
export interface Loaded {
  id: string;
}

export interface Invitation {
  token: string;
}

export interface Joined {
  seat: number;
}

export interface ErrorText {
  code: string;
  text: string;
  rule?: string;
}

// With a status of 400 and more.
export interface ErrorAnswer {
  error: ErrorText;
}

export type Sitter = MySeat | SeatOfFriend | SeatOfComputer;

export interface DiceInfo {
  commitment: string; // SHA-256 of the seed, known from the start; "": not committed
  seed: string; // "" until the game is over
  rolls: number; // that the reader knows of
}

export interface LogEntry {
  n: number; // 1 for the first action that counts for the reader
  by: number | 'chance'; // as far as the reader knows
  do: string; // notation; "" when the reader may not know it
  at: string; // UTC
  note?: string; // what a computer player expected
  told: Told[];
}

// Sent after connecting and when the reader sees something new. Each reader counts what he can
// notice: with secrets two of them may be at different `n`.
export interface StateMessage {
  type: 'state';
  n: number; // actions so far that count for the reader; every command names its n
  viewer: number | 'spectator'; // of several own seats the one to decide
  actor: number | 'chance' | 'nobody';
  prompt: Prompt;
  choices: Choice[]; // empty unless the reader decides
  undo: boolean; // the reader may take back the last action
  sides: number[]; // by seat: the camp it plays now (a bid may swap them)
  scene: Scene;
  ending: Ending | null;
  dice: DiceInfo;
  since: number;
  log: LogEntry[]; // the entries after `since`
}

// Seats, names, presence.
export interface InfoMessage {
  type: 'info';
  table: TableInfo;
  spectators: number;
}

// Only to who asked for it with `assess`; it comes a little after the state it judges.
export interface AssessmentMessage {
  type: 'assessment';
  n: number;
  side: number; // whose chance it is: the reader's, for a spectator that of the first seat
  chance: number; // of winning, 0 to 1, as far as the reader can see
}

export interface ChatLine {
  id: number;
  by: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface ChatMessage {
  type: 'chat';
  lines: ChatLine[];
}

// The game as it was after action n, for the reader's eyes.
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

// With `ok` at most one of the others, by the command.
export interface ReplyMessage {
  type: 'reply';
  id: number; // of the command
  ok: boolean;
  error?: ErrorText;
  odds?: Odds;
  ways?: Way[];
  refusals?: Refusal[]; // of why_not: empty when it is allowed
  moment?: Moment;
  overlay?: Overlay;
  hints?: Hint[];
}

export type ServerMessage = StateMessage | InfoMessage | AssessmentMessage | ChatMessage | ReplyMessage;

export interface Act {
  id: number; // comes back in the reply
  cmd: 'act';
  n: number;
  do: string[]; // steps of one way, played until one is refused or dice come
}

export interface Undo {
  id: number; // comes back in the reply
  cmd: 'undo';
  n: number;
}

// Of an action in notation, or of a piece or a space that was pointed at.
export interface WhyNot {
  id: number; // comes back in the reply
  cmd: 'why_not';
  n: number;
  do?: string;
  piece?: string;
  space?: string;
}

export interface AskOdds {
  id: number; // comes back in the reply
  cmd: 'odds';
  n: number;
  do: string;
}

export interface AskWays {
  id: number; // comes back in the reply
  cmd: 'ways';
  n: number;
}

export interface AskOverlay {
  id: number; // comes back in the reply
  cmd: 'overlay';
  n: number;
  overlay: string;
  piece?: string;
  space?: string;
}

export interface AskMoment {
  id: number; // comes back in the reply
  cmd: 'moment';
  at: number;
}

export interface AskHint {
  id: number; // comes back in the reply
  cmd: 'hint';
  n: number;
}

export interface Say {
  id: number; // comes back in the reply
  cmd: 'chat';
  text: string;
}

// Everything is sent anew.
export interface SetLanguage {
  id: number; // comes back in the reply
  cmd: 'lang';
  lang: Lang;
}

// How long a computer waits before each decision.
export interface SetPace {
  id: number; // comes back in the reply
  cmd: 'pace';
  ms: number;
}

// The computer waits until it is told to go on.
export interface SetPause {
  id: number; // comes back in the reply
  cmd: 'pause';
  on: boolean;
}

// One decision of a computer that waits.
export interface Step {
  id: number; // comes back in the reply
  cmd: 'step';
  n: number;
}

// The chance of winning after every change, or no more.
export interface SetAssessment {
  id: number; // comes back in the reply
  cmd: 'assess';
  on: boolean;
}

export type ClientMessage =
  | Act
  | Undo
  | WhyNot
  | AskOdds
  | AskWays
  | AskOverlay
  | AskMoment
  | AskHint
  | Say
  | SetLanguage
  | SetPace
  | SetPause
  | Step
  | SetAssessment;
