/**
 * The last fight, as a scene on the desk: the dice, then what they come to, then who is hurt and who falls, one after
 * the other. It stays there after it is over: most fights are settled at once, and they should be seen.
 */
import { reducedMotion } from '$prefs/prefs.svelte';
import type { GameEvent } from '$net/protocol';
import type { FightView, KickAssView } from './view';

/** What happens in a fight after the dice: each is a moment of its own. */
export type Beat =
  | { kind: 'outcome'; power: number; shields: number; damage: number }
  | { kind: 'hits'; count: number }
  | { kind: 'suffer'; seat: number; count: number }
  | { kind: 'fall'; seat: number; enemy: 'minion' | 'super' | 'gang' | 'mini' }
  | { kind: 'wound'; enemy: string; count: number }
  | { kind: 'black'; seat: number; faints: boolean }
  | { kind: 'wasted'; count: number };

export type Thrown = Omit<FightView, 'costs'> & {
  /** The fights of this table are counted, so that each scene starts from its beginning. */
  number: number;
  beats: Beat[];
  /** The beats that were seen before the last news. */
  seen: number;
  /** Whether the last news have dice in them, which roll before anything else happens. */
  rolled: boolean;
  /** The segment in which it was seen last. */
  segment: string;
};

const FALLS: Record<string, 'minion' | 'super' | 'gang' | 'mini'> = {
  'kill-minion': 'minion',
  'kill-super': 'super',
  'kill-gang': 'gang',
  'kill-mini': 'mini',
};

/** Its dice have been rolled. */
export const isRolled = (fight: FightView): boolean =>
  fight.fighters.some(({ dice }) => Object.values(dice).some((n) => n > 0));

export const segmentOf = ({ round, segment }: KickAssView): string => `${round} ${segment}`;

/** `stale`: whether `last` is a fight of an earlier segment, to which nothing more belongs. */
function after(last: Thrown | null, event: GameEvent, stale: boolean): Thrown | null {
  const { args } = event;
  const number = (name: string) => Number(args[name] ?? 0);
  const add = (...beats: Beat[]) => last && { ...last, beats: [...last.beats, ...beats] };
  const seat = number('seat');
  switch (event.key) {
    case 'fight':
    case 'strike': {
      const fresh = { power: 0, fighters: [], damage: 0, hits: number('hits'), seen: 0, rolled: false, segment: '' };
      const beats: Beat[] = event.key === 'strike' ? [{ kind: 'hits', count: number('hits') }] : [];
      return { ...fresh, at: String(args.district), number: (last?.number ?? 0) + 1, beats };
    }
    case 'roll':
    case 'reroll': {
      if (!last || typeof args.die !== 'object') return last;
      const others = last.fighters.filter((one) => one.seat !== seat);
      return { ...last, rolled: true, fighters: [...others, { seat, dice: args.die, rerolls: [0, 0, 0] }] };
    }
    case 'outcome': {
      const [power, damage, hits] = [number('power'), number('count'), number('hits')];
      const told = add({ kind: 'outcome', power, shields: number('shields'), damage }, { kind: 'hits', count: hits });
      return told && { ...told, power, damage, hits };
    }
    case 'suffer':
      return add({ kind: 'suffer', seat, count: number('count') });
    case 'damage':
      return add({ kind: 'wound', enemy: String(args.enemy), count: number('hits') });
    case 'faint':
    case 'faint-out':
    case 'stands': {
      // The black die belongs to the fight in which the hero was hurt.
      const hurt = last?.beats.some((beat) => beat.kind === 'suffer' && beat.seat === seat);
      const rolled = last?.beats.some((beat) => beat.kind === 'black' && beat.seat === seat);
      return hurt && !rolled && !stale ? add({ kind: 'black', seat, faints: event.key !== 'stands' }) : last;
    }
    case 'fight-over':
      return number('hits') ? add({ kind: 'wasted', count: number('hits') }) : last;
    default: {
      // Without hits it is no fight that beats them, but a card or an item.
      const enemy = FALLS[event.key];
      if (!enemy || !number('hits')) return last;
      return add(...Array.from({ length: number('count') || 1 }, () => ({ kind: 'fall', seat, enemy }) as const));
    }
  }
}

/**
 * What lies there after these events.
 *
 * @param before the table before them: someone who has just come has not seen how its fight began.
 * @param now the table after them.
 */
export function follow(
  last: Thrown | null,
  events: readonly GameEvent[],
  before: KickAssView | null,
  now: KickAssView,
): Thrown | null {
  if (!events.length) return last;
  const open = before?.fight;
  const joined = open && { ...open, number: 0, beats: [], seen: 0, rolled: false, segment: segmentOf(now) };
  const from = last ?? joined ?? null;
  let thrown = from && { ...from, seen: from.beats.length, rolled: false };
  const old = last !== null && before !== null && last.segment !== segmentOf(before);
  for (const event of events) thrown = after(thrown, event, old && thrown?.number === last?.number);
  if (!thrown) return null;
  const fresh = thrown.number !== from?.number;
  const told = fresh || thrown.rolled || thrown.beats.length > thrown.seen;
  return { ...thrown, segment: told ? segmentOf(now) : thrown.segment };
}

/** Milliseconds: how long the dice roll, between two moments, between two who fall, and for all of it. */
const ROLLING = 650;
const BETWEEN = 420;
const FALLING = 170;
const LONGEST = 3000;

/** Milliseconds for which a moment comes on, and to take the last one in. */
export const ENTERING = 300;
const TAKING_IN = 900;

/** Milliseconds that the part of a fight in these events takes: its dice, and what they come to. */
export function lasts(events: readonly GameEvent[]): number {
  const fresh = { at: '', power: 0, fighters: [], damage: 0, hits: 0, number: 0, beats: [], seen: 0, rolled: false };
  const thrown = events.reduce<Thrown | null>((last, event) => after(last, event, false), { ...fresh, segment: '' });
  if (!thrown || !(thrown.rolled || thrown.beats.length)) return 0;
  return (reducedMotion() ? 0 : Math.max(...cues(thrown), 0) + ENTERING) + TAKING_IN;
}

/** When each moment comes on, in milliseconds from now; those that were seen before are there already. */
export function cues({ beats, seen, rolled }: Thrown): number[] {
  let now = rolled ? ROLLING : 0;
  const found = beats.map(({ kind }, index) => {
    if (index < seen) return 0;
    const cue = now;
    now += kind === 'fall' && beats[index + 1]?.kind === 'fall' ? FALLING : BETWEEN;
    return cue;
  });
  const squeeze = Math.min(1, LONGEST / Math.max(1, now));
  return found.map((cue) => Math.round(cue * squeeze));
}
