/** Dice by name (`green4`), as the view counts them, and one by one, as they lie on the table. */
import type { GameTexts } from '$text/fluent';

export const COLOURS = ['white', 'green', 'red', 'yellow'] as const;
export type Dice = Record<string, number>;
export type DieKind = { name: string; colour: string; value: number; nth?: number };

export function kindOf(name: string): DieKind {
  return { name, colour: name.slice(0, -1), value: Number(name.slice(-1)) };
}

/** Each die by itself, colour by colour; `nth` tells equal ones apart. */
export function spread(dice: Dice): (DieKind & { nth: number; key: string })[] {
  const rank = (kind: DieKind) => COLOURS.indexOf(kind.colour as (typeof COLOURS)[number]) * 10 + kind.value;
  const kinds = Object.keys(dice)
    .map(kindOf)
    .sort((one, other) => rank(one) - rank(other));
  return kinds.flatMap((kind) =>
    Array.from({ length: dice[kind.name] ?? 0 }, (_, nth) => ({ ...kind, nth, key: `${kind.name}-${nth}` })),
  );
}

/** Dice with some taken away, such as those that are picked. */
export const without = (dice: Dice, taken: Dice): Dice =>
  Object.fromEntries(
    Object.entries(dice).flatMap(([name, n]) => (n > (taken[name] ?? 0) ? [[name, n - (taken[name] ?? 0)]] : [])),
  );

export const count = (dice: Dice): number => Object.values(dice).reduce((sum, one) => sum + one, 0);

/** Dice in a list: "a white 1, 2 green 3s". */
export const diceWords = (texts: GameTexts, dice: Dice): string =>
  spread(dice)
    .filter(({ nth }) => nth === 0)
    .map(({ name }) => texts.word('die', name, dice[name]))
    .join(', ');

export const dieWords = (texts: GameTexts, die: DieKind): string => texts.word('die', die.name, 1);
