// One counter as a printed card, around (0, 0), 100 by 100. How much of it shows depends on its size
// on the screen: board.css moves and hides parts by the data-detail of the layer.
import { Component, type JSX } from 'preact';
import type { Lang } from '../protocol.js';
import { Badge } from './art/badges.js';
import { Emblem } from './art/emblems.js';
import { NatoSign } from './art/nato.js';
import { Portrait } from './art/portrait.js';
import { Silhouette } from './art/silhouettes.js';
import type { CounterStyle } from './contract.js';
import { liveryOf, type Livery } from './palette.js';
import type { Counter } from './stacks.js';
import { badgeWord } from './words.js';

// The first camp has rounded cards, the second has cards with cut corners.
const kCards = [
  {
    card: 'M-41,-50H41Q50,-50 50,-41V41Q50,50 41,50H-41Q-50,50 -50,41V-41Q-50,-50 -41,-50Z',
    band: 'M-41,-50H41Q50,-50 50,-41V-30H-50V-41Q-50,-50 -41,-50Z',
    lit: 'M-48.6,42V-41Q-48.6,-48.6 -41,-48.6H42',
    shaded: 'M48.6,-42V41Q48.6,48.6 41,48.6H-42',
    trim: 'M-38,-44.4H38Q44.4,-44.4 44.4,-38V38Q44.4,44.4 38,44.4H-38Q-44.4,44.4 -44.4,38V-38Q-44.4,-44.4 -38,-44.4Z',
  },
  {
    card: 'M-37,-50H37L50,-37V37L37,50H-37L-50,37V-37Z',
    band: 'M-37,-50H37L50,-37V-30H-50V-37Z',
    lit: 'M-48.6,36V-36.4L-36.4,-48.6H36',
    shaded: 'M48.6,-36V36.4L36.4,48.6H-36',
    trim: 'M-34.6,-44.4H34.6L44.4,-34.6V34.6L34.6,44.4H-34.6L-44.4,34.6V-34.6ZM-33.2,-41H33.2L41,-33.2V33.2L33.2,41H-33.2L-41,33.2V-33.2Z',
  },
] as const;

export function cardOf(side: number): (typeof kCards)[number] {
  return kCards[side === 1 ? 1 : 0]!;
}

// A flat chevron along the side of the hex that the unit faces. Flat, because an arrowhead with equal
// sides looks the same after a third of a turn; a slanting one lies further out, clear of the corner.
function facingChevron(degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const slant = 1 / Math.max(Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))) - 1;
  const base = 57 + slant * 42;
  return `M-29,${-base}L0,${-base - 11}L29,${-base}`;
}

function nameSize(name: string, room = 90): number {
  return Math.max(8.4, Math.min(14, room / Math.max(1, name.length * 0.52)));
}

function Face({ counter, livery, style, band }: { counter: Counter; livery: Livery; style: CounterStyle; band: string }): JSX.Element {
  const shape = cardOf(counter.side);
  const leader = counter.kind === 'leader';
  const marker = counter.kind === 'marker';
  const badged = counter.badges.length > 0; // the badges lie over the right end of the band
  const lone = counter.middle === '' && counter.right === ''; // a body of points: one large figure
  const banded = band !== '' || !marker;
  return (
    <>
      {banded && <path d={shape.band} fill={band === '' ? livery.dark : band} />}
      <path class="bevel" d={shape.lit} fill="none" stroke={livery.light} stroke-width="2.6" stroke-opacity="0.85" />
      <path class="bevel" d={shape.shaded} fill="none" stroke={livery.dark} stroke-width="2.6" stroke-opacity="0.55" />
      {banded ? (
        <text
          class="name"
          x={badged ? -6 : 0}
          y="-35.4"
          text-anchor="middle"
          font-size={nameSize(counter.name, badged ? 76 : 90)}
          fill="#fff"
        >
          {counter.name}
        </text>
      ) : (
        <>
          <path d={shape.trim} fill="none" stroke={livery.trim} stroke-width="1.4" />
          <text class="marker-name" x="0" y="-22" text-anchor="middle" font-size={nameSize(counter.name, 76) * 1.1} fill={livery.ink}>
            {counter.name}
          </text>
          <g transform="translate(0,11) scale(1.05)">
            <Emblem nation={counter.nation} ink={livery.trim} />
          </g>
        </>
      )}
      {leader && (
        <g class="medallion">
          <circle r="27.6" fill={livery.dark} />
          <circle r="26.6" fill="none" stroke="#d9b54a" stroke-width="2.4" />
          <g transform="scale(0.86)">
            <Portrait id={counter.id} nation={counter.nation} livery={livery} />
          </g>
        </g>
      )}
      {!leader && !marker && (
        <g class={`sign ${style}`}>
          {style === 'nato' ? (
            <NatoSign kind={counter.kind} ink={livery.boxInk} ground={livery.box} />
          ) : (
            <Silhouette kind={counter.kind} nation={counter.nation} ink={livery.ink} />
          )}
        </g>
      )}
      {lone ? (
        <g class="factors lone" fill={livery.ink}>
          <text x="0" text-anchor="middle">
            {counter.left}
          </text>
        </g>
      ) : (
        <g class="factors" fill={livery.ink}>
          <text x="-43" text-anchor="start">
            {counter.left}
          </text>
          <text x="0" text-anchor="middle">
            {counter.middle}
          </text>
          <text x="43" text-anchor="end">
            {counter.right}
          </text>
        </g>
      )}
    </>
  );
}

function Back({ counter, livery }: { counter: Counter; livery: Livery }): JSX.Element {
  const shape = cardOf(counter.side);
  return (
    <>
      <path d={shape.trim} fill="none" stroke={livery.trim} stroke-width="1.6" />
      <path class="bevel" d={shape.lit} fill="none" stroke={livery.light} stroke-width="2.6" stroke-opacity="0.85" />
      <path class="bevel" d={shape.shaded} fill="none" stroke={livery.dark} stroke-width="2.6" stroke-opacity="0.55" />
      <g transform="scale(1.55)">
        <Emblem nation={counter.nation} ink={livery.trim} />
      </g>
    </>
  );
}

export interface CounterProps {
  counter: Counter;
  style: CounterStyle;
  band: string;
  lang: Lang;
}

function signature({ counter, style, band, lang }: CounterProps): string {
  const c = counter;
  return [c.id, c.name, c.side, c.nation, c.kind, c.left, c.middle, c.right, c.facing, c.badges, c.down, style, band, lang].join('|');
}

// Redrawn only when it looks different: a scene has a hundred counters and an action changes few.
export class CounterArt extends Component<CounterProps> {
  override shouldComponentUpdate(next: CounterProps): boolean {
    return signature(next) !== signature(this.props);
  }

  override render({ counter, style, band, lang }: CounterProps): JSX.Element {
    const livery = liveryOf(counter.nation, counter.side);
    const shape = cardOf(counter.side);
    const spent = !counter.down && (counter.badges.includes('activated') || counter.badges.includes('moved'));
    return (
      <g class={`card card-${counter.down ? 'down' : counter.kind}${counter.middle === '' ? '' : ' three'}`}>
        {counter.facing !== undefined && !counter.down && (
          <g class="facing" transform={`rotate(${counter.facing})`} fill="none" stroke-linecap="round" stroke-linejoin="round">
            <path d={facingChevron(counter.facing)} stroke="#1c1509" stroke-width="12.5" />
            <path d={facingChevron(counter.facing)} stroke={livery.card} stroke-width="7.5" />
          </g>
        )}
        <path d={shape.card} fill="#150e04" opacity="0.34" transform="translate(2.6,3.4)" />
        <path d={shape.card} fill={livery.card} />
        {counter.down ? <Back counter={counter} livery={livery} /> : <Face counter={counter} livery={livery} style={style} band={band} />}
        {spent && <path d={shape.card} fill="#5b5340" opacity="0.24" />}
        <path d={shape.card} fill="none" stroke={livery.dark} stroke-width="1.4" />
        {!counter.down && counter.badges.length > 0 && (
          <g class="badges">
            {counter.badges.slice(0, 4).map((badge, i) => (
              <g key={badge} transform={`translate(0,${i * 29})`}>
                <Badge badge={badge} word={badgeWord(badge, lang)} />
              </g>
            ))}
          </g>
        )}
      </g>
    );
  }
}
