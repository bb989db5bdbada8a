/** The log by turns: what one player did in a row, and a line that sums it up. */
import type { GameTexts } from './fluent';
import type { GameEvent } from './protocol';

/** A line names so many deeds at most. */
const MOST = 6;

export type Turn = {
  /** Who acted; null for what the game does, as at the start of a round. */
  by: number | null;
  /** Where a turn of nobody at the table has a name of its own, such as an automaton's. */
  name: string | null;
  /** The part of the game that begins here. */
  heading: string | null;
  events: GameEvent[];
};

const last = (turn: Turn): number => (turn.events.at(-1) as GameEvent).ply;

/** The ply after which the board shows the whole turn. */
export const plyOf = last;

/**
 * Events by turns. A new one begins with a heading, with an event whose text names whose turn it is (`.turn`), or when
 * somebody else acts.
 */
export const turnsOf = (events: readonly GameEvent[], texts: GameTexts): Turn[] => added([], events, texts);

/** Turns with more events; those that are as they were stay the same objects. */
function added(before: readonly Turn[], events: readonly GameEvent[], texts: GameTexts): Turn[] {
  const turns = [...before];
  for (const event of events) {
    const say = (attribute: string) => texts.maybe(`log-${event.key}`, event.args, attribute);
    const [heading, name] = [say('heading'), say('turn')];
    const turn = turns.at(-1);
    const moved = turn && event.ply !== last(turn) && event.by !== turn.by;
    if (turn && !moved && heading === null && name === null)
      turns[turns.length - 1] = { ...turn, events: [...turn.events, event] };
    else turns.push({ by: heading === null ? actor(event, name) : null, name, heading, events: [event] });
  }
  return turns;
}

/** The turns of a log that grows: only what is new is read. */
export class Turns {
  private events: readonly GameEvent[] = [];
  private turns: Turn[] = [];
  private texts: GameTexts | null = null;

  of(events: readonly GameEvent[], texts: GameTexts): Turn[] {
    const grown = texts === this.texts && events[this.events.length - 1] === this.events.at(-1);
    this.turns = grown ? added(this.turns, events.slice(this.events.length), texts) : turnsOf(events, texts);
    this.events = events;
    this.texts = texts;
    return this.turns;
  }
}

/** Whose turn an event begins: its seat, where its text says that it begins one; else that of who acts. */
function actor(event: GameEvent, name: string | null): number | null {
  if (name === null) return event.by;
  return typeof event.args.seat === 'number' ? event.args.seat : null;
}

/**
 * A turn in one line, as the log, the strip of players and a live region say it: "Otto walked to C3, took Song, drew
 * a FLUKE card." A turn of which the game's texts sum up nothing is its first event.
 */
export function summary(turn: Turn, texts: GameTexts): string {
  const who = turn.by === null ? turn.name : texts.maybe('turn-who', { seat: turn.by });
  const done = who === null ? [] : deeds(turn, texts);
  const said = who === null || !done.length ? null : texts.summed(who, done, turn.by);
  return said ?? texts.event(turn.events[0] as GameEvent);
}

/** What was done, in parts of a sentence: events of the same kind one after the other are one. */
function deeds(turn: Turn, texts: GameTexts): string[] {
  const own = turn.events.filter(({ args }) => args.seat === undefined || args.seat === turn.by);
  const runs: GameEvent[][] = [];
  for (const event of own.filter((one) => texts.brief([one]) !== null)) {
    const run = runs.at(-1);
    if (run && texts.together(run[0] as GameEvent, event)) run.push(event);
    else runs.push([event]);
  }
  const said = runs.flatMap((run) => texts.brief(run) ?? []);
  return said.length > MOST ? [...said.slice(0, MOST), '…'] : said;
}

/** What a live region says: each turn of another in one line, once it has ended; what the reader does, deed by deed. */
export class Announcer {
  private told: number | null = null;

  /**
   * @param events what has just happened, of which the last turn may be a part
   * @param mine whether a seat is the reader's
   * @param now whether not to wait for the end of the last turn, since the reader is asked or the game is over
   */
  say(turns: readonly Turn[], events: readonly GameEvent[], mine: Mine, now: boolean, texts: GameTexts): string {
    const current = turns.at(-1);
    if (!current) return '';
    const ended = turns.length - (now ? 0 : 1);
    const begin = Math.min(this.told ?? turns.length - 1, turns.length);
    const lines = turns
      .slice(begin, ended)
      .filter(({ by }) => !mine(by))
      .map((turn) => summary(turn, texts));
    if (mine(current.by)) lines.push(...events.filter((one) => mine(one.by)).map((one) => texts.event(one)));
    this.told = Math.max(begin, ended);
    return lines.join(' ');
  }
}

type Mine = (seat: number | null) => boolean;
