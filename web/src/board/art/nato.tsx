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

// Size marks, drawn rather than typed so that every font gives the same: bars and crosses.
export function SizeMark({ size, ink }: { size: string; ink: string }): JSX.Element | null {
  if (!/^[IX]+$/.test(size)) return null;
  const width = (mark: string) => (mark === 'X' ? 9 : 4.6);
  const marks = [...size];
  const total = marks.reduce((sum, mark) => sum + width(mark), 0);
  let x = -total / 2;
  const d = marks.map((mark) => {
    const from = x + 1.2;
    x += width(mark);
    const to = x - 1.2;
    return mark === 'X' ? `M${from},-3.4L${to},3.4M${from},3.4L${to},-3.4` : `M${(from + to) / 2},-3.6V3.6`;
  });
  return <path d={d.join('')} stroke={ink} stroke-width="1.9" fill="none" />;
}
