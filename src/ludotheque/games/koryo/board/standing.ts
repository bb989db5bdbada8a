/** How players stand in a family: who has how many cards, and what would change it. */
import type { Kind } from './cards';
import type { KoryoView } from './view';

export type Share = { seat: number; count: number };

/** Who has cards of a family, those with the most first, and its holder before others with as many. */
export function sharesOf(view: KoryoView, { word }: Kind): Share[] {
  const holder = view.majorities[word];
  return view.players
    .map(({ tableau }, seat) => ({ seat, count: tableau[word] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || Number(other.seat === holder) - Number(one.seat === holder));
}

/** How many cards of others a player has to outnumber. */
const mostOfOthers = (view: KoryoView, { word }: Kind, seat: number): number =>
  Math.max(0, ...view.players.map(({ tableau }, other) => (other === seat ? 0 : (tableau[word] ?? 0))));

/** How many more cards would win the majority outright; 0 for a player who has it so. */
export const neededBy = (view: KoryoView, kind: Kind, seat: number): number =>
  Math.max(0, mostOfOthers(view, kind, seat) + 1 - (view.players[seat]?.tableau[kind.word] ?? 0));
