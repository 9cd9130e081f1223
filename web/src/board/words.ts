// The board's own words, in both languages; everything else it says comes with the board and the scene.
import type { Lang } from '../protocol.js';

const kWords = {
  map: ['Map', 'Carte'],
  zoomIn: ['Zoom in', 'Agrandir'],
  zoomOut: ['Zoom out', 'Réduire'],
  fitMap: ['Whole map', 'Toute la carte'],
  fitSheet: ['Whole sheet, with the tracks', 'Toute la feuille, avec les pistes'],
  keys: [
    'Arrow keys move the map, plus and minus zoom, zero shows all of it. [ and ] go through what you can choose.',
    'Les flèches déplacent la carte, plus et moins changent l’échelle, zéro la montre en entier. [ et ] parcourent ce que vous pouvez choisir.',
  ],
  faceDown: ['face down', 'face cachée'],
  at: ['at', 'en'],
  facing: ['facing', 'tourné vers'],
  stack: ['counters', 'pions'],
  strength: ['strength', 'force'],
  selected: ['selected', 'choisi'],
  cost: ['cost', 'coût'],
  dice: ['Dice', 'Dés'],
  close: ['Close', 'Fermer'],
} as const satisfies Record<string, readonly [string, string]>;

export function word(key: keyof typeof kWords, lang: Lang): string {
  return kWords[key][lang === 'fr' ? 1 : 0];
}

const kBadges: Record<string, readonly [string, string]> = {
  'disorganised-1': ['disorganised', 'désorganisé'],
  'disorganised-2': ['badly disorganised', 'très désorganisé'],
  'loss-1': ['one step lost', 'un pas perdu'],
  'loss-2': ['two steps lost', 'deux pas perdus'],
  'loss-3': ['three steps lost', 'trois pas perdus'],
  demoralised: ['formation demoralised', 'formation démoralisée'],
  routed: ['routed', 'en déroute'],
  'no-command': ['out of command', 'hors de commandement'],
  harnessed: ['harnessed', 'attelé'],
  activated: ['activated', 'activé'],
  'activated-part': ['partly activated', 'activé en partie'],
  moving: ['on the move', 'en mouvement'],
  moved: ['has moved', 'a bougé'],
  fired: ['has fired', 'a tiré'],
  fought: ['has fought', 'a combattu'],
  replacement: ['replacement', 'remplaçant'],
  isolated: ['isolated', 'isolé'],
  reserve: ['in reserve', 'en réserve'],
  wounded: ['wounded', 'blessé'],
  noble: ['noble', 'noble'],
  'sans-culotte': ['sans-culotte', 'sans-culotte'],
};

export function badgeWord(badge: string, lang: Lang): string {
  return kBadges[badge]?.[lang === 'fr' ? 1 : 0] ?? badge.replaceAll('-', ' ');
}

const kKinds: Record<string, readonly [string, string]> = {
  infantry: ['infantry', 'infanterie'],
  cavalry: ['cavalry', 'cavalerie'],
  artillery: ['artillery', 'artillerie'],
  guns: ['guns', 'canons'],
  leader: ['commander', 'chef'],
  marker: ['marker', 'marqueur'],
};

export function kindWord(kind: string, lang: Lang): string {
  return kKinds[kind]?.[lang === 'fr' ? 1 : 0] ?? kind;
}

// The sheet's own top is what a player sees as "up".
const kWays: readonly (readonly [string, string])[] = [
  ['the top', 'le haut'],
  ['the upper right', 'le haut à droite'],
  ['the right', 'la droite'],
  ['the lower right', 'le bas à droite'],
  ['the bottom', 'le bas'],
  ['the lower left', 'le bas à gauche'],
  ['the left', 'la gauche'],
  ['the upper left', 'le haut à gauche'],
];

export function facingWord(degrees: number, lang: Lang): string {
  const turn = ((degrees % 360) + 360) % 360;
  // Sixty-degree facings of a hex lie nearer to the corners of the sheet than to its sides.
  const eighth = turn % 90 === 0 ? (turn / 90) * 2 : Math.floor(turn / 90) * 2 + 1;
  return kWays[eighth]![lang === 'fr' ? 1 : 0];
}
