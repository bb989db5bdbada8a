/** The order in which states come on screen: a turn is one scene, slow enough to follow. */
import type { Shown } from './changes';
import { PACES } from '$prefs/prefs.svelte';
import type { GameEvent } from './protocol';

/** The plies of a turn follow each other in this part of the pause between turns. */
const WITHIN = 0.4;
/** A turn of many plies hurries: all of it takes this many pauses at most. */
const LONGEST = 4;

/** Whether what happens goes on with the turn that was on screen: the same player acts, or there is nothing to tell. */
const goesOn = (before: readonly GameEvent[], next: readonly GameEvent[]): boolean =>
  next[0] === undefined || before[0]?.by === next[0].by;

/** How long what is on screen stays until the next ply: `pace` between turns, and less within one. */
export const stay = (before: readonly GameEvent[], next: readonly GameEvent[], pace: number): number =>
  goesOn(before, next) ? pace * WITHIN : pace;

/** Milliseconds for which a board tells of events, at the usual pace. */
export type Lasts = (events: readonly GameEvent[]) => number;

/** Whether events make a moment of their own, such as the end of a round. */
export type Moments = (events: readonly GameEvent[]) => boolean;

/** The events of a state in scenes, each with one player and at most one thing for the board to play. */
export function scenesOf(events: readonly GameEvent[], lasts: Lasts): GameEvent[][] {
  const scenes: GameEvent[][] = [];
  for (const event of events) {
    const scene = scenes.at(-1);
    const last = scene?.at(-1);
    if (scene && last && (event.ply === last.ply || (event.by === last.by && !lasts(scene)))) scene.push(event);
    else scenes.push([event]);
  }
  return scenes;
}

/**
 * A queue of states for one pair of eyes. The answer to one's own action is shown at once. Anything else waits for the
 * scene that is on the board; and what tells something new for `pace` before a new turn, and shortly within one.
 */
export class Pacing {
  /** What comes next waits until the board has told of what it shows. */
  lasts: Lasts = () => 0;
  /** After a moment it goes on when a person says so, unless the pace is fast. */
  moments: Moments = () => false;
  private queue: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;
  /** What the last state told, and when the turn began that it belongs to. */
  private told: readonly GameEvent[] = [];
  private begunAt = -Infinity;
  private own: number | null = null;
  /** Whether a moment is on screen: not one that was told long ago, or at once. */
  private resting = false;

  constructor(
    private readonly show: (message: Shown) => void,
    private readonly pace: () => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get waiting(): number {
    return this.queue.length;
  }

  /** The next state after this ply answers our own action. */
  expectOwn(ply: number): void {
    this.own = ply;
  }

  push(message: Shown): void {
    if (message.replace) this.queue = [];
    this.queue.push(message);
    this.run();
  }

  /** Whether what comes next waits for a person. */
  get halted(): boolean {
    return this.resting && this.pace() >= PACES.normal;
  }

  /** The next state now, and what follows at the usual pace. */
  goOn(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.queue.length) this.showNext();
    this.run();
  }

  /** Everything that waits, now. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.showNext();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  /** Show what is due, and wait for the rest. */
  run(): void {
    if (this.timer !== undefined) return;
    while (this.queue.length) {
      const wait = this.delay(this.queue[0] as Shown);
      if (wait === Infinity) return;
      if (wait > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.showNext();
          this.run();
        }, wait);
        return;
      }
      this.showNext();
    }
  }

  private delay(next: Shown): number {
    const own = this.own !== null && next.ply > this.own;
    if (own || next.replace) return 0;
    if (this.halted) return Infinity;
    const pace = this.pace();
    const since = this.now() - this.shownAt;
    const scene = (this.lasts(this.told) * pace) / PACES.normal - since;
    if (next.events.length === 0) return scene;
    const wait = stay(this.told, next.events, pace) - since;
    return Math.max(scene, goesOn(this.told, next.events) ? Math.min(wait, this.share(pace)) : wait);
  }

  /** What is left of the longest time of a turn, shared among its plies that wait. */
  private share(pace: number): number {
    const others = this.queue.findIndex((one) => !goesOn(this.told, one.events));
    const plies = others < 0 ? this.queue.length : others;
    return (this.begunAt + pace * LONGEST - this.now()) / plies;
  }

  private showNext(): void {
    const next = this.queue.shift() as Shown;
    if (this.own !== null && next.ply > this.own) this.own = null;
    this.resting = this.pace() >= PACES.normal && this.moments(next.events);
    if (next.events.length) {
      this.shownAt = this.now();
      if (!goesOn(this.told, next.events)) this.begunAt = this.shownAt;
      this.told = next.events;
    }
    this.show(next);
  }
}
