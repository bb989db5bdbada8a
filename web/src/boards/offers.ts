/** What the player may do now. A board looks its actions up here and never works out legality itself. */
import type { Action, Offered } from '$net/protocol';

type Args = Record<string, string | number>;

const matches = (action: Action, verb: string, args: Args): boolean =>
  action.verb === verb && Object.entries(args).every(([name, value]) => action[name] === value);

export const same = (one: Action | null, other: Action | null): boolean =>
  one !== null &&
  other !== null &&
  Object.keys(one).length === Object.keys(other).length &&
  matches(one, other.verb, other);

/** So many actions that a board has no place for get buttons; more of them are a list. */
export const MOST_BUTTONS = 5;

export class Play {
  constructor(
    readonly offered: readonly Offered[],
    private readonly send: (action: Action) => void,
    private readonly ask: (action: Action) => Promise<string | null>,
    /** Whether reasons can be asked for: only the player to decide gets them. */
    readonly answering: boolean,
    /** Take the last choice back; null where that is not free. It is how a board cancels a half-made choice. */
    readonly back: (() => void) | null = null,
  ) {}

  /** The offered actions of a verb with these arguments; arguments left out may be anything. */
  all(verb: string, args: Args = {}): Offered[] {
    return this.offered.filter((one) => matches(one.action, verb, args));
  }

  /** The one offered action of that verb with exactly these arguments. */
  find(verb: string, args: Args = {}): Offered | null {
    return this.offered.find((one) => same(one.action, { verb, ...args })) ?? null;
  }

  act(verb: string, args: Args = {}): void {
    const found = this.find(verb, args);
    if (found) this.send(found.action);
  }

  take(offered: Offered): void {
    this.send(offered.action);
  }

  /** Why that is not offered, in words, or null when there is nothing to say. */
  why(verb: string, args: Args = {}): Promise<string | null> {
    return this.answering ? this.ask({ verb, ...args }) : Promise.resolve(null);
  }
}

export const idle = new Play(
  [],
  () => undefined,
  () => Promise.resolve(null),
  false,
);
