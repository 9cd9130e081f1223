// A medallion for a commander. Nobody's likeness: hair, hat, coat and stance follow from the id, so that
// each commander always has the same face and no two of a game look alike.
import type { JSX } from 'preact';
import type { Livery } from '../palette.js';

// A small generator (mulberry32) seeded by the id: equal ids draw equal portraits everywhere.
export function dice(id: string): (faces: number) => number {
  let seed = 2166136261;
  for (const c of id) seed = Math.imul(seed ^ c.codePointAt(0)!, 16777619);
  return (faces) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((((t ^ (t >>> 14)) >>> 0) / 4294967296) * faces) | 0;
  };
}

const kSkins = ['#f0cfae', '#e9c19c', '#e3b78f', '#d9a97f', '#eac7a4'];
const kShades = ['#d3a67e', '#c99870', '#c08d64', '#b57f57', '#cb9f77'];
const kHairs = ['#ece7db', '#dfd9ca', '#3a2a1c', '#5d4124', '#1f1a17', '#8a6636', '#7c7468'];
const kGrounds = ['#8a8f86', '#9a8c6e', '#7d8894', '#a08a76', '#86907a', '#94807f'];

interface Looks {
  skin: number;
  hair: string;
  powdered: boolean;
  cut: number; // 0 rolled curls and queue, 1 loose, 2 short, 3 swept back
  hat: number; // 0 none, 1 bicorne across, 2 bicorne with plume, 3 round hat, 4 kerchief, 5 kepi, 6 spiked helmet
  face: number; // width
  brow: number;
  mouth: number;
  whiskers: number; // 0 none, 1 side, 2 moustache
  turn: 1 | -1;
  ground: string;
  sash: boolean;
}

const kHatsOf: Record<string, number[]> = {
  vendeen: [0, 3, 3, 4, 1, 0],
  austrian: [0, 0, 1, 1, 2],
  imperial: [5, 5, 5, 0],
  prussian: [6, 6, 6, 0],
};
const kHatsElsewhere = [0, 1, 2, 2, 1];
// Nobody powders his hair in 1870, and hardly anybody shaves.
const kModern = new Set(['imperial', 'prussian']);

export function looksOf(id: string, nation: string): Looks {
  const roll = dice(`${nation}/${id}`);
  const ground = kGrounds[roll(kGrounds.length)]!;
  const skin = roll(kSkins.length);
  const modern = kModern.has(nation);
  const hairIndex = modern ? 2 + roll(kHairs.length - 2) : roll(nation === 'austrian' ? 4 : kHairs.length);
  const powdered = hairIndex < 2;
  const hats = kHatsOf[nation] ?? kHatsElsewhere;
  const hat = hats[roll(hats.length)]!;
  return {
    ground,
    skin,
    hair: kHairs[hairIndex]!,
    powdered,
    cut: powdered ? [0, 0, 3][roll(3)]! : modern ? 2 + roll(2) : roll(4),
    hat,
    face: roll(3),
    brow: roll(3),
    mouth: roll(3),
    whiskers: (modern ? [1, 2, 2, 2, 1, 0] : [0, 0, 0, 1, 1, 2])[roll(6)]!,
    turn: roll(2) === 0 ? 1 : -1,
    sash: roll(2) === 0,
  };
}

function Coat({ nation, livery, sash }: { nation: string; livery: Livery; sash: boolean }): JSX.Element {
  const peasant = nation === 'vendeen';
  const gold = nation === 'austrian' ? '#b08a2e' : '#d9b54a';
  return (
    <g>
      <path d="M-27,30Q-25,15.4 -11,12.4L0,16L11,12.4Q25,15.4 27,30Z" fill={livery.coat} stroke="#0000004d" stroke-width="0.8" />
      <path d="M-6.4,13L0,28L6.4,13L0,9Z" fill={livery.waistcoat} />
      <path
        d="M-5.6,11.4Q0,16.6 5.6,11.4L6.2,15.6Q0,20 -6.2,15.6Z"
        fill={peasant ? '#f7f3e6' : nation === 'austrian' ? '#1b1a18' : '#fbfaf5'}
      />
      <path d="M-6.4,11.8L-13,13.6L-10,23L-2.4,30L-4.4,20ZM6.4,11.8L13,13.6L10,23L2.4,30L4.4,20Z" fill={livery.facings} />
      {!peasant && (
        <g fill={gold}>
          <path d="M-24.6,19.4Q-20,14.6 -14.6,14.8L-15.4,18.6Q-20.4,18.4 -23.8,22.6ZM24.6,19.4Q20,14.6 14.6,14.8L15.4,18.6Q20.4,18.4 23.8,22.6Z" />
          <circle cx="-7.6" cy="21" r="1" />
          <circle cx="7.6" cy="21" r="1" />
          <circle cx="-6" cy="25.4" r="1" />
          <circle cx="6" cy="25.4" r="1" />
        </g>
      )}
      {peasant && (
        <path
          d="M10.4,20.6C8.6,18.2 5.6,19.6 7,22.6L10.4,26.6L13.8,22.6C15.2,19.6 12.2,18.2 10.4,20.6ZM9.8,15.4H11V17H12.4V18H11V20H9.8V18H8.4V17H9.8Z"
          fill="#b01e2a"
        />
      )}
      {sash && peasant && <path d="M-19,17.4L12,30H4L-22,20.4Z" fill="#f7f3e6" stroke="#0000002e" stroke-width="0.6" />}
      {sash && (nation === 'republican' || nation === 'french') && (
        <g>
          <path d="M19,17.4L-12,30H-8.4L20.2,18.2Z" fill="#f7f3e6" />
          <path d="M17.6,16.8L-16,30H-12L19,17.4Z" fill="#b3262e" />
        </g>
      )}
      {sash && nation === 'austrian' && <path d="M18,16.8L-15,30H-9.6L20.4,18.4Z" fill="#b3262e" />}
    </g>
  );
}

function Hair({ looks }: { looks: Looks }): JSX.Element {
  const { hair, cut } = looks;
  const edge = { stroke: '#00000038', 'stroke-width': 0.7 };
  if (cut === 0)
    return (
      <g fill={hair} {...edge}>
        <path d="M-10.8,-2Q-13,-18.4 0,-19Q13,-18.4 10.8,-2L8,-6Q7,-12 0,-12.4Q-7,-12 -8,-6Z" />
        <rect x="-13.4" y="-4.6" width="5.6" height="3.8" rx="1.9" />
        <rect x="-13.2" y="-0.6" width="5.4" height="3.6" rx="1.8" />
        <rect x="7.8" y="-4.6" width="5.6" height="3.8" rx="1.9" />
        <rect x="7.8" y="-0.6" width="5.4" height="3.6" rx="1.8" />
      </g>
    );
  if (cut === 1)
    return (
      <path
        d="M-10.6,9Q-14.6,3 -12.4,-6Q-11.4,-18.4 0,-18.8Q11.4,-18.4 12.4,-6Q14.6,3 10.6,9Q12,2 8.6,-4Q8,-10.6 1.6,-11.4Q-4.6,-12.4 -8.6,-5Q-12,2 -10.6,9Z"
        fill={hair}
        {...edge}
      />
    );
  if (cut === 2)
    return (
      <path d="M-10,-2.6Q-12.4,-18 0,-18.4Q12.4,-18 10,-2.6L8.6,-7L5.4,-12L2.4,-9.8L-0.6,-12.4L-4,-9.8L-8,-7Z" fill={hair} {...edge} />
    );
  return <path d="M-10.4,0.6Q-13.6,-18.6 0,-19.6Q13.6,-18.6 10.4,0.6L8.4,-7Q5.4,-13.6 0,-13.8Q-5.4,-13.6 -8.4,-7Z" fill={hair} {...edge} />;
}

function Hat({ hat, nation, turn }: { hat: number; nation: string; turn: number }): JSX.Element | null {
  const cockade = nation === 'austrian' ? '#1b1a18' : nation === 'vendeen' ? '#fbfaf5' : '#b3262e';
  if (hat === 1 || hat === 2)
    return (
      <g>
        {hat === 2 && (
          <path
            d={`M${7 * turn},-22Q${5 * turn},-31 ${12 * turn},-34Q${15 * turn},-28 ${10 * turn},-20Z`}
            fill={nation === 'austrian' ? '#3f7a3c' : '#b3262e'}
            stroke="#00000040"
            stroke-width="0.6"
          />
        )}
        <path
          d="M-19.4,-9.4Q-15,-13 -11.4,-19.4Q-6,-26.6 0,-26Q6,-26.6 11.4,-19.4Q15,-13 19.4,-9.4Q9,-14.6 0,-14.4Q-9,-14.6 -19.4,-9.4Z"
          fill="#1f1b18"
        />
        <path
          d="M-16.4,-11.6Q-12,-14.6 -9.4,-18.8Q-5,-24 0,-23.8Q5,-24 9.4,-18.8Q12,-14.6 16.4,-11.6"
          fill="none"
          stroke="#c9a23d"
          stroke-width="1"
        />
        <circle cx={7.4 * turn} cy="-18.8" r="2.5" fill={cockade} />
        <circle cx={7.4 * turn} cy="-18.8" r="1" fill={nation === 'austrian' ? '#c9a23d' : '#f4f1e8'} />
      </g>
    );
  if (hat === 3)
    return (
      <g>
        <path
          d={`M${8 * turn},-18Q${13 * turn},-27 ${20 * turn},-27.6Q${18 * turn},-20 ${9 * turn},-15Z`}
          fill="#f7f3e6"
          stroke="#00000040"
          stroke-width="0.6"
        />
        <path d="M-10,-13.6Q-10.6,-26 0,-26.4Q10.6,-26 10,-13.6Z" fill="#3d352a" />
        <path d="M-20,-10.4Q-10,-16 0,-15.8Q10,-16 20,-10.4Q10,-12.4 0,-12.2Q-10,-12.4 -20,-10.4Z" fill="#2c261e" />
        <path d="M-10.2,-17.4H10.2V-15.2Q0,-16.6 -10.2,-15.2Z" fill="#f7f3e6" />
      </g>
    );
  if (hat === 5)
    return (
      <g stroke="#00000040" stroke-width="0.6">
        <path d="M-10.6,-11.6L-8.6,-24.4Q0,-27.6 8.6,-24.4L10.6,-11.6Q0,-15.6 -10.6,-11.6Z" fill="#b3262e" />
        <path d="M-10.6,-11.6L-10,-15.6Q0,-19.2 10,-15.6L10.6,-11.6Q0,-15.6 -10.6,-11.6Z" fill="#1d2b4f" />
        <path d="M-9.6,-18Q0,-21.6 9.6,-18M-9,-21.2Q0,-24.6 9,-21.2" fill="none" stroke="#d9b54a" stroke-width="1.1" />
        <path d="M-11.6,-11.2Q0,-16.8 11.6,-11.2Q6,-8.6 0,-9.4Q-6,-8.6 -11.6,-11.2Z" fill="#17140f" />
      </g>
    );
  if (hat === 6)
    return (
      <g stroke="#00000040" stroke-width="0.6">
        <path d="M-1.5,-25L0,-35L1.5,-25Z" fill="#d9b54a" />
        <ellipse cx="0" cy="-25" rx="4.2" ry="1.7" fill="#d9b54a" />
        <path d="M-11.6,-11.4Q-12.4,-25.4 0,-25.6Q12.4,-25.4 11.6,-11.4Q0,-15 -11.6,-11.4Z" fill="#1b1a18" />
        <path d="M-12.6,-10.8Q0,-17.4 12.6,-10.8Q6,-9 0,-10.2Q-6,-9 -12.6,-10.8Z" fill="#2a2621" />
        <path d="M0,-22.6L2,-19.6L6,-20.4L3.4,-17.6L4,-14.6L0,-16L-4,-14.6L-3.4,-17.6L-6,-20.4L-2,-19.6Z" fill="#d9b54a" />
      </g>
    );
  if (hat === 4)
    return (
      <g fill="#b23a36" stroke="#00000040" stroke-width="0.6">
        <path d={`M${9 * turn},-8L${17 * turn},-3L${15 * turn},-9L${19 * turn},-12L${10 * turn},-12Z`} />
        <path d="M-11.4,-7Q-12,-20.6 0,-21Q12,-20.6 11.4,-7Q6,-13.2 0,-13Q-6,-13.2 -11.4,-7Z" />
        <path d="M-9,-14L9,-10M-6,-18.6L10.6,-13M-10.8,-10L-2,-20.4M-3,-13L6,-20" stroke="#f4ead6" fill="none" />
      </g>
    );
  return null;
}

export function Portrait({ id, nation, livery }: { id: string; nation: string; livery: Livery }): JSX.Element {
  const looks = looksOf(id, nation);
  const skin = kSkins[looks.skin]!;
  const shade = kShades[looks.skin]!;
  const half = 8 + looks.face * 0.6;
  const eye = looks.turn * 0.8;
  return (
    <g clip-path="url(#lv-medallion)">
      <circle r="29" fill={looks.ground} />
      <path d="M-29,-29H29V29H-29Z" fill="url(#lv-medallion-light)" />
      {looks.cut === 0 && (
        <path
          d={`M${-6 * looks.turn},4Q${-14 * looks.turn},8 ${-11 * looks.turn},16L${-8 * looks.turn},15Q${-9 * looks.turn},8 ${-4 * looks.turn},6Z`}
          fill={looks.hair}
        />
      )}
      <Coat nation={nation} livery={livery} sash={looks.sash} />
      <path d="M-4.6,6V12.6Q0,16 4.6,12.6V6Z" fill={shade} />
      <path
        d={`M${-half},-7Q${-half - 0.6},4 ${-half * 0.62},8.6Q0,13 ${half * 0.62},8.6Q${half + 0.6},4 ${half},-7Q${half - 1},-15 0,-15Q${-half + 1},-15 ${-half},-7Z`}
        fill={skin}
      />
      <path
        d={`M${half * looks.turn},-7Q${(half + 0.6) * looks.turn},4 ${half * 0.62 * looks.turn},8.6Q${2 * looks.turn},12 0,11.4Q${6 * looks.turn},4 ${half * 0.7 * looks.turn},-8Z`}
        fill={shade}
        opacity="0.55"
      />
      <g stroke="#3a2a1e" fill="none" stroke-linecap="round">
        <path
          d={`M${-5.8 + eye},-4.6Q${-3.8 + eye},${-5.9 - looks.brow * 0.5} ${-1.8 + eye},-4.9M${1.8 + eye},-4.9Q${3.8 + eye},${-5.9 - looks.brow * 0.5} ${5.8 + eye},-4.6`}
          stroke-width={0.9 + looks.brow * 0.15}
        />
        <path
          d={`M${0.4 + eye},-3L${(1.7 + 0.2 * looks.face) * looks.turn + eye},2.2Q${eye},3.4 ${-1 * looks.turn + eye},2.6`}
          stroke-width="0.8"
          stroke={shade}
        />
        <path
          d={`M${-2.6 + eye},${6 + looks.mouth * 0.2}Q${eye},${6.8 - looks.mouth * 0.5} ${2.6 + eye},${6 + looks.mouth * 0.2}`}
          stroke="#8a4a3c"
          stroke-width="1.1"
        />
      </g>
      <circle cx={-3.6 + eye} cy="-2.4" r="1" fill="#2a1f18" />
      <circle cx={3.8 + eye} cy="-2.4" r="1" fill="#2a1f18" />
      {looks.whiskers === 1 && <path d="M-8.8,-6L-8,3.4L-5.8,1.4L-7.2,-6ZM8.8,-6L8,3.4L5.8,1.4L7.2,-6Z" fill={looks.hair} />}
      {looks.whiskers === 2 && !looks.powdered && (
        <path
          d={`M${eye},3.6Q${-4.4 + eye},3.4 ${-5.2 + eye},5.8Q${-2 + eye},5.8 ${eye},4.8Q${2 + eye},5.8 ${5.2 + eye},5.8Q${4.4 + eye},3.4 ${eye},3.6Z`}
          fill={looks.hair}
        />
      )}
      <Hair looks={looks} />
      <Hat hat={looks.hat} nation={nation} turn={looks.turn} />
    </g>
  );
}
