// The colours of the nations. The two camps of a game differ in hue, in lightness (at least 30 of
// L*, for every kind of colour vision; tests/unit/board_palette_test.ts) and in the shape of the card.
import type { Board } from '../protocol.js';

export interface Livery {
  card: string;
  light: string; // lit edge of the card
  dark: string; // its shaded edge
  ink: string; // figures and names on the card
  trim: string; // inner line of the card
  box: string; // ground of the symbol
  boxInk: string;
  coat: string;
  facings: string; // collar and cuffs
  waistcoat: string;
}

const kBlue: Livery = {
  card: '#33558f',
  light: '#6f8fc4',
  dark: '#182a4d',
  ink: '#ffffff',
  trim: '#a9bfe2',
  box: '#f3efe2',
  boxInk: '#14233f',
  coat: '#27457c',
  facings: '#b3262e',
  waistcoat: '#f4f1e8',
};

export const kLiveries: Record<string, Livery> = {
  french: kBlue,
  republican: { ...kBlue, card: '#2f568c', trim: '#e3b7b4' },
  austrian: {
    card: '#f4f2ea',
    light: '#ffffff',
    dark: '#8d8672',
    ink: '#1c1913',
    trim: '#a67c1e',
    box: '#fffefa',
    boxInk: '#1c1913',
    coat: '#ece8dc',
    facings: '#8e1f2c',
    waistcoat: '#fbfaf5',
  },
  vendeen: {
    card: '#f8f1dd',
    light: '#fffdf4',
    dark: '#93855c',
    ink: '#231d12',
    trim: '#a3202c',
    box: '#fffdf5',
    boxInk: '#231d12',
    coat: '#6d7358',
    facings: '#f6f1e1',
    waistcoat: '#c9b58a',
  },
  imperial: { ...kBlue, card: '#2d4a85', coat: '#22345f', trim: '#d9b7b2', facings: '#b3262e', waistcoat: '#b3262e' },
  prussian: {
    card: '#d5dbe0',
    light: '#f3f6f8',
    dark: '#6c7680',
    ink: '#14181d',
    trim: '#1f3350',
    box: '#f9fbfc',
    boxInk: '#14181d',
    coat: '#24354f',
    facings: '#b5282f',
    waistcoat: '#24354f',
  },
  english: {
    card: '#f0bcae',
    light: '#fbdcd3',
    dark: '#8d3a33',
    ink: '#2f0c0c',
    trim: '#9d1c24',
    box: '#fff6f2',
    boxInk: '#2f0c0c',
    coat: '#b1232b',
    facings: '#20335f',
    waistcoat: '#f6f2ea',
  },
};

const kUnknown: [Livery, Livery] = [
  { ...kBlue, card: '#4c5058', light: '#868b95', dark: '#24262b', trim: '#c4c8d0', coat: '#4c5058' },
  { ...kLiveries.austrian!, card: '#ece7d8', trim: '#6a6250' },
];

export function liveryOf(nation: string, side: number): Livery {
  return kLiveries[nation] ?? kUnknown[side === 1 ? 1 : 0];
}

export function sideLivery(board: Board, side: number): Livery {
  return liveryOf(board.sides[side]?.nation ?? '', side);
}

// The band under the name tells the formations of a camp apart; the name itself says it in words.
const kBands = ['#8c2633', '#2c6640', '#8a5710', '#5f3d7c', '#1c6670', '#7a3f57', '#4a5a1e', '#474b54'];

export function bandsOf(board: Board): Map<string, string> {
  const bands = new Map<string, string>();
  const next = [0, 0];
  for (const face of board.faces) {
    const key = `${face.side}/${face.group}`;
    const side = face.side === 1 ? 1 : 0;
    if (face.group !== '' && !bands.has(key)) bands.set(key, kBands[next[side]!++ % kBands.length]!);
  }
  return bands;
}

// ---------------------------------------------------------------- measuring colours

export type Rgb = [r: number, g: number, b: number];

export function parseHex(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function linear([r, g, b]: Rgb): Rgb {
  const one = (c: number) => (c <= 10.31475 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
  return [one(r), one(g), one(b)];
}

// CIE L* of linear light.
export function lightness([r, g, b]: Rgb): number {
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}
