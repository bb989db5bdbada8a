/** The last fight stays on the desk after it is over: most are settled at once, and the dice should be seen. */
import type { GameEvent } from '$lib/protocol';
import type { FightView } from './view';

/** What lies there after that event. */
export function after(last: FightView | null, event: GameEvent): FightView | null {
  const { args } = event;
  const number = (name: string) => Number(args[name] ?? 0);
  switch (event.key) {
    case 'fight':
    case 'strike':
      return { at: String(args.district), power: 0, fighters: [], damage: 0, hits: 0, costs: {} };
    case 'roll':
    case 'reroll': {
      if (!last || typeof args.die !== 'object') return last;
      const others = last.fighters.filter((one) => one.seat !== args.seat);
      return { ...last, fighters: [...others, { seat: number('seat'), dice: args.die, rerolls: [0, 0, 0] }] };
    }
    case 'outcome':
      return last && { ...last, power: number('power'), damage: number('count'), hits: number('hits') };
    case 'spawn':
    case 'night':
    case 'round':
      return null;
    default:
      return last;
  }
}
