// A counter as the reader knows it: the printed face with what the scene says of it laid over.
import type { Board, Card, Face, Piece, Scene, Space } from '../protocol.js';

export type Known = Piece & Partial<Face>;

const faces = new WeakMap<Board, Map<string, Face>>();
const spaces = new WeakMap<Board, Map<string, Space>>();
const cards = new WeakMap<Board, Map<string, Card>>();

function index<T extends { id: string }>(shelf: WeakMap<Board, Map<string, T>>, board: Board, things: T[]): Map<string, T> {
  let found = shelf.get(board);
  if (!found) {
    found = new Map(things.map((thing) => [thing.id, thing]));
    shelf.set(board, found);
  }
  return found;
}

export function known(board: Board, piece: Piece): Known {
  const face = piece.down ? undefined : index(faces, board, board.faces).get(piece.id);
  return face ? { ...face, ...piece } : piece;
}

export function pieceById(board: Board, scene: Scene, id: string): Known | undefined {
  const piece = scene.pieces.find((one) => one.id === id);
  return piece && known(board, piece);
}

export const spaceById = (board: Board, id: string): Space | undefined => index(spaces, board, board.spaces).get(id);

export const cardById = (board: Board, id: string): Card | undefined => index(cards, board, board.cards).get(id);

// "Neerwinden (1707)" on hexes, "Cholet" on areas.
export function placeName(board: Board, id: string): string {
  const space = spaceById(board, id);
  if (!space || space.name === '' || space.name === id) return id;
  return board.grid === 'hex' ? `${space.name} (${id})` : space.name;
}

export function pieceName(board: Board, scene: Scene, id: string): string {
  return pieceById(board, scene, id)?.name ?? cardById(board, id)?.name ?? id;
}
