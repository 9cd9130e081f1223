// Shared by all drawings of the board: the medallion's rim and the hatchings of the two camps.
import type { JSX } from 'preact';
import type { Board } from '../protocol.js';
import { sideLivery } from './palette.js';

export function hatchOf(side: number): string {
  return side === 0 || side === 1 ? `url(#lv-hatch-${side})` : 'url(#lv-hatch-none)';
}

export function Defs({ board }: { board: Board }): JSX.Element {
  const first = sideLivery(board, 0);
  const second = sideLivery(board, 1);
  return (
    <defs>
      <clipPath id="lv-medallion">
        <circle r="29" />
      </clipPath>
      <radialGradient id="lv-medallion-light" cx="0.35" cy="0.3" r="0.8">
        <stop offset="0" stop-color="#fff" stop-opacity="0.4" />
        <stop offset="0.6" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity="0.3" />
      </radialGradient>
      <pattern id="lv-hatch-0" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="9" height="9" fill={first.card} fill-opacity="0.24" />
        <rect width="3" height="9" fill={first.card} fill-opacity="0.5" />
      </pattern>
      <pattern id="lv-hatch-1" width="9" height="9" patternUnits="userSpaceOnUse">
        <rect width="9" height="9" fill={second.trim} fill-opacity="0.2" />
        <circle cx="2.5" cy="2.5" r="1.7" fill={second.trim} fill-opacity="0.75" />
        <circle cx="7" cy="7" r="1.7" fill={second.trim} fill-opacity="0.75" />
      </pattern>
      <pattern id="lv-hatch-none" width="10" height="10" patternUnits="userSpaceOnUse">
        <rect width="10" height="10" fill="#fff6d8" fill-opacity="0.5" />
        <path d="M5,2V8M2,5H8" stroke="#5a4a2c" stroke-opacity="0.5" stroke-width="1.2" />
      </pattern>
    </defs>
  );
}
