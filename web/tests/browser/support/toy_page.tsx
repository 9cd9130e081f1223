import { render } from 'preact';
import { BoardView, type BoardProps } from '../../../src/board/index.js';
import type { Scene } from '../../../src/protocol.js';
import { toyBoard, toyScene, toySheet } from './toy_board.js';

declare global {
  interface Window {
    heard: string[]; // what the board told the page
    scene: Scene;
    put(change: Partial<BoardProps>): void;
  }
}

const hear = (text: string): void => void window.heard.push(text);

let props: BoardProps = {
  board: toyBoard,
  sheet: toySheet,
  scene: toyScene,
  lang: 'en',
  glowPieces: new Map(),
  glowSpaces: new Map(),
  selected: '',
  ways: [],
  hoverWay: '',
  overlay: null,
  flashes: [],
  style: 'nato',
  hideCounters: false,
  animate: false,
  focus: '',
  onPiece: (id) => hear(`piece ${id}`),
  onSpace: (id) => hear(`space ${id}`),
  onHover: (what) => hear(`hover ${what?.piece ?? ''}@${what?.space ?? ''}`),
};

window.heard = [];
window.scene = toyScene;
window.put = (change) => {
  props = { ...props, ...change };
  render(<BoardView {...props} />, document.getElementById('app')!);
};
window.put({});
