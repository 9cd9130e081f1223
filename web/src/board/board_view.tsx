import type { JSX } from 'preact';
import type { BoardProps } from './contract.js';

export function BoardView(props: BoardProps): JSX.Element {
  return <div class="board" aria-label={props.board.title} />;
}
