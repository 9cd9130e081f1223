// What the page hands to the board, and what the board tells the page.
import type { Board, Lang, Overlay, Scene, Told, Way } from '../protocol.js';

export type CounterStyle = 'nato' | 'silhouette';

export interface Hovered {
  piece?: string;
  space?: string;
}

export interface BoardProps {
  board: Board;
  sheet: string; // the SVG text of the printed map
  scene: Scene;
  lang: Lang;
  glowPieces: Map<string, string>; // what may be clicked -> what a click does, to be read aloud
  glowSpaces: Map<string, string>;
  selected: string; // piece, or ""
  ways: Way[];
  hoverWay: string; // space whose way is drawn in full, or ""
  overlay: Overlay | null;
  flashes: Told[]; // another array when something new is to be shown
  style: CounterStyle;
  hideCounters: boolean;
  animate: boolean;
  focus: string; // space to bring into view, or ""
  onPiece(id: string): void;
  onSpace(id: string): void;
  onHover(what: Hovered | null): void;
}
