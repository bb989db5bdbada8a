/** The map as it is drawn: where each district lies, which way its arrow points, what its timer does. */

export type Place = {
  column: number;
  row: number;
  arrow: 'up' | 'down' | 'left' | 'right' | 'corner' | null;
  timer: readonly string[];
  skyline: string;
  /** What it is known by: shapes of one colour each, the farthest first. */
  art: readonly (readonly [fill: string, d: string])[];
};

/** So laid out that neighbours touch; Park and Shop meet around the corner. */
export const PLACES: Record<string, Place> = {
  police: {
    column: 1,
    row: 1,
    arrow: 'down',
    timer: ['$-3', 'CLEAN'],
    skyline: 'M0 60V34h14V22h10V12h4V4h4v8h4v10h10v12h14v26zM70 60V40h12V30h18v30z',
    art: [
      ['#2c4c96', 'M56 60V28h38v32z'],
      ['#3f66bd', 'M52 28l23-12 23 12z'],
      ['#ffd98a', 'M61 34h6v7h-6zM83 34h6v7h-6zM61 46h6v7h-6zM83 46h6v7h-6z'],
      ['#0a1224', 'M71 44h8v16h-8z'],
      [
        '#ffd21e',
        'M75 18l1.600 3.200 3.400.4-2.500 2.400.7 3.500-3.200-1.700-3.200 1.700.7-3.500-2.500-2.400 3.400-.4z',
      ],
      ['#7cc8ff', 'M72 37h6v4h-6z'],
    ],
  },
  park: {
    column: 2,
    row: 1,
    arrow: 'down',
    timer: ['H+1', 'S+1'],
    skyline: 'M0 60c4-20 10-26 16-12c4-24 16-26 20-4c6-18 14-14 18 2c6-26 18-24 22-2c6-12 18-12 24 16z',
    art: [
      ['#ffeeb0', 'M60 12a6.500 6.500 0 1 0 6 9a6 6 0 0 1-6-9z'],
      ['#6b4424', 'M76 46h5v14h-5zM93 50h3v10h-3z'],
      ['#2f9a5c', 'M68 49c-9-1-10-12-2-14c-1-10 15-13 19-4c9-2 13 13 3 17c-3 4-14 5-20 1z'],
      ['#3fb56f', 'M87 52c-4-9 10-14 13-6v8c-5 2-10 1-13-2z'],
      ['#5cc4ff', 'M30 57c7-6 27-6 34 0c-8 3-26 3-34 0z'],
    ],
  },
  'wall-street': {
    column: 2,
    row: 3,
    arrow: 'up',
    timer: ['H-1', '$+3'],
    skyline: 'M0 60V26h12V60V14h14v46V6h12v54V20h10v40V2h4v-2h4v2h4v58V18h14v42V30h26v30z',
    art: [
      ['#3b4d5a', 'M56 60V22h13v38zM84 60V16h12v44z'],
      ['#546b7a', 'M66 60V8l9-6 9 6v52z'],
      ['#ffd98a', 'M70 14h3v4h-3zM77 14h3v4h-3zM70 24h3v4h-3zM77 34h3v4h-3zM59 28h3v4h-3zM88 22h3v4h-3zM88 34h3v4h-3z'],
      ['#5fd06c', 'M54 53l12-9 9 5 14-16-4-1 11-4-1 11-3-3-16 18-9-5-11 8z'],
    ],
  },
  shop: {
    column: 3,
    row: 2,
    arrow: 'corner',
    timer: ['ITEM'],
    skyline: 'M0 60V30h30v30V22h36v38V34h34v26zM10 22h80l6 12H4z',
    art: [
      ['#5e2a6a', 'M56 60V30h40v30z'],
      ['#ffd98a', 'M60 43h19v12H60z'],
      ['#12081a', 'M83 43h9v17h-9z'],
      ['#ff6bb3', 'M54 28h44l2 12H52z'],
      ['#fff3fb', 'M61 28h7l-1 12h-7zM76 28h7l.5 12h-8zM90 28h6l3 12h-7z'],
      ['#ffd21e', 'M62 16h28v9H62z'],
    ],
  },
  library: {
    column: 1,
    row: 2,
    arrow: 'down',
    timer: ['P2'],
    skyline: 'M4 60V28L50 8l46 20v32h-10V32h-8v28H66V32h-8v28H42V32h-8v28H22V32h-8v28z',
    art: [
      ['#6a50a3', 'M54 30l21-14 21 14z'],
      ['#3a2a66', 'M57 30h36v24H57z'],
      ['#d8c9f5', 'M58 32h5v21h-5zM68 32h5v21h-5zM78 32h5v21h-5zM88 32h5v21h-5z'],
      ['#6a50a3', 'M53 53h44v7H53z'],
      ['#ffd98a', 'M75 20a3.500 3.500 0 1 0 .1 0z'],
    ],
  },
  hospital: {
    column: 1,
    row: 3,
    arrow: 'right',
    timer: ['L+2'],
    skyline: 'M0 60V36h24V14h52v22h24v24zM46 2h8v5h5v7h-5v5h-8v-5h-5V7h5z',
    art: [
      ['#2f7488', 'M57 60V20h38v40z'],
      ['#fff', 'M65 24h22v18H65z'],
      ['#e8382f', 'M74 26h4v5h5v4h-5v5h-4v-5h-5v-4h5z'],
      ['#ffd98a', 'M61 46h6v6h-6zM85 46h6v6h-6z'],
      ['#061820', 'M71 47h10v13H71z'],
    ],
  },
  docks: {
    column: 3,
    row: 3,
    arrow: 'up',
    timer: ['HIT+1', 'SH+1'],
    skyline: 'M0 60V48h20V12h-12V6h40v4H28v38h14V36h20v12h8V30h24v30z',
    art: [
      ['#ffb52e', 'M60 60V12h5v5l30 2v4l-30-1v38zM56 12l6-8 6 8z'],
      ['#05070d', 'M85 22h1.500v9H85z'],
      ['#c98b4a', 'M80 31h12v8H80z'],
      ['#a3261d', 'M64 43h34l-5 12H69z'],
      ['#f6f1dc', 'M72 38h7v5h-7z'],
      ['#3f9be8', 'M40 55c5-4 8-4 13 0s8 4 13 0s8-4 13 0s8 4 13 0l8-2v7H40z'],
    ],
  },
  'city-hall': {
    column: 2,
    row: 2,
    arrow: null,
    timer: ['HAND'],
    skyline: 'M4 60V32h22V24h8C34 8 44 8 48 6V0h4v6c4 2 14 2 14 18h8v8h22v28z',
    art: [
      ['#ff4b4b', 'M75.500 2l9 3-9 3z'],
      ['#8a641c', 'M54 40h42v20H54z'],
      ['#d9a93b', 'M62 33c0-20 26-20 26 0zM74.500 2h1.500v14h-1.500z'],
      ['#f0cf7a', 'M59 33h32v7H59z'],
      ['#f7e3ae', 'M58 43h4v14h-4zM66 43h4v14h-4zM80 43h4v14h-4zM88 43h4v14h-4z'],
      ['#14110a', 'M72 45h6v15h-6z'],
    ],
  },
};

/** The side on which a road leads from a district to a neighbour; none for those to the left of it or above. */
export function roadTo(from: string, to: string): 'east' | 'south' | 'corner-road' | null {
  const [here, there] = [PLACES[from], PLACES[to]];
  if (!here || !there) return null;
  const [right, down] = [there.column - here.column, there.row - here.row];
  if (right === 1 && down === 0) return 'east';
  if (right === 0 && down === 1) return 'south';
  return right === 1 && down === 1 ? 'corner-road' : null;
}
