/** The pieces of the board by name (`data-piece`): what an event speaks of, and what travels when it happens. */
import type { Flight } from '$boards/motion';
import type { GameEvent } from '$net/protocol';

export const pool = (value: number): string => `pool:${value}`;
export const unused = (seat: number, name: string): string => `unused:${seat}:${name}`;
export const used = (seat: number, name: string): string => `used:${seat}:${name}`;
export const card = (id: string): string => `card:${id}`;
export const deck = (kind: string): string => `deck:${kind}`;
export const area = (seat: number): string => `area:${seat}`;
export const hand = (seat: number): string => `hand:${seat}`;

const KINDS: Record<string, string> = { e: 'experience', s: 'skill', a: 'assist' };
const seatOf = (event: GameEvent): number => Number(event.args.seat ?? -1);
const cardOf = (event: GameEvent): string => String(event.args.card ?? '');
const deckOf = (event: GameEvent): string => deck(KINDS[cardOf(event).charAt(0)] ?? '');
const namesOf = (arg: unknown): string[] => (typeof arg === 'object' && arg !== null ? Object.keys(arg) : []);
const diceOf = (event: GameEvent): string[] => namesOf(event.args.die ?? event.args.die2);

/** What a line of the log points at. */
export function piecesOf(event: GameEvent | null): string[] {
  if (!event) return [];
  const seat = seatOf(event);
  const found = event.args.card === undefined ? [] : [card(cardOf(event))];
  switch (event.key) {
    case 'pool':
      return diceOf(event).map((name) => pool(Number(name.slice(-1))));
    case 'draft':
      return [unused(seat, `green${String(event.args.value)}`)];
    case 'change':
      return [unused(seat, `${String(event.args.colour)}${String(event.args.to)}`)];
    case 'assist':
      return [used(seat, `green${String(event.args.value)}`), hand(seat)];
    case 'borrow':
      return [area(Number(event.args.target)), ...diceOf(event).map((name) => unused(seat, name))];
    case 'setup':
      return [...namesOf(event.args.card1), ...namesOf(event.args.card2)].map(card);
    case 'round':
    case 'reached':
    case 'total':
    case 'group':
    case 'group-out':
    case 'over':
    case 'over-tie':
    case 'over-ten':
    case 'share':
      return [area(seat)];
    case 'take':
      return [...found, ...diceOf(event).map((name) => used(seat, name))];
    default:
      return [...found, ...diceOf(event).map((name) => unused(seat, name))];
  }
}

/** What travels when it happens. */
export function flightsOf(event: GameEvent): Flight[] {
  const seat = seatOf(event);
  const green = `green${String(event.args.value)}`;
  switch (event.key) {
    case 'draft':
      return [{ from: pool(Number(event.args.value)), to: unused(seat, green), look: pool(Number(event.args.value)) }];
    case 'reveal':
      return [{ from: deckOf(event), to: card(cardOf(event)) }];
    case 'take':
      return [
        { from: card(cardOf(event)), to: card(cardOf(event)) },
        ...diceOf(event).map((name) => ({ from: `picked:${name}`, to: used(seat, name) })),
      ];
    case 'assist':
      return [
        { from: unused(seat, green), to: used(seat, green) },
        { from: deck('assist'), to: hand(seat), look: deck('assist') },
      ];
    case 'discard':
      return [{ from: card(cardOf(event)), to: deck('assist'), look: card(cardOf(event)) }];
    default:
      return [];
  }
}
