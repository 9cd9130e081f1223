import type { FreeSeat, Sitter } from '../protocol.js';

// Who sits where until the reader says otherwise: he in the first seat, the computer in the others.
export const sitting = (seats: readonly FreeSeat[], chosen: readonly (Sitter | undefined)[], level: string): Sitter[] =>
  seats.map((_, seat) => {
    const usual: Sitter = level === '' ? { kind: 'friend' } : { kind: 'computer', level };
    return chosen[seat] ?? (seat === 0 ? { kind: 'me' } : usual);
  });

export interface Side {
  side: number;
  camp: string; // "" when it has one seat that is called as it is
  nation: string;
  seats: { seat: number; name: string }[];
}

// The seats by the side that they play, which may be one each or many.
export function sidesOf(seats: readonly FreeSeat[]): Side[] {
  const sides: Side[] = [];
  for (const [seat, { name, side, camp, nation }] of seats.entries()) {
    const known = sides.find((one) => one.side === side);
    if (known) known.seats.push({ seat, name });
    else sides.push({ side, camp, nation, seats: [{ seat, name }] });
  }
  return sides.map((one) => (one.seats.length === 1 && one.seats[0]?.name === one.camp ? { ...one, camp: '' } : one));
}

// Of a friend's link: "Fleet (Coalition)".
export function nameOf(seat: FreeSeat | undefined): string {
  if (!seat) return '';
  return seat.camp === '' || seat.camp === seat.name ? seat.name : `${seat.name} (${seat.camp})`;
}
