/** The pieces of the board by name (`data-piece`): what an event speaks of, and what travels when it happens. */
import type { Flight } from '$boards/motion';
import type { GameEvent } from '$net/protocol';

export const space = (id: string): string => `space:${id}`;
export const card = (id: string): string => `card:${id}`;
export const leader = (seat: number): string => `leader:${seat}`;
export const band = (seat: number): string => `band:${seat}`;
export const held = (seat: number, kind: string): string => `held:${seat}:${kind}`;
export const sector = (seat: number, id: string): string => `sector:${seat}:${id}`;
export const musician = (id: string): string => `musician:${id}`;
export const fluke = (id: string): string => `fluke:${id}`;
export const hand = (seat: number): string => `hand:${seat}`;
export const chart = (seat: number): string => `chart:${seat}`;
export const VAN = 'van';
export const PLANE = 'plane';
export const PILE = 'pile';
export const SPENT = 'spent';
export const FLUKES = 'deck:fluke';
export const HAPPENS = 'deck:happens';

const seatOf = (event: GameEvent, name = 'seat'): number => Number(event.args[name] ?? -1);
const wordOf = (event: GameEvent, name: string): string => {
  const word = event.args[name];
  return typeof word === 'string' ? word : '';
};

/** What a line of the log points at. */
export function piecesOf(event: GameEvent | null): string[] {
  if (!event) return [];
  const seat = seatOf(event);
  const { args } = event;
  const found = [
    ...['space', 'space1', 'space2'].flatMap((name) => (args[name] === undefined ? [] : [space(wordOf(event, name))])),
    ...(args.musician === undefined ? [] : [musician(wordOf(event, 'musician'))]),
    ...(args.sector === undefined ? [] : [sector(seat, wordOf(event, 'sector'))]),
    ...(args.place === undefined ? [] : [chart(seat)]),
  ];
  if (event.key === 'find' || event.key === 'steal') found.push(held(seat, wordOf(event, 'kind')));
  return found.length ? found : seat >= 0 ? [band(seat)] : [];
}

/** A square card comes to a player. */
const emptied = (event: GameEvent, seat: number, kind: string): Flight[] => [
  { from: card(wordOf(event, 'space')), to: held(seat, kind), look: card(wordOf(event, 'space')) },
];

/** A square card comes to a player, and the next one of the pile to its space. */
const taken = (event: GameEvent, seat: number, kind: string): Flight[] => [
  ...emptied(event, seat, kind),
  { from: PILE, to: card(wordOf(event, 'space')) },
];

/** What travels when it happens. Bands on the chart move by themselves. */
export function flightsOf(event: GameEvent): Flight[] {
  const seat = seatOf(event);
  const target = seatOf(event, 'target');
  const kind = wordOf(event, 'kind');
  switch (event.key) {
    case 'walk':
      return [{ from: leader(seat), to: leader(seat) }];
    case 'shift':
      return [{ from: leader(target), to: leader(target) }];
    case 'ride':
      return [
        { from: VAN, to: VAN },
        { from: leader(seat), to: leader(seat) },
      ];
    case 'fly':
      return [
        { from: PLANE, to: PLANE },
        { from: leader(seat), to: leader(seat) },
      ];
    case 'walk-take':
      return [{ from: leader(seat), to: leader(seat) }, ...taken(event, seat, kind)];
    case 'collect':
      return taken(event, seat, kind);
    case 'walk-take-empty':
      return [{ from: leader(seat), to: leader(seat) }, ...emptied(event, seat, kind)];
    case 'collect-empty':
      return emptied(event, seat, kind);
    case 'give-back':
      return Object.keys(event.args.cards ?? {}).map((one) => ({
        from: held(seat, one),
        to: SPENT,
        look: held(seat, one),
      }));
    case 'hire':
    case 'hire-wild':
    case 'leaves':
    case 'dismissed':
      return [{ from: musician(wordOf(event, 'musician')), to: musician(wordOf(event, 'musician')) }];
    case 'steal':
      return [{ from: held(target, kind), to: held(seat, kind), look: held(target, kind) }];
    case 'find':
      return [{ from: SPENT, to: held(seat, kind) }];
    case 'drop':
      return [{ from: held(seat, kind), to: SPENT, look: held(seat, kind) }];
    case 'trade':
      return [
        {
          from: card(wordOf(event, 'space')),
          to: held(seat, wordOf(event, 'kind2')),
          look: card(wordOf(event, 'space')),
        },
        { from: held(seat, wordOf(event, 'kind1')), to: card(wordOf(event, 'space')) },
      ];
    case 'draw-fluke':
      return [{ from: FLUKES, to: hand(seat), look: FLUKES }];
    case 'draw-own':
      return [{ from: FLUKES, to: fluke(wordOf(event, 'fluke')) }];
    case 'happening':
      return [{ from: HAPPENS, to: 'happening' }];
    default:
      return [];
  }
}
