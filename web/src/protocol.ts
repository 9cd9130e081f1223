// What the page and the server say to each other. docs/server-protocol.md explains it; the server's
// side is src/server. Everything here is already cut to what the reader may see.

export type Lang = 'en' | 'fr';

// ---------------------------------------------------------------- what never changes in a game

// A fact for the inspector: ["Terrain", "village"].
export type Fact = [label: string, value: string];
export type Point = [x: number, y: number];

export interface Space {
  id: string; // as in notation: "1205", "Cholet"
  name: string; // of the place, or ""
  at: Point; // where counters stand, in the coordinates of the sheet
  outline: Point[];
  facts: Fact[];
}

// How a counter looks. The board lists the pieces that exist all game long; a scene may add others.
export interface Face {
  id: string; // as in notation
  name: string;
  side: number; // 0 or 1: the camp, not the seat
  nation: string; // picks the colours: "french", "austrian", "republican", "vendeen", "english"
  kind: string; // picks the symbol: "infantry", "cavalry", "artillery", "leader", "guns", "marker"
  group: string; // its formation or force
  left: string; // factor at the lower left, as printed
  right: string; // and at the lower right
  middle: string; // and between them, or ""
  facts: Fact[];
}

export interface Track {
  id: string; // "turn", "vp"
  title: string;
  boxes: { value: string; label: string; at: Point }[]; // "at" in the coordinates of the sheet
}

export interface Stage {
  id: string; // "A", "C2"
  title: string;
  rule: string;
}

export interface GameTable {
  id: string;
  title: string;
  rule: string;
  columns: string[]; // heads; the first is that of the row heads
  rows: string[][]; // the first cell is the row's head
}

export interface Board {
  game: string;
  title: string;
  sheet: { width: number; height: number; map: { x: number; y: number; width: number; height: number } };
  grid: 'hex' | 'area';
  counter: number; // side of a counter, in the units of the sheet
  sides: { name: string; nation: string }[];
  spaces: Space[];
  faces: Face[];
  tracks: Track[];
  sequence: Stage[];
  tables: GameTable[];
  overlays: { id: string; title: string }[]; // "zoc", "los", "supply", "control"
  guide: GuideStep[]; // the first-game guide
}

export interface GuideStep {
  title: string;
  text: string;
  rule: string;
  // The step is over when a decision of this verb has been made; "" means: by reading on.
  verb: string;
}

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

// Merged over the Face of the same id; every member but id may be missing.
export interface Piece extends Partial<Face> {
  id: string;
  at: string | null; // space, or null: off the map (then it is in a `box`)
  box?: string; // "losses", "reinforcements", ...: a title of a list beside the board
  facing?: number; // degrees clockwise from the top of the sheet
  badges?: string[]; // "disorganised-1", "disorganised-2", "routed", "no-command", "harnessed", "activated", "moved"
  down?: boolean; // face down: nothing but its side is known
  points?: number; // strength that counts for a stack's total
}

export interface Panel {
  id: string;
  title: string;
  columns: string[];
  rows: { cells: string[]; piece?: string; lit?: boolean }[];
}

export interface Scene {
  pieces: Piece[]; // in stacking order, bottom first
  marks: Record<string, string>; // track id -> value of the lit box
  stage: string; // id in Board.sequence
  status: Fact[]; // "Turn": "3 of 9", "Victory points": "French 2"
  control: Record<string, number>; // space -> camp, where control matters
  panels: Panel[]; // orders, morale, reserves, action points ...
  lit: Record<string, [row: number, column: number]>; // table id -> live cell; -1: whole row or column
}

export interface Choice {
  do: string; // notation
  text: string;
  rule: string;
  verb: string; // "march", "to", "fire": the first word of the notation
  piece: string; // what must be clicked for it, or ""
  space: string; // and where, or ""
  cost: string; // "2", "½", or ""
  commits: boolean; // dice or a reveal may follow, as far as the reader can know
}

export interface Told {
  kind: string; // "rolled", "moved", "lost"
  rule: string;
  text: string;
  piece: string; // whom or where it is about, to show it on the board; "" if unknown
  from: string; // space
  to: string; // space
}

export interface LogEntry {
  n: number; // 1 for the first action
  by: number | 'chance';
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

export interface OddsLine {
  result: string;
  weight: number;
}
export interface Odds {
  title: string;
  rule: string;
  assumption: string;
  modifiers: { rule: string; text: string; value: number }[];
  total: number; // sum of the modifiers
  lines: OddsLine[];
  weight: number; // sum of all weights
}

// Where the piece that is moving could get to, by the cheapest way, without dice on the way.
export interface Way {
  space: string;
  cost: string;
  do: string[]; // the steps
  path: string[]; // the spaces, the last one is `space`
}

export interface Refusal {
  rule: string;
  text: string;
}

export interface DiceInfo {
  commitment: string; // SHA-256 of the seed, known from the start; "" for dice that are not committed
  seed: string; // "" until the game is over
  rolls: number;
}

// Sent after connecting and after every change. `log` holds the entries after `since`.
export interface StateMessage {
  type: 'state';
  n: number; // actions so far; every command names the n it was made for
  since: number;
  viewer: number | 'spectator'; // through whose eyes; of several own seats the one to decide
  actor: ActorWire;
  prompt: { text: string; rule: string };
  choices: Choice[]; // empty unless the reader decides
  undo: boolean; // the reader may take back the last action
  sides: number[]; // by seat: the camp it plays now (a bid may swap them)
  scene: Scene;
  log: LogEntry[];
  ending: { winner: number | null; text: string; rule: string } | null; // a camp
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
  prompt: { text: string; rule: string };
  told: Told[];
}

export interface Overlay {
  spaces: { id: string; side: number; text: string }[]; // side -1: neutral
  lines: { from: string; to: string; side: number }[];
}

export interface Hint {
  do: string;
  text: string;
  reason: string;
  chance: number; // of winning afterwards, 0 to 1
}

export type ServerMessage = StateMessage | InfoMessage | AssessmentMessage | ChatMessage | ReplyMessage;

// `id` comes back in the reply; `n` is the number of actions the page knows. A command for another n
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
