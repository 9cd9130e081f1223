// What is read aloud of a counter and a space.
import type { Lang, Space } from '../protocol.js';
import type { Counter } from './stacks.js';
import { badgeWord, facingWord, kindWord, word } from './words.js';

export function spaceLabel(space: Space): string {
  return space.name === '' || space.name === space.id ? space.id : `${space.name} (${space.id})`;
}

export function counterLabel(counter: Counter, side: string, place: string, lang: Lang): string {
  const where = place === '' ? '' : `${word('at', lang)} ${place}`;
  if (counter.down) return [side, word('faceDown', lang), where].filter(Boolean).join(', ');
  const factors = [counter.left, counter.middle, counter.right].filter(Boolean).join('-');
  return [
    counter.name === '' ? counter.id : counter.name,
    [side, kindWord(counter.kind, lang)].filter(Boolean).join(' '),
    factors,
    counter.facing === undefined ? '' : `${word('facing', lang)} ${facingWord(counter.facing, lang)}`,
    ...counter.badges.map((badge) => badgeWord(badge, lang)),
    where,
  ]
    .filter(Boolean)
    .join(', ');
}
