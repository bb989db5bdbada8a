/** The map as it is drawn: where each district lies, which way its arrow points, what its timer does. */

export type Place = {
  column: number;
  row: number;
  arrow: 'up' | 'down' | 'left' | 'right' | 'corner' | null;
  timer: readonly string[];
  skyline: string;
};

/** So laid out that neighbours touch; Park and Shop meet around the corner. */
export const PLACES: Record<string, Place> = {
  police: {
    column: 1,
    row: 1,
    arrow: 'down',
    timer: ['$-3', 'CLEAN'],
    skyline: 'M0 60V34h14V22h10V12h4V4h4v8h4v10h10v12h14v26zM70 60V40h12V30h18v30z',
  },
  park: {
    column: 2,
    row: 1,
    arrow: 'down',
    timer: ['H+1', 'S+1'],
    skyline: 'M0 60c4-20 10-26 16-12c4-24 16-26 20-4c6-18 14-14 18 2c6-26 18-24 22-2c6-12 18-12 24 16z',
  },
  'wall-street': {
    column: 2,
    row: 3,
    arrow: 'up',
    timer: ['H-1', '$+3'],
    skyline: 'M0 60V26h12V60V14h14v46V6h12v54V20h10v40V2h4v-2h4v2h4v58V18h14v42V30h26v30z',
  },
  shop: {
    column: 3,
    row: 2,
    arrow: 'corner',
    timer: ['ITEM'],
    skyline: 'M0 60V30h30v30V22h36v38V34h34v26zM10 22h80l6 12H4z',
  },
  library: {
    column: 1,
    row: 2,
    arrow: 'down',
    timer: ['P2'],
    skyline: 'M4 60V28L50 8l46 20v32h-10V32h-8v28H66V32h-8v28H42V32h-8v28H22V32h-8v28z',
  },
  hospital: {
    column: 1,
    row: 3,
    arrow: 'right',
    timer: ['L+2'],
    skyline: 'M0 60V36h24V14h52v22h24v24zM46 2h8v5h5v7h-5v5h-8v-5h-5V7h5z',
  },
  docks: {
    column: 3,
    row: 3,
    arrow: 'up',
    timer: ['HIT+1', 'SH+1'],
    skyline: 'M0 60V48h20V12h-12V6h40v4H28v38h14V36h20v12h8V30h24v30z',
  },
  'city-hall': {
    column: 2,
    row: 2,
    arrow: null,
    timer: ['HAND'],
    skyline: 'M4 60V32h22V24h8C34 8 44 8 48 6V0h4v6c4 2 14 2 14 18h8v8h22v28z',
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
