// The signs that players of wargames read fastest: a box with a cross, a slash or a ball.
import type { JSX } from 'preact';

// Drawn around (0, 0) in a box of 52 by 34.
export function NatoSign({ kind, ink, ground }: { kind: string; ink: string; ground: string }): JSX.Element {
  return (
    <g stroke={ink} stroke-width="2.6" fill="none">
      <rect x="-26" y="-17" width="52" height="34" fill={ground} />
      {kind === 'infantry' && <path d="M-26,-17L26,17M-26,17L26,-17" />}
      {kind === 'cavalry' && <path d="M-26,17L26,-17" />}
      {(kind === 'artillery' || kind === 'guns') && <circle r="7.5" fill={ink} stroke="none" />}
    </g>
  );
}
