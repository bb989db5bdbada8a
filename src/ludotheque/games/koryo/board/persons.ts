/** The eleven persons of the court, drawn here after no one's art: to each a face, hair, and what they wear. */

/** A shape of one colour, filled or as a line; `both` is drawn on either side of the face. */
export type Shape = { d: string; fill?: string; line?: string; width?: number; beads?: boolean; both?: boolean };
export type Person = {
  skin: string;
  /** The outline of the face. */
  face: string;
  /** Behind the head, on the chest, and over the face. */
  behind?: readonly Shape[];
  chest?: readonly Shape[];
  over: readonly Shape[];
};

const fill = (colour: string, d: string): Shape => ({ d, fill: colour });
const line = (colour: string, d: string, width = 1): Shape => ({ d, line: colour, width });
const beads = (colour: string, d: string, width = 2.6): Shape => ({ d, line: colour, width, beads: true });
const both = (shape: Shape): Shape => ({ ...shape, both: true });
const dot = (colour: string, x: number, y: number, r: number): Shape =>
  fill(colour, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`);

const BLACK = '#1f1813';
const GOLD = '#e0b548';
const LIP = '#a8483a';
const WRINKLE = '#7d4f2e';

const ROUND = 'M17.5 28c0-8 5-14 12.5-14s12.5 6 12.5 14c0 10-6 15.5-12.5 15.5S17.5 38 17.5 28z';
const OVAL = 'M19.3 27c0-8 4.6-13 10.7-13s10.7 5 10.7 13c0 9.5-5 17-10.7 17s-10.7-7.5-10.7-17z';
const SQUARE = 'M18.5 25c0-7 5-11 11.5-11s11.5 4 11.5 11v9c-1 5-6 10-11.5 10s-10.5-5-11.5-10z';
const THIN = 'M20 26c0-8 4-12 10-12s10 4 10 12c0 9-3.5 19-10 19s-10-10-10-19z';

/** Open eyes with irises that look to a side; `lid` makes them narrow. */
const eyes = (iris: string, gaze = 0, lid = 0): Shape[] => [
  both(fill('#fffdf6', 'M22 29.4c1.6-2.4 5-2.4 6.4 0-1.6 1.9-4.8 1.9-6.4 0z')),
  dot(iris, 25.2 + gaze, 29.3, 1.5),
  dot(iris, 34.8 + gaze, 29.3, 1.5),
  dot('#fff', 25.7 + gaze, 28.7, 0.45),
  dot('#fff', 35.3 + gaze, 28.7, 0.45),
  both(line(BLACK, `M21.7 ${29.2 + lid}c1.8-2.5 5.2-2.5 7 0`, 1.1 + lid)),
];
const nose = line(WRINKLE, 'M30.5 29.5l-1.6 5c.6.8 1.8.9 2.7.3', 1);
const cheeks = both(fill('#d9694a55', 'M20 34.5a2.8 2 0 1 0 5.6 0a2.8 2 0 1 0-5.6 0z'));
const brows = (colour: string, d: string, width = 1.4) => both(line(colour, d, width));
const gat = (colour: string, band: string): Shape[] => [
  fill(colour, 'M6 20.5c8-4.5 40-4.5 48 0-8 3.6-40 3.6-48 0z'),
  fill(colour, 'M20 18V6.5c0-3.4 20-3.4 20 0V18c-5 2-15 2-20 0z'),
  fill(band, 'M20 14.5c5 1.8 15 1.8 20 0v3.3c-5 2-15 2-20 0z'),
  line('#ffffff30', 'M22.5 7.5v6', 1.5),
];

export const PERSONS: Record<string, Person> = {
  // Well fed and in good spirits, under a pedlar's straw hat with its balls of cotton.
  merchant: {
    skin: '#ecbb86',
    face: ROUND,
    over: [
      cheeks,
      both(line(BLACK, 'M21.8 29.8c1.2-2.2 4.8-2.2 6 0', 1.4)),
      brows(BLACK, 'M21 25.6c2-1.8 5-1.6 6.8-.5', 1.6),
      nose,
      fill('#8f2f26', 'M25 37.5c3 1.2 7 1.2 10 0-1 4-9 4-10 0z'),
      both(fill(BLACK, 'M30 35.8c-3-1.3-6.5-.8-9 2.4 3.4.6 6.8.5 9-.8z')),
      fill(BLACK, 'M27 42.5h6l-3 6.5z'),
      fill('#bd8a34', 'M7 21c8-5.5 38-5.5 46 0-9 3.8-37 3.8-46 0z'),
      fill('#dcb05a', 'M18.5 18.5c0-13 23-13 23 0-6 2.6-17 2.6-23 0z'),
      line('#8a5f1c', 'M18.5 17.5c6 2.4 17 2.4 23 0', 1.6),
      both(dot('#fffaf0', 17, 12, 4.4)),
    ],
  },
  // A young woman in the middle of a word, her braids piled up.
  broadcaster: {
    skin: '#f7d8b8',
    face: OVAL,
    behind: [fill(BLACK, 'M13 23C10 8 19 2 30 2s20 6 17 21c-1 8-4 11-7 12H20c-3-1-6-4-7-12z')],
    over: [
      ...eyes('#3a2413', 0.7),
      brows(BLACK, 'M21.8 25.4c2-1.5 4.4-1.4 6.2-.3', 1.1),
      nose,
      cheeks,
      fill('#c42f35', 'M26 37.4c1.6-1.5 3-1 4-.4 1-.6 2.4-1.1 4 .4-.6 4.4-7.4 4.4-8 0z'),
      fill('#5a1512', 'M27.7 38h4.6c-.6 1.9-4 1.9-4.6 0z'),
      fill(BLACK, 'M18.8 29c-1-10 4-15 11.2-17 7.2 2 12.2 7 11.2 17-1.6-6-5.7-9.5-11.2-13-5.5 3.5-9.6 7-11.2 13z'),
      line('#5b4636', 'M15 16c7-9 23-9 30 0M17.5 20c6-8 19-8 25 0M19 8c7-4 15-4 22 0', 1),
      line(GOLD, 'M9 12.5l42-5', 1.8),
      dot('#3fb58d', 51, 7.5, 2.6),
      both(dot('#3fb58d', 18.6, 37, 1.7)),
    ],
    chest: [line('#f7e8bd', 'M14 55c4-3 8-5 11-5M46 55c-4-3-8-5-11-5', 1.2)],
  },
  // A soldier with a scar, square in the jaw.
  guardian: {
    skin: '#d9a273',
    face: SQUARE,
    behind: [fill('#a3281f', 'M28 6c-5-8 9-8 4 0l1 6h-6z')],
    over: [
      fill('#3b2c2040', 'M18.6 33c1 7 5.4 11 11.4 11s10.4-4 11.4-11c-2.4 4-5.4 3.4-11.4 3.4s-9 .6-11.4-3.4z'),
      ...eyes('#2b2119', 0, 0.7),
      brows(BLACK, 'M21 26l7.2 1.7', 2.3),
      nose,
      line('#7c3526', 'M26.5 38.8h7', 1.6),
      line('#a5482f', 'M34.5 31.5l4 6.5', 1.2),
      fill('#8a95a3', 'M15.5 25C14 10 21 4.5 30 4.5S46 10 44.5 25c-4-4-9-5-14.5-5s-10.5 1-14.5 5z'),
      line('#ffffff55', 'M20.5 18c.6-6 3-9 6.5-10.5', 1.6),
      fill('#56606c', 'M14.5 24.5c8-6 23-6 31 0v3.3c-8-5-23-5-31 0z'),
      beads(GOLD, 'M17 25c8-4.5 18-4.5 26 0', 1.6),
      both(fill('#6d7885', 'M14.8 26l-2.8 15 7.6 3c-1.2-6-1.6-11-1.2-17z')),
      dot('#c5392d', 30, 14, 2.4),
    ],
    chest: [line('#ffffff55', 'M9 55h42M7 59.5h46M18 48v16M30 56v8M42 48v16', 1)],
  },
  // Old and exact, behind spectacles.
  banker: {
    skin: '#efcfab',
    face: THIN,
    over: [
      fill('#f3efe6', 'M20.5 35c3 2.6 6.5 1.4 9.5 1.4s6.5 1.2 9.5-1.4c.4 9-3.5 17-9.5 22-6-5-9.9-13-9.5-22z'),
      line('#c9c1b2', 'M27 42c0 4 1 8 2.5 11M33 42c0 4-1 8-2.5 11', 0.9),
      fill(LIP, 'M27.6 38.4h4.8c-.8 1.5-4 1.5-4.8 0z'),
      ...eyes('#3d3a33', -0.3, 0.2),
      brows('#f3efe6', 'M21 25.6c2-1.4 5-1.2 7 .2', 1.8),
      nose,
      both(line('#3a2c18', 'M21.3 29.6a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0z', 1)),
      line('#3a2c18', 'M29 29.2h2', 1),
      both(line(WRINKLE, 'M21.5 34.4c.8 1 1.8 1.3 3 1.3', 0.7)),
      ...gat(BLACK, '#c69a3a'),
      both(beads(GOLD, 'M19.5 22c-2 10 0 18 5 25', 1.5)),
    ],
  },
  // A captain: tanned, her hair tied back, a ring in the ear, sure of the wind.
  'ship-owner': {
    skin: '#c88d5c',
    face: OVAL,
    behind: [
      fill('#2a1a10', 'M39 18c10 1 14 11 11 28l-8 3c2-9 2-16-4-24z'),
      dot('#2a1a10', 30, 8.5, 5.6),
      fill('#2a1a10', 'M17.5 31c-2-13 4-20 12.5-20s14.5 7 12.5 20z'),
    ],
    over: [
      ...eyes('#2d4f63', -0.8, 0.3),
      brows('#2a1a10', 'M21.4 26.3c2-1.8 4.6-1.8 6.8-.1', 1.6),
      nose,
      line('#83352b', 'M26.5 38.2c2.6 1.3 5.6 1 8-1.4', 1.6),
      line('#9b5f38', 'M22 34.5h2.5M35.5 34.5H38', 0.8),
      fill('#2a1a10', 'M18.5 26c1-6 5-9.5 11.5-9.5S40.5 20 41.5 26c-3-3-7-4-11.5-4s-8.5 1-11.5 4z'),
      fill('#c2372f', 'M17.7 19.5c8-4 16.6-4 24.6 0v4.6c-8-4-16.6-4-24.6 0z'),
      fill('#9c2620', 'M41.8 20.5l9-3.5-3 5.5 3.5 5-9.5-3z'),
      line('#f7e8bd', 'M20 21.2c6.6-3 13.4-3 20 0', 0.9),
      line(GOLD, 'M16.8 37.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', 1.2),
    ],
    chest: [line('#f7e8bd', 'M10 58c5-3 10-4 14-4M50 58c-5-3-10-4-14-4', 1.2)],
  },
  // At peace: a monk with closed eyes, a cowl, and prayer beads.
  priest: {
    skin: '#e2b083',
    face: OVAL,
    behind: [fill('#e6d6e8', 'M14 33C13 19 22 6 30 5c8 1 17 14 16 28l-5 9H19z')],
    over: [
      both(line(BLACK, 'M22 29c1.4 2 4.8 2 6.2 0', 1.3)),
      brows('#4a3524', 'M21.8 25.6c2-1 4-1 6-.2', 1),
      nose,
      line(LIP, 'M27 38.5c2 1.2 4 1.2 6 0', 1.5),
      both(line(WRINKLE, 'M24.5 36c-.8 1.4-.8 2.8-.2 4', 0.7)),
      fill('#fbf4fa', 'M15 30C15.5 17 23 6 30 5c7 1 14.5 12 15 25-3-8-8.5-10.5-15-10.5S18 22 15 30z'),
      line('#8a3d86', 'M15.6 28.5c3.2-7 8.4-9.5 14.4-9.5s11.2 2.5 14.4 9.5', 2),
      line('#cdb9cf', 'M30 6.5v9.5M23.5 11c-2.5 3-4 6-4.800 9M36.5 11c2.5 3 4 6 4.800 9', 0.9),
      dot('#b4531f', 30, 23.2, 1),
    ],
    chest: [beads('#6b3a17', 'M17 47c3 13 23 13 26 0', 4)],
  },
  // Grave and grey, in the winged cap of an official, with the square of his rank.
  senator: {
    skin: '#eac49c',
    face: SQUARE,
    over: [
      ...eyes('#2f3a45', 0.4, 0.5),
      brows('#857d71', 'M20.6 25.3c2.4-.8 5-.2 7.4 1.5', 2.2),
      nose,
      fill(
        '#9a9285',
        'M18.5 32c1.5 4.5 4.5 4 8 3 2-.4 5-.4 7 0 3.5.7 6.5 1 8-3 1.6 11-2.5 20.5-11.5 20.5S17 43 18.5 32z',
      ),
      both(fill('#b9b2a5', 'M30 35.6c-3-1-6.5.4-8.5 4.4 3.5.4 6.7-.6 8.5-2.8z')),
      fill('#7c3526', 'M27.5 38.6c1.6.8 3.4.8 5 0-.6 1.5-4.4 1.5-5 0z'),
      line('#7b7468', 'M26 43c.4 3 1.4 5.6 2.6 7.5M34 43c-.4 3-1.4 5.6-2.6 7.5', 0.9),
      line(WRINKLE, 'M26 23.2h8', 0.7),
      both(fill(BLACK, 'M19.5 13.5H5.5c-3 0-3 4.6 0 4.6h14z')),
      fill(BLACK, 'M18.5 22V11c0-4 3-4.5 4-6.5 2-3 13-3 15 0 1 2 4 2.5 4 6.5v11c-7-2.6-16-2.6-23 0z'),
      line('#ffffff33', 'M19.5 12.5c6-2 15-2 21 0', 1.2),
    ],
    chest: [fill('#e3c06a', 'M22 54h16v10H22z'), line('#8f2530', 'M24.5 61c3-5 8-5 11 0M30 57v5', 1.2)],
  },
  // Nothing to be seen of her but sharp eyes that look elsewhere.
  spy: {
    skin: '#efc59b',
    face: OVAL,
    behind: [fill('#22262c', 'M11 48C7 14 19 3 30 3s23 11 19 45z')],
    over: [
      ...eyes('#2f8f6d', -1.2, 0.4),
      both(line(BLACK, 'M21.8 29.3l-1.8-1.3', 1.1)),
      brows(BLACK, 'M21.4 26.4c2.4-1 4.6-.6 6.6.8', 1.3),
      line('#a5482f', 'M37.5 23.5l-2 4', 1),
      fill('#3a414b', 'M18.5 32.5c7.5 2.6 15.5 2.6 23 0 1 8-4 14-11.5 14s-12.5-6-11.5-14z'),
      line('#59626f', 'M21 36.5c6 2 12 2 18 0M23 40.5c4.6 1.6 9.4 1.6 14 0', 0.9),
      fill(
        '#2f343c',
        'M13 46C8 15 20 5 30 5s22 10 17 41c-2-10-3-17-6-21-3-3.6-7-4.6-11-4.6s-8 1-11 4.6c-3 4-4 11-6 21z',
      ),
      line('#565e69', 'M16.5 32c-1-13 5-22 13.5-22.5M43.5 32c1-13-5-22-13.5-22.5', 1),
      fill(BLACK, 'M25 20.7c3-.6 6-.4 9 .3-2.6.6-5 2-6.4 4.4-.2-2-1.2-3.6-2.6-4.7z'),
    ],
  },
  // Ageless, with silver hair, and a third eye that is open.
  omniscient: {
    skin: '#fbe7d4',
    face: OVAL,
    behind: [fill('#ddd5ea', 'M13 26C11 10 20 5 30 5s19 5 17 21l4 34H9z')],
    over: [
      ...eyes('#6547c9'),
      brows('#a99cc0', 'M21.8 25.6c2-1.5 4.4-1.4 6.2-.3', 1.1),
      nose,
      fill('#b84a5e', 'M27 38.2c1.2-1 2.2-.7 3-.3.8-.4 1.8-.7 3 .3-1.4 2-4.6 2-6 0z'),
      fill('#ddd5ea', 'M18 32c-2-11 3-17 12-19 9 2 14 8 12 19-2-6-5-10-12-13-7 3-10 7-12 13z'),
      line('#b3a6cc', 'M15 30c-2 9-2 18-3 26M45 30c2 9 2 18 3 26M17 24c2-4 6-7 11-9M43 24c-2-4-6-7-11-9', 0.9),
      fill(GOLD, 'M17.5 17L15.5 5.5l7 5.5L30 2l7.5 9 7-5.5-2 11.5c-8-2.4-17-2.4-25 0z'),
      line('#9a7420', 'M18 15.6c8-2.2 16-2.2 24 0', 1.1),
      dot('#7d5be0', 30, 9, 2),
      both(dot('#fff3c8', 21.5, 13, 1)),
      fill('#fffdf6', 'M27 22.8c1.4-2.4 4.6-2.4 6 0-1.4 2-4.6 2-6 0z'),
      dot('#6547c9', 30, 22.6, 1.2),
      both(beads(GOLD, 'M18.3 35v7', 1.6)),
    ],
  },
  // Wild: fur, war paint, bared teeth, a braided beard.
  barbarians: {
    skin: '#b97e52',
    face: SQUARE,
    behind: [fill('#3b2112', 'M12 26c-2 14-2 20-1 28l8-4h22l8 4c1-8 1-14-1-28z')],
    over: [
      line('#b8261b', 'M19.5 32.5l7 1.8M33.5 34.3l7-1.8M20 35.2l5 1M35 36.2l5-1', 1.5),
      ...eyes('#1b120c', 0, 0.5),
      brows('#3b2112', 'M20.8 24.8l7.6 3.2', 2.6),
      nose,
      fill(
        '#5a3118',
        'M18 33c2 4 5 3 8 2 2-.4 5-.4 7 0 3 .6 6 1.4 8-2.2 1.2 8 0 14-3.6 17l-3 8-5-4-5 4-3-8c-4-3-5-9-4-17z',
      ),
      fill('#3a1009', 'M25 37.8c3-1 7-1 10 0-.6 4.6-9.4 4.6-10 0z'),
      fill('#fff8e4', 'M26 38c2.6-.7 5.4-.7 8 0l-.6 1.6h-6.8z'),
      both(line('#c9983f', 'M24 50.5h3.6', 1.6)),
      fill('#7a5230', 'M12 27l1-7 1-7 5-4 4-4 7-1 7 1 4 4 5 4 1 7 1 7-4-1-3-3-4 1-3-2-4 1-4-1-3 2-4-1-3 3z'),
      line('#4b2f18', 'M16 22l2-6M22 18l2-6M30 18v-7M38 18l-2-6M44 22l-2-6', 1.2),
      both(fill('#f3e7cb', 'M14 15C8 14 6 9 7 3c2 5 5 7 10 7z')),
    ],
    chest: [line('#4b2f18', 'M8 56l4 4 4-5 4 5 4-5 6 6 6-6 4 5 4-5 4 5 4-4', 2)],
  },
  // All smiles, one of them of gold; whom he looks at behind the glasses, no one knows.
  lobbying: {
    skin: '#e6b98c',
    face: THIN,
    over: [
      fill(BLACK, 'M19.8 30c-.6-4 0-8 1.2-10h18c1.2 2 1.8 6 1.2 10l-1.7-6h-17z'),
      brows(BLACK, 'M21.5 25.3c2-1.2 4.5-1 6.5.3', 1.5),
      nose,
      both(fill('#14100c', 'M20.2 27.5h8.8c.3 3.6-1.2 5.6-4.3 5.6s-4.8-2-4.5-5.6z')),
      line('#14100c', 'M28 28.2h4', 1.4),
      both(line('#ffffff66', 'M22.5 31l2.5-2.6', 0.9)),
      both(fill(BLACK, 'M30 36.2c-2.4-.8-5 .2-7.5-.8 1 2 4.5 2.7 7.5 1.9z')),
      fill('#fff8e4', 'M25.5 38.4c3 .9 6.5.6 9.5-.9-.6 3.6-7.6 4.8-9.5.9z'),
      fill(GOLD, 'M31 38.7l2-.4v1.9l-1.7.6z'),
      fill(BLACK, 'M28.6 42.6h2.8l-1.4 4z'),
      ...gat('#453814', '#c9983f'),
    ],
  },
};
