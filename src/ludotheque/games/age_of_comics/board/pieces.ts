/** The pieces of the board by name (`data-piece`): what an event speaks of, and what travels when it happens. */
import type { Flight } from '$boards/motion';
import type { GameEvent } from '$net/protocol';
import type { AgeOfComicsView } from './view';

const AUTOMA = 1;
export const card = (id: string): string => `card:${id}`;
export const mini = (comic: string): string => `mini:${comic}`;
export const action = (task: string): string => `task:${task}`;
export const spot = (task: string, nth: number): string => `spot:${task}:${nth}`;
export const special = (word: string): string => `special:${word}`;
export const circle = (id: string): string => `circle:${id}`;
export const space = (id: string): string => `space:${id}`;
export const agent = (seat: number): string => `agent:${seat}`;
export const editors = (seat: number): string => `editors:${seat}`;
export const orders = (seat: number): string => `orders:${seat}`;
export const hand = (seat: number): string => `hand:${seat}`;
export const money = (seat: number): string => `money:${seat}`;
export const mat = (seat: number): string => `mat:${seat}`;
export const idea = (seat: number, genre: string): string => `idea:${seat}:${genre}`;
export const shelf = (genre: string): string => `shelf:${genre}`;
export const supply = (genre: string): string => `supply:${genre}`;
export const deck = (kind: string): string => `deck:${kind}`;
export const cube = (seat: number): string => `cube:${seat}`;

const said = (event: GameEvent, name: string): string => String(event.args[name] ?? '');
const seatOf = (event: GameEvent): number => Number(event.args.seat ?? AUTOMA);

/** What a line of the log points at. */
export function piecesOf(event: GameEvent | null): string[] {
  if (!event) return [];
  const found: string[] = [];
  for (const [name, value] of Object.entries(event.args)) {
    for (const word of typeof value === 'object' ? Object.keys(value) : [String(value)]) {
      if (name === 'card' || name === 'mate') found.push(card(word));
      if (name === 'comic') found.push(card(word), mini(word));
      if (name === 'circle') found.push(circle(word));
      if (name === 'space' || name === 'turned') found.push(space(word));
      if (name === 'special') found.push(special(word));
      if (name === 'task') found.push(action(word));
    }
  }
  if (found.length === 0 && event.args.seat !== undefined) found.push(mat(seatOf(event)));
  return found;
}

/** What travels when it happens; `after` is the new view. */
export function flightsOf(event: GameEvent, after: AgeOfComicsView): Flight[] {
  const seat = seatOf(event);
  switch (event.key) {
    case 'place':
    case 'automa-place':
      return [{ from: editors(seat), to: spot(said(event, 'task'), Number(event.args.spot) - 1) }];
    case 'hire':
    case 'automa-hire':
      return [{ from: card(said(event, 'card')), to: card(said(event, 'card')) }];
    case 'develop':
    case 'automa-develop':
    case 'automa-develop-top':
    case 'hype':
      return [{ from: card(said(event, 'comic')), to: card(said(event, 'comic')) }];
    case 'hire-top':
      return [{ from: deck(said(event, 'kind')), to: hand(seat), look: deck(said(event, 'kind')) }];
    case 'develop-top':
    case 'dig':
      return [{ from: deck('original'), to: hand(seat), look: deck('original') }];
    case 'print':
    case 'rip-off':
    case 'automa-print': {
      const comic = said(event, 'comic');
      const from = event.key === 'rip-off' ? card(comic.replace('rip-', '')) : card(comic);
      return [
        { from, to: card(comic) },
        ...['card', 'mate'].map((one) => ({ from: card(said(event, one)), to: card(said(event, one)) })),
      ];
    }
    case 'fans':
      return [{ from: mini(said(event, 'comic')), to: mini(said(event, 'comic')) }];
    case 'board-idea':
      return [
        { from: shelf(said(event, 'genre')), to: idea(seat, said(event, 'genre')), look: shelf(said(event, 'genre')) },
      ];
    case 'idea':
      return [
        {
          from: supply(said(event, 'genre')),
          to: idea(seat, said(event, 'genre')),
          look: supply(said(event, 'genre')),
        },
      ];
    case 'walk':
    case 'cab':
    case 'ticket':
    case 'ticket-used':
      return [{ from: agent(seat), to: agent(seat) }];
    case 'royalties':
      return [{ from: action('royalties'), to: money(seat), look: money(seat) }];
    case 'cube':
      return [{ from: cube(seat), to: special(said(event, 'special')), look: cube(seat) }];
    case 'collect':
    case 'automa-collect':
      return [{ from: space(said(event, 'space')), to: orders(seat), look: space(said(event, 'space')) }];
    case 'decay':
      // Time passes: the comics slide down the chart.
      return [...after.players.flatMap((one) => one.comics), ...(after.automa?.comics ?? [])].map((one) => ({
        from: mini(one.id),
        to: mini(one.id),
      }));
    default:
      return [];
  }
}
