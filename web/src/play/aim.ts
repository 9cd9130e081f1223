// What a click means. Only here, and only from what the server offered.
import type { Choice, Scene, Way } from '../protocol.js';

export type Aim =
  | { kind: 'act'; choice: Choice }
  | { kind: 'choose'; choices: Choice[] }
  | { kind: 'select'; piece: string }
  | { kind: 'way'; way: Way }
  | { kind: 'why'; piece?: string; space?: string };

export interface Offer {
  choices: readonly Choice[];
  ways: readonly Way[];
  scene: Scene;
  selected: string;
}

// Choices that need a counter and then a place have their places glow once the counter is selected.
// When all of them are about one counter there is nothing to select.
export function mover(choices: readonly Choice[], selected: string): string {
  if (selected !== '') return selected;
  const movers = new Set(choices.filter((c) => c.piece !== '' && c.space !== '').map((c) => c.piece));
  return movers.size === 1 ? [...movers][0]! : '';
}

const decided = (choices: Choice[]): Aim | null =>
  choices.length === 1 ? { kind: 'act', choice: choices[0]! } : choices.length > 1 ? { kind: 'choose', choices } : null;

export function clickPiece(offer: Offer, id: string): Aim {
  const own = offer.choices.filter((c) => c.piece === id);
  const moving = mover(offer.choices, offer.selected);
  if (own.some((c) => c.space !== '') && moving !== id) return { kind: 'select', piece: id };
  const direct = decided(own.filter((c) => c.space === ''));
  if (direct) return direct;
  if (own.length > 0) return { kind: 'select', piece: id };
  const at = offer.scene.pieces.find((piece) => piece.id === id)?.at ?? null;
  if (at === null) return { kind: 'why', piece: id };
  const there = clickOpenSpace(offer, at);
  return there ?? { kind: 'why', piece: id, space: at };
}

export function clickSpace(offer: Offer, id: string): Aim {
  const there = clickOpenSpace(offer, id);
  if (there) return there;
  // A place stands for the counters in it, when one of them is what can be clicked.
  const standing = new Set(offer.scene.pieces.filter((piece) => piece.at === id).map((piece) => piece.id));
  const theirs = offer.choices.filter((c) => standing.has(c.piece));
  const pieces = new Set(theirs.map((c) => c.piece));
  if (pieces.size === 1) return clickPiece(offer, [...pieces][0]!);
  if (pieces.size > 1) {
    const direct = theirs.filter((c) => c.space === '');
    if (direct.length > 0) return { kind: 'choose', choices: direct };
  }
  return { kind: 'why', space: id };
}

function clickOpenSpace(offer: Offer, id: string): Aim | null {
  const moving = mover(offer.choices, offer.selected);
  const here = offer.choices.filter((c) => c.space === id);
  const fitting = decided(here.filter((c) => c.piece === '' || c.piece === moving));
  if (fitting) return fitting;
  const way = offer.ways.find((one) => one.space === id);
  if (way) return { kind: 'way', way };
  return decided(here);
}

export interface Glow {
  pieces: Map<string, string>;
  spaces: Map<string, string>;
}

export function glows(choices: readonly Choice[], selected: string): Glow {
  const moving = mover(choices, selected);
  const pieces = new Map<string, string>();
  const spaces = new Map<string, string>();
  const add = (to: Map<string, string>, id: string, text: string): void => {
    const before = to.get(id);
    to.set(id, before === undefined ? text : before.split('; ').length < 3 ? `${before}; ${text}` : before);
  };
  for (const choice of choices) {
    if (choice.piece !== '' && (choice.space === '' || choice.piece !== moving)) add(pieces, choice.piece, choice.text);
    if (choice.space !== '' && (choice.piece === '' || choice.piece === moving)) add(spaces, choice.space, choice.text);
  }
  return { pieces, spaces };
}

// What the list shows: with a counter selected its own choices and those that need no counter.
export function listed(choices: readonly Choice[], selected: string): Choice[] {
  if (selected === '') return [...choices];
  const own = choices.filter((c) => c.piece === selected);
  return own.length === 0 ? [...choices] : [...own, ...choices.filter((c) => c.piece === '' && c.space === '')];
}

export interface Group {
  key: string;
  choices: Choice[];
}

// Runs of the same verb stay together, in the order of the offer; what ends or passes comes last
// by itself since the rules offer it last.
export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(choice.verb);
    if (group) group.push(choice);
    else groups.set(choice.verb, [choice]);
  }
  return [...groups].map(([key, of]) => ({ key, choices: of }));
}
