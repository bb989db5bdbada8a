/** The pieces of the board by name (`data-piece`): what an event speaks of, and what travels when it happens. */
import type { Flight } from '$boards/motion';
import type { GameEvent } from '$net/protocol';

export const district = (id: string): string => `district:${id}`;
export const figure = (seat: number): string => `figure:${seat}`;
export const hero = (seat: number): string => `hero:${seat}`;
export const plan = (seat: number): string => `plan:${seat}`;
export const event = (id: string): string => `event:${id}`;
export const card = (id: string): string => `card:${id}`;
export const item = (id: string): string => `item:${id}`;
export const offer = (id: string): string => `offer:${id}`;
export const track = (seat: number, stat: string): string => `track:${seat}:${stat}`;
export const COMING = 'coming';

const text = (event: GameEvent, name: string): string => String(event.args[name] ?? '');

/** What a line of the log points at. */
export function piecesOf(happened: GameEvent | null): string[] {
  if (!happened) return [];
  const { args } = happened;
  const found: string[] = [];
  if (args.seat !== undefined) found.push(hero(Number(args.seat)), plan(Number(args.seat)));
  if (args.district !== undefined) found.push(district(text(happened, 'district')));
  if (args.event !== undefined) found.push(event(text(happened, 'event')));
  if (typeof args.card === 'string') found.push(card(args.card), offer(args.card));
  if (typeof args.item === 'string') found.push(item(args.item), offer(args.item));
  return found;
}

/** What travels when it happens. */
export function flightsOf(happened: GameEvent): Flight[] {
  const seat = Number(happened.args.seat ?? -1);
  const id = text(happened, 'card') || text(happened, 'item');
  switch (happened.key) {
    case 'move':
      return [{ from: figure(seat), to: figure(seat) }];
    case 'place-minion':
    case 'place-super':
    case 'place-super-for-token':
    case 'place-super-for-minion':
      return [{ from: COMING, to: district(text(happened, 'district')), look: COMING }];
    case 'commit':
    case 'commit-down':
      return [{ from: card(id), to: plan(seat), look: card(id) }];
    case 'item':
    case 'buy':
    case 'keep':
      return [{ from: offer(id), to: item(id) }];
    case 'take':
      return [{ from: offer(id), to: card(id) }];
    default:
      return [];
  }
}
