/** The pictures of cards, items and events: shapes in ink, each with one fill, the farthest first. */
import { parse } from './effects';

export type Motif = readonly (readonly [fill: string, d: string])[];

const SKIN = '#f2c9a0';
const INK = '#14110a';
const STEEL = '#6c7686';
const IRON = '#39414f';
const WOOD = '#8a5a2a';
const PALE = '#dfe6ee';
const RED = '#d2352b';
const GOLD = '#ffd21e';
const LEAF = '#5fd06c';
const SKY = '#4fb8ff';
const GLASS = '#9be7ff';
const LINE = 'none';
const CASE = 'M4 13h32v22H4z';
const GRIP = 'M14 13V7h12v6';
const SHIELD = 'M20 3l14 5v12c0 9-7 14-14 17C13 34 6 29 6 20V8z';

const MOTIFS = {
  fist: [
    [RED, 'M11 30h18v9H11z'],
    [SKIN, 'M6 15c0-4 6-5 7-1c0-5 7-5 7 0c0-5 7-5 7 0c1-4 7-3 7 2v8c0 6-5 8-14 8S6 29 6 24z'],
    [LINE, 'M13 14v5M20 14v5M27 14v5'],
    [SKIN, 'M6 22c4-3 14-3 15 0c1 4-6 4-10 4'],
  ],
  fists: [
    [SKIN, 'M3 11c0-3 4-4 5-1c1-4 6-3 6 0c1-3 6-3 6 1v8c0 5-17 5-17-1z'],
    [RED, 'M7 21h9v8H7z'],
    [SKIN, 'M20 19c0-3 4-4 5-1c1-4 6-3 6 0c1-3 6-3 6 1v8c0 5-17 5-17-1z'],
    [RED, 'M24 29h9v8h-9z'],
  ],
  blade: [
    [PALE, 'M32 2l5 3-19 25-5-4z'],
    [GOLD, 'M9 22l13 10-3 3L6 25z'],
    [RED, 'M9 28l6 5-5 6-6-5z'],
  ],
  shield: [
    [SKY, SHIELD],
    ['#cfe6ff', 'M20 3v34C13 34 6 29 6 20V8z'],
  ],
  hit: [
    ['#ff7a2a', 'M20 1l5 9 9-5-3 10 8 4-8 5 4 10-10-3-5 8-5-8-10 3 4-10-8-5 8-4-3-10 9 5z'],
    [GOLD, 'M20 11l3 5 5-2-2 5 4 2-5 3 1 5-5-3-4 4-1-5-6-1 4-4-2-5 6 1z'],
  ],
  mask: [
    ['#1f7a4a', 'M3 10c11 5 23 5 34 0c1 14-4 21-11 21c-3 0-4-4-6-4s-3 4-6 4C7 31 2 24 3 10z'],
    ['#fff', 'M8 17c5-1 8 1 9 6c-5 1-8-1-9-6zM32 17c-5-1-8 1-9 6c5 1 8-1 9-6z'],
  ],
  star: [[GOLD, 'M20 2l5 12 13 1-10 9 3 13-11-7-11 7 3-13L2 15l13-1z']],
  work: [
    [LINE, GRIP],
    [WOOD, CASE],
    ['#c98b4a', 'M4 13h32v10c-10 4-22 4-32 0z'],
    [GOLD, 'M17 21h6v6h-6z'],
  ],
  cash: [
    ['#3fa24c', 'M8 7h29v17H8z'],
    [LEAF, 'M3 13h30v19H3z'],
    ['#d8f5da', 'M18 16a6.500 6.500 0 1 0 .1 0z'],
    [LINE, 'M18 19v7'],
  ],
  cup: [
    [LINE, 'M14 3c-3 3 3 4 0 7M22 3c-3 3 3 4 0 7M28 17c8-1 8 10 0 10'],
    ['#fff', 'M7 14h22v12c0 6-4 10-11 10S7 32 7 26z'],
    [WOOD, 'M7 14h22v5H7z'],
  ],
  comic: [
    [GOLD, 'M6 3h24l5 5v29H6z'],
    [RED, 'M11 9h19v10H11z'],
    ['#fff', 'M11 22h8v10h-8zM22 22h8v10h-8z'],
  ],
  heart: [[RED, 'M20 36L5 20C-2 9 12 0 20 11C28 0 42 9 35 20z']],
  gym: [
    [PALE, 'M13 17h14v6H13z'],
    [IRON, 'M2 14h5v12H2zM33 14h5v12h-5z'],
    ['#ff8a2a', 'M7 8h7v24H7zM26 8h7v24h-7z'],
  ],
  phone: [
    [IRON, 'M10 2h20v36H10z'],
    [SKY, 'M13 6h14v25H13z'],
    ['#fff', 'M20 25l-5-5c-2-4 3-6 5-3c2-3 7-1 5 3z'],
  ],
  friends: [
    [SKIN, 'M13 5a6.500 6.500 0 1 0 .1 0zM28 9a6 6 0 1 0 .1 0z'],
    [SKY, 'M18 37c0-11 4-15 10-15s10 4 10 15z'],
    ['#ffb52e', 'M2 36c0-13 4-17 11-17s11 4 11 17z'],
  ],
  shoe: [
    [RED, 'M3 11l10-4c3 8 9 11 16 12c6 1 8 4 8 9H3z'],
    ['#fff', 'M3 27h34v6H3z'],
    [LINE, 'M14 13l5-3M18 17l5-4'],
  ],
  thug: [
    ['#7a55b8', 'M3 39c0-9 6-12 17-12s17 3 17 12z'],
    [SKIN, 'M10 13h20v9c0 6-4 10-10 10s-10-4-10-10z'],
    ['#4a2f80', 'M8 15C8 0 32 0 32 15z'],
    [INK, 'M13 18h6v4h-6zM21 18h6v4h-6z'],
    [LINE, 'M16 27h8'],
  ],
  clock: [
    ['#fff', 'M20 4a16 16 0 1 0 .1 0z'],
    [LINE, 'M20 10v10l7 5'],
  ],
  parcel: [
    ['#c98b4a', 'M4 12l16-8 16 8v17l-16 8-16-8z'],
    ['#e0b070', 'M4 12l16-8 16 8-16 8z'],
    [LINE, 'M20 20v17M12 8l16 8'],
  ],
  broom: [
    [WOOD, 'M31 1l5 4-15 20-4-4z'],
    [GOLD, 'M14 18l11 9c-4 6-10 10-20 11c-4-4-2-6 0-7c4-2 7-6 9-13z'],
  ],
  bat: [
    ['#c98b4a', 'M27 4c5-4 12 3 8 8L16 30l-7-6z'],
    [INK, 'M9 24l7 6-6 7-7-6z'],
  ],
  baton: [
    [IRON, 'M31 2l7 7-23 22-7-6z'],
    [STEEL, 'M8 24l8 8-7 6-7-7z'],
  ],
  axe: [
    [WOOD, 'M17 5h6v33h-6z'],
    [RED, 'M23 6c8-3 14 3 14 14c-5-5-9-5-14-3z'],
    [STEEL, 'M9 8h8v8H9z'],
  ],
  hammer: [
    [WOOD, 'M17 14h6v24h-6z'],
    [STEEL, 'M5 3h30v14H5z'],
    [PALE, 'M5 3h7v14H5z'],
  ],
  helmet: [
    [RED, 'M4 23C3 8 14 3 22 3c9 0 15 8 15 18l-2 15H23l-5-9H6z'],
    [GLASS, 'M20 15h16l1 9H20z'],
  ],
  hockey: [
    ['#fff', 'M9 4h22c5 9 3 24-5 33H14C6 28 4 13 9 4z'],
    [INK, 'M12 15h6v4h-6zM22 15h6v4h-6z'],
    [RED, 'M18 5h4l-2 7zM17 27h6v3h-6z'],
  ],
  goggles: [
    [IRON, 'M2 12h36v16H2z'],
    ['#7be08a', 'M12 13a7 7 0 1 0 .1 0zM28 13a7 7 0 1 0 .1 0z'],
  ],
  vest: [
    [IRON, 'M7 3h8c2 6 8 6 10 0h8l2 13v21H5V16z'],
    [STEEL, 'M9 21h8v9H9zM23 21h8v9h-8z'],
    [LINE, 'M20 8v29'],
  ],
  wall: [
    [GLASS, 'M7 2h26v26c0 7-6 10-13 10S7 35 7 28z'],
    [IRON, 'M7 17h26v5H7z'],
  ],
  lid: [
    [STEEL, 'M20 3a17 17 0 1 0 .1 0z'],
    [PALE, 'M20 9a11 11 0 1 0 .1 0z'],
    [IRON, 'M14 18h12v4H14z'],
  ],
  gun: [
    [GOLD, 'M3 9h31v10H19l-2 8 2 10H8L6 20z'],
    [INK, 'M34 10h4v3h-4zM34 15h4v3h-4z'],
  ],
  spray: [
    [LINE, 'M27 7l8-4M28 10h8M27 13l8 3'],
    [PALE, 'M14 5h10v9H14z'],
    [RED, 'M11 14h16v24H11z'],
    ['#fff', 'M11 21h16v8H11z'],
  ],
  kit: [
    [LINE, GRIP],
    ['#fff', CASE],
    [RED, 'M17 16h6v5h5v6h-5v5h-6v-5h-5v-6h5z'],
  ],
  can: [
    [PALE, 'M13 3h14l2 4H11z'],
    [LEAF, 'M11 7h18v29H11z'],
    [GOLD, 'M22 11l-8 12h5l-2 9 9-13h-6z'],
  ],
  bang: [
    [GOLD, 'M18 2h9l6 8-4 2-5-5h-6z'],
    ['#5c7440', 'M10 10h18v27H10z'],
    [IRON, 'M10 18h18v4H10z'],
  ],
  skate: [
    [PALE, 'M11 22a5 5 0 1 0 .1 0zM29 22a5 5 0 1 0 .1 0z'],
    [RED, 'M2 12l4-2c2 5 4 6 7 6h14c3 0 5-1 7-6l4 2c-2 8-5 11-10 11H12C7 23 4 20 2 12z'],
  ],
  dog: [
    [WOOD, 'M8 9l7 3h10l7-3 2 13-6 4c-1 7-3 11-8 11s-7-4-8-11l-6-4z'],
    [INK, 'M13 18h4v4h-4zM23 18h4v4h-4zM17 27h6l-3 5z'],
  ],
} satisfies Record<string, Motif>;

type Name = keyof typeof MOTIFS;

/** What is shown for those whose effects alone do not tell what they are. */
const OWN: Record<string, Name> = {
  'comic-shop-afternoon': 'comic',
  'convention-trip': 'comic',
  'sell-old-comics': 'comic',
  'meme-night': 'phone',
  'library-desk': 'comic',
  'date-night': 'heart',
  'family-dinner': 'friends',
  'sunday-service': 'friends',
  'parkour-fail': 'shoe',
  'delivery-run': 'shoe',
  'jog-in-the-park': 'shoe',
  'blade-dance': 'blade',
  'grand-entrance': 'mask',
  'first-patrol': 'mask',
  'form-up': 'friends',
  prowl: 'mask',
  'sic-em': 'dog',
  'twin-batons': 'baton',
  'folding-katana': 'blade',
  'loyal-guard-dog': 'dog',
  'gravity-pole': 'baton',
  'copycat-clubs': 'baton',
  'grapple-cane': 'baton',
  'motorbike-helmet': 'helmet',
  'ski-mask': 'mask',
  'night-vision-goggles': 'goggles',
  'hockey-mask': 'hockey',
  'baseball-bat': 'bat',
  nightstick: 'baton',
  'stun-gun': 'gun',
  'knuckle-dusters': 'fist',
  'trash-can-lid': 'lid',
  machete: 'blade',
  'pepper-spray': 'spray',
  'fire-axe': 'axe',
  sledgehammer: 'hammer',
  'riot-shield': 'wall',
  'first-aid-kit': 'kit',
  'energy-drink': 'can',
  smartphone: 'phone',
  'comic-stash': 'comic',
  flashbangs: 'bang',
  skateboard: 'skate',
  // Kinds of events.
  kills: 'thug',
  gangs: 'thug',
  timers: 'clock',
  deliver: 'parcel',
  payment: 'cash',
  cleans: 'broom',
};
/** Of a fight, what helps in it; of the rest, what it brings. */
const BY_CODE: Record<string, Name> = {
  ...{ P: 'friends', K: 'thug', Kd: 'thug', Ka: 'thug', HIT: 'hit', B: 'shield', M: 'phone', F: 'fist' },
  ...{ $: 'cash', H: 'cup', S: 'gym', L: 'heart', T: 'shoe' },
};

/** The picture of a card, an item or a kind of event. */
export function motifOf(id: string, effects: readonly string[], kind = ''): Motif {
  const own = OWN[id];
  if (own) return MOTIFS[own];
  if (kind === 'job') return MOTIFS.work;
  if (kind === 'famous') return MOTIFS.star;
  if (kind === 'body') return MOTIFS.vest;
  const codes = effects.map((word) => parse(word).code);
  if (codes.filter((code) => code === 'F').length > 1) return MOTIFS.fists;
  const found = Object.keys(BY_CODE).find((code) => codes.includes(code));
  return MOTIFS[(found && BY_CODE[found]) || 'star'];
}
