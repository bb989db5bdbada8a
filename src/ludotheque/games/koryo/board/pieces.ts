/** The pieces of the board by name (`data-piece`): what an event speaks of, and what travels when it happens. */
import type { Flight } from '$boards/motion';
import type { GameEvent } from '$net/protocol';

export const cell = (seat: number, word: string): string => `cell:${seat}:${word}`;
export const order = (seat: number): string => `order:${seat}`;
export const purse = (seat: number): string => `purse:${seat}`;
export const hand = (word: string): string => `hand:${word}`;
/** A card of an order that is being turned over. */
export const turned = (seat: number, word: string): string => `turned:${seat}:${word}`;
export const BANK = 'bank';
export const DECK = 'deck';

const seatOf = (event: GameEvent, name: string): number => Number(event.args[name] ?? -1);
const wordOf = (event: GameEvent, name: string): string => String(event.args[name] ?? '');
const wordsOf = (event: GameEvent): string[] => {
  const kind = event.args.kind;
  return typeof kind === 'object' ? Object.keys(kind) : kind === undefined ? [] : [String(kind)];
};

/** What a line of the log points at. */
export function piecesOf(event: GameEvent | null): string[] {
  if (!event) return [];
  const seat = seatOf(event, 'seat');
  switch (event.key) {
    case 'hand':
      return wordsOf(event).map(hand);
    case 'order':
    case 'order-sealed':
    case 'order-own':
      return [order(seat)];
    case 'reveal':
      return wordsOf(event).map((word) => cell(seat, word));
    case 'bank':
      return [BANK, purse(seat)];
    case 'forgive':
    case 'discard':
    case 'waive':
      return wordsOf(event).map((word) => cell(seat, word));
    case 'steal':
      return [purse(seat), purse(seatOf(event, 'target'))];
    case 'destroy':
      return [cell(seatOf(event, 'target'), wordOf(event, 'kind'))];
    case 'swap':
      return [
        cell(seatOf(event, 'target'), wordOf(event, 'kind2')),
        cell(seatOf(event, 'other'), wordOf(event, 'kind')),
      ];
    default:
      return [];
  }
}

/** What travels when it happens. */
export function flightsOf(event: GameEvent): Flight[] {
  const seat = seatOf(event, 'seat');
  const target = seatOf(event, 'target');
  const other = seatOf(event, 'other');
  switch (event.key) {
    case 'hand':
      return wordsOf(event).map((word) => ({ from: DECK, to: hand(word) }));
    case 'order-own':
      return wordsOf(event).map((word) => ({ from: hand(word), to: order(seat), look: hand(word) }));
    case 'bank':
      return [{ from: BANK, to: purse(seat), look: 'coin' }];
    case 'steal':
      return [{ from: purse(target), to: purse(seat), look: 'coin' }];
    case 'destroy':
      return [{ from: cell(target, wordOf(event, 'kind')), to: DECK, look: cell(target, wordOf(event, 'kind')) }];
    case 'forgive':
    case 'discard':
      return [{ from: cell(seat, wordOf(event, 'kind')), to: DECK, look: cell(seat, wordOf(event, 'kind')) }];
    case 'swap':
      return [
        { from: cell(target, wordOf(event, 'kind')), to: cell(other, wordOf(event, 'kind')) },
        { from: cell(other, wordOf(event, 'kind2')), to: cell(target, wordOf(event, 'kind2')) },
      ];
    default:
      return [];
  }
}
