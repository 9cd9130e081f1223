// Made of the structs of src/engine/tables/page_shapes.h and page_answers.h: change those.
// A test fails when this is stale; LEVEE_RENEW=1 engine_test --gtest_filter='PageTypes.*'
// writes it anew.

export type Lang = 'en' | 'fr';

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Sheet {
  width: number;
  height: number;
  map: Rectangle; // where it lies on the sheet
}

export type Grid = 'hex' | 'area';

export interface Camp {
  name: string;
  nation: string;
}

// In the coordinates of the sheet, to a tenth.
export type Point = [x: number, y: number];

// For the inspector: ["Terrain", "village"].
export type Fact = [label: string, value: string];

export interface Space {
  id: string; // as in notation: "1205", "CHO"
  name: string; // of the place, or ""
  at: Point; // where counters stand
  outline: Point[]; // its corners
  facts: Fact[];
}

// How a counter looks. The board lists the pieces that exist all game long; a scene may add others.
export interface Face {
  id: string; // as in notation
  name: string;
  side: number; // the camp, not the seat
  nation: string; // picks the colours: "french", "austrian"
  kind: string; // picks the symbol: "infantry", "leader"
  group: string; // its formation or force
  left: string; // factor at the lower left, as printed
  right: string; // and at the lower right
  middle: string; // and between them, or ""
  facts: Fact[];
}

export interface TrackBox {
  value: string;
  label: string;
  at: Point;
}

export interface Track {
  id: string; // "turn", "vp"
  title: string;
  boxes: TrackBox[];
}

// A card that can be held. Choices name it like a counter, by its id; its drawing is asked for by
// the same (Game::card_svg), and the words are for whoever does not see that.
export interface Card {
  id: string;
  name: string;
  text: string;
  rule: string;
}

// A stage of the sequence of play.
export interface Stage {
  id: string; // "A", "C2"
  title: string;
  rule: string;
}

// A printed table; the first column holds the heads of the rows.
export interface GameTable {
  id: string;
  title: string;
  rule: string;
  columns: string[];
  rows: string[][];
}

// Something that can be laid over the map.
export interface OverlayTitle {
  id: string; // "zoc", "supply"
  title: string;
}

// A step of the first-game guide; over when a decision of this verb has been made, "": by reading
// on.
export interface GuideStep {
  title: string;
  text: string;
  rule: string;
  verb: string;
}

export interface Board {
  game: string;
  title: string;
  sheet: Sheet;
  grid: Grid;
  counter: number; // side of a counter, in the units of the sheet
  sides: Camp[];
  spaces: Space[];
  faces: Face[];
  tracks: Track[];
  cards: Card[];
  sequence: Stage[];
  tables: GameTable[];
  overlays: OverlayTitle[];
  guide: GuideStep[];
}

// Merged over the Face of the same id.
export interface Piece {
  id: string;
  at: string | null; // space; null: off the map, in a `box`
  box?: string; // "Lost": title of a list beside the board
  facing?: number; // degrees clockwise from the top of the sheet
  badges?: string[]; // "routed", "moved"
  down?: boolean; // nothing but its side is known
  points?: number; // what it counts for in a stack's total
  name?: string;
  side?: number;
  nation?: string;
  kind?: string;
  group?: string;
  left?: string;
  right?: string;
  middle?: string;
  facts?: Fact[];
}

export interface PanelRow {
  cells: string[];
  piece?: string;
  lit?: boolean;
}

// A list beside the board: orders, reserves.
export interface Panel {
  id: string;
  title: string;
  columns: string[];
  rows: PanelRow[];
}

// Cards that lie together: the hand of a side; what is discarded, of no side.
export interface Hand {
  title: string;
  side: number;
  cards: string[]; // those that the viewer knows
  hidden: number; // and so many backs
}

// Of a table; -1: the whole row or column.
export type Cell = [row: number, column: number];

export interface Lot {
  text: string;
  side?: number; // none: of both, or of neither
  kept?: boolean; // drawn, and not played yet
}

// What fate will draw from next, as far as all may know it: markers in a cup.
export interface Pool {
  title: string;
  lots: Lot[];
}

export interface Scene {
  pieces: Piece[]; // in stacking order, bottom first
  marks: Record<string, string>; // track: value of the box that is lit
  stage: string; // of the sequence of play
  status: Fact[]; // "Turn": "3 of 9"
  control: Record<string, number>; // space: camp, where control matters
  panels: Panel[];
  hands: Hand[];
  lit: Record<string, Cell>; // table: its live cell
  pool?: Pool; // in games that have one, also when it is empty
}

export interface OverlaySpace {
  id: string;
  side: number;
  text: string;
}

export interface OverlayLine {
  from: string;
  to: string;
  side: number;
}

export interface Overlay {
  spaces: OverlaySpace[];
  lines: OverlayLine[];
}

// What is to be decided.
export interface Prompt {
  text: string;
  rule: string;
}

export interface Choice {
  do: string; // notation
  text: string;
  rule: string;
  verb: string; // "march", "to": the first word of the notation
  piece: string; // what is pointed at for it, or ""
  space: string; // and where, or ""
  cost: string; // "2", "½", or ""
  commits: boolean; // dice or a reveal may follow, as far as the actor can know
}

// Where the piece that is moving could get to, by the cheapest way.
export interface Way {
  space: string;
  cost: string;
  do: string[]; // the steps
  path: string[]; // the spaces, the last one is `space`
}

export interface OddsModifier {
  rule: string;
  text: string;
  value: number;
}

export interface OddsLine {
  result: string;
  weight: number;
}

export interface Odds {
  title: string;
  rule: string;
  assumption: string; // what was supposed of decisions in between, or ""
  modifiers: OddsModifier[];
  total: number; // of the modifiers
  lines: OddsLine[];
  weight: number; // of all lines
}

export interface Refusal {
  rule: string;
  text: string;
}

export interface Ending {
  winner: number | null; // a camp; null: a draw
  text: string;
  rule: string;
}

export interface Told {
  kind: string; // "rolled", "moved", "lost"
  rule: string;
  text: string;
  piece: string; // whom or where it is about, to show it on the board; "" if unknown
  from: string; // space
  to: string; // space
}
