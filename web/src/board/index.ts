export type { BoardProps, CounterStyle, Hovered } from './contract.js';
export { BoardView } from './board_view.js';
