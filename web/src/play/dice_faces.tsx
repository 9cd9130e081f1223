import type { JSX } from 'preact';
import type { LogEntry } from '../protocol.js';

// biome-ignore format: a face a line
const pips: Record<number, [number, number][]> = {
  1: [[8, 8]],
  2: [[4.5, 4.5], [11.5, 11.5]],
  3: [[4.5, 4.5], [8, 8], [11.5, 11.5]],
  4: [[4.5, 4.5], [11.5, 4.5], [4.5, 11.5], [11.5, 11.5]],
  5: [[4.5, 4.5], [11.5, 4.5], [8, 8], [4.5, 11.5], [11.5, 11.5]],
  6: [[4.5, 4], [11.5, 4], [4.5, 8], [11.5, 8], [4.5, 12], [11.5, 12]],
};

// The faces of "roll 3 4", or those that are told where the notation is not; nothing for a sum or
// for a draw.
export function rolledFaces(entry: LogEntry): number[] {
  const told = entry.told.find((one) => one.kind === 'rolled')?.text ?? '';
  const faces = entry.do.startsWith('roll ') ? entry.do.slice(5).split(' ').map(Number) : (told.match(/\d+/g) ?? []).map(Number);
  return faces.every((face) => face >= 1 && face <= 6) ? faces : [];
}

export function DieFace({ face }: { face: number }): JSX.Element {
  return (
    <svg class="die" viewBox="0 0 16 16" width="20" height="20" role="img" aria-label={String(face)}>
      <rect x="0.7" y="0.7" width="14.6" height="14.6" rx="3" class="die-body" />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" class="die-pip" />
      ))}
    </svg>
  );
}
