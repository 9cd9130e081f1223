// A small hex map with a few counters, to try the board by itself.
import type { Board, Face, Point, Scene } from '../../../src/protocol.js';

const kColumns = 8;
const kRows = 6;

function at(column: number, row: number): Point {
  return [60 + column * 51, 60 + row * 59 + (column % 2) * 29.5];
}

function hex([x, y]: Point): Point[] {
  return [
    [x - 17, y - 29.5],
    [x + 17, y - 29.5],
    [x + 34, y],
    [x + 17, y + 29.5],
    [x - 17, y + 29.5],
    [x - 34, y],
  ];
}

const spaces = Array.from({ length: kColumns * kRows }, (_, i) => {
  const [column, row] = [i % kColumns, Math.floor(i / kColumns)];
  const centre = at(column, row);
  const two = (n: number) => String(n + 1).padStart(2, '0');
  return { id: `${two(column)}${two(row)}`, name: '', at: centre, outline: hex(centre), facts: [] };
});

const face = (id: string, side: number, kind: string): Face => ({
  id,
  name: id,
  side,
  nation: side === 0 ? 'french' : 'austrian',
  kind,
  group: side === 0 ? 'North' : 'South',
  left: '4',
  middle: '7',
  right: '4',
  facts: [],
});

export const toyBoard: Board = {
  game: 'toy',
  title: 'Toy',
  grid: 'hex',
  counter: 42,
  sheet: { width: 500, height: 460, map: { x: 20, y: 20, width: 440, height: 420 } },
  sides: [
    { name: 'French', nation: 'french' },
    { name: 'Austrians', nation: 'austrian' },
  ],
  spaces,
  faces: [
    face('Foot', 0, 'infantry'),
    face('Horse', 0, 'cavalry'),
    face('Guns', 0, 'artillery'),
    face('General', 0, 'leader'),
    face('Enemy', 1, 'infantry'),
  ],
  cards: [],
  tracks: [
    {
      id: 'turn',
      title: 'Turn',
      boxes: [
        { value: '1', label: '1', at: [40, 440] },
        { value: '2', label: '2', at: [80, 440] },
      ],
    },
  ],
  sequence: [],
  tables: [],
  overlays: [],
  guide: [],
};

export const toyScene: Scene = {
  pieces: [
    { id: 'Foot', at: '0202', facing: 60 },
    { id: 'Horse', at: '0402' },
    { id: 'Guns', at: '0402', badges: ['harnessed'] },
    { id: 'General', at: '0402' },
    { id: 'Enemy', at: '0604', badges: ['routed', 'something-new'] },
  ],
  marks: { turn: '2' },
  stage: '',
  status: [],
  control: { '0604': 1 },
  panels: [],
  hands: [],
  lit: {},
};

export const toySheet =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 460" width="500" height="460" onload="window.ran=true">` +
  `<script>window.ran = true</script><rect width="500" height="460" fill="#efe3c2"/>` +
  spaces.map((space) => `<path id="toy-${space.id}" d="M${space.outline.join('L')}Z" fill="none" stroke="#8a7a55"/>`).join('') +
  '</svg>';
