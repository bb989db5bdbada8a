/** How a player's dice lie on a cost: the nearest way to pay it, and what is missing. The server says if they pay. */
import { costOf } from './cards';
import { spread, type Dice, type DieKind } from './dice';

/** One place of a cost: the die asked for, and the die that is there for it. */
export type Place = { face: number | string; die: DieKind | null };
export type Fit = { groups: Place[][]; green: DieKind | null; pays: boolean; sum: number };

/** For each group of a cost, the value that each of its dice must show. */
type Wanted = number[][];

const VALUES = [1, 2, 3, 4, 5, 6];

/** Every way to give a group of that many dice their values. */
function ways(id: string, size: number): number[][] {
  const alike = (value: number) => Array.from({ length: size }, () => value);
  if (!id.endsWith('run') && !id.endsWith('runs')) return VALUES.map(alike);
  return VALUES.slice(0, 7 - size).map((start) => Array.from({ length: size }, (_, step) => start + step));
}

function wantedBy(id: string, sizes: number[]): Wanted[] {
  return sizes.reduce<Wanted[]>(
    (found, size) => found.flatMap((before) => ways(id, size).map((way) => [...before, way])),
    [[]],
  );
}

/** Takes dice for the values, a green one where it can be, and no other green one that can be spared. */
function filled(values: number[], dice: DieKind[]): (DieKind | null)[] {
  const left = [...dice];
  const take = (value: number, green: boolean): DieKind | null => {
    const fitting = (die: DieKind) => die.value === value && (die.colour === 'green') === green;
    const at = left.findIndex(fitting);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  let greens = 0;
  return values.map((value) => {
    const die = take(value, greens === 0) ?? take(value, greens > 0);
    if (die?.colour === 'green') greens++;
    return die;
  });
}

/** As few dice as add up to so much, one of them green. */
function summed(dice: DieKind[], size: number): DieKind[] {
  const falling = [...dice].sort((one, other) => other.value - one.value);
  const green = falling.find((die) => die.colour === 'green');
  const chosen = green ? [green] : [];
  for (const die of falling) {
    if (chosen.reduce((sum, one) => sum + one.value, 0) >= size) break;
    if (die !== green) chosen.push(die);
  }
  return chosen;
}

const count = (dice: (DieKind | null)[]): number => dice.filter((die) => die !== null).length;
const hasGreen = (dice: (DieKind | null)[]): boolean => dice.some((die) => die?.colour === 'green');

export function fitOf(cost: string, held: Dice, pays: boolean): Fit {
  const { id, n, groups } = costOf(cost);
  const dice: DieKind[] = spread(held);
  const green = dice.find((die) => die.colour === 'green') ?? null;
  const sum = dice.reduce((all, die) => all + die.value, 0);
  if (id === 'green') return { groups: [[{ face: 'G', die: green }]], green: null, pays, sum };
  if (id === 'sum') {
    const places = pays ? summed(dice, n).map((die) => ({ face: '', die })) : [];
    return { groups: [places], green: null, pays, sum };
  }
  if (id === 'even' || id === 'odd') {
    const fitting = dice.filter((die) => die.value % 2 === (id === 'even' ? 0 : 1));
    fitting.sort((one, other) => Number(other.colour === 'green') - Number(one.colour === 'green'));
    // One green die goes first; the others are kept if they can be.
    const [first, ...rest] = fitting;
    rest.sort((one, other) => Number(one.colour === 'green') - Number(other.colour === 'green'));
    const chosen = [first, ...rest].flatMap((die) => die ?? []).slice(0, n);
    const places = Array.from({ length: n }, (_, at) => ({ face: '', die: chosen[at] ?? null }));
    return finished([places], green, sum, pays);
  }
  const sizes = groups.map((group) => group.length);
  let best: Place[][] = [];
  let most = -1;
  for (const wanted of wantedBy(id, sizes)) {
    const flat = filled(wanted.flat(), dice);
    const worth = 2 * count(flat) + (hasGreen(flat) ? 1 : 0);
    if (worth <= most) continue;
    most = worth;
    let at = 0;
    best = wanted.map((group, which) =>
      group.map((value, step) => {
        const die = flat[at++] ?? null;
        const letter = groups[which]?.[step] ?? '';
        return { face: typeof letter === 'number' ? value : letter, die };
      }),
    );
  }
  return finished(best, green, sum, pays);
}

/** The green die that every payment needs, where the cost itself takes none. */
function finished(groups: Place[][], green: DieKind | null, sum: number, pays: boolean): Fit {
  const dice = groups.flat().map(({ die }) => die);
  return { groups, green: pays && !hasGreen(dice) ? green : null, pays, sum };
}
