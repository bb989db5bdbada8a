/** The log by turns: what one player did in a row, and a line that sums it up. */
import type { GameTexts } from './fluent';
import { i18n } from './i18n.svelte';
import type { GameEvent } from '$net/protocol';

/** The most deeds that a line of the log names. */
const MOST = 6;
/** Stands for the others, and ends the line. */
const MORE = '…';

/**
 * A turn without its subject, for a strip that names the player, from all of its deeds to the one that matters, and in
 * its whole sentence.
 */
export type Deed = { shorter: readonly string[]; line: string };

export type Turn = {
  /** Who acted; null for what the game does, as at the start of a round. */
  by: number | null;
  /** Where a turn of no one at the table has a name of its own, such as an automaton's. */
  name: string | null;
  /** The part of the game that begins here. */
  heading: string | null;
  events: GameEvent[];
};

const last = (turn: Turn): number => (turn.events.at(-1) as GameEvent).ply;

/** The ply after which the board shows the whole turn. */
export const plyOf = last;

/**
 * Events by turns. A new one begins with a new heading, with an event whose text names whose turn it is (`.turn`), or
 * when someone else acts.
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
    if (turn && !moved && name === null && (heading === null || heading === turn.heading))
      turns[turns.length - 1] = { ...turn, events: [...turn.events, event] };
    else turns.push({ by: heading === null ? actor(event, name) : null, name, heading, events: [event] });
  }
  return turns;
}

/** The events of a game that is over up to the heading of its end: what follows names the result. */
export function beforeResult(events: readonly GameEvent[], texts: GameTexts): readonly GameEvent[] {
  const end = events.findLastIndex(({ key, args }) => texts.maybe(`log-${key}`, args, 'heading') !== null);
  return events[end]?.ply === events.at(-1)?.ply ? events.slice(0, end + 1) : events;
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
 * A turn in one line, as the log and a live region say it: "Otto walked to C3, took Song, and drew a FLUKE card." A
 * turn of which the game's texts sum up nothing is its first event.
 */
export function summary(turn: Turn, texts: GameTexts, most = MOST): string {
  const done = deeds(turn, texts).map(({ said }) => said);
  return summed(turn, texts, done.length > most ? done.slice(0, most).join(', ') + MORE : texts.listed(done));
}

function summed(turn: Turn, texts: GameTexts, what: string): string {
  const who = turn.by === null ? turn.name : texts.maybe('turn-who', { seat: turn.by });
  const said = who === null || !what ? null : texts.summed(who, what, turn.by);
  // The sign for more ends the sentence.
  return said?.replace(`${MORE}.`, MORE) ?? texts.event(beneath(turn, texts)[0] as GameEvent);
}

/** The events of a turn that say more than the heading above them. */
export function beneath({ heading, events }: Turn, texts: GameTexts): GameEvent[] {
  const [first, ...rest] = events;
  return heading !== null && rest.length && texts.event(first as GameEvent) === heading ? rest : events;
}

/** The line of a turn, then ever shorter ones that leave some of its deeds out, for where there is less room. */
export function summaries(turn: Turn, texts: GameTexts): string[] {
  return fewer(deeds(turn, texts)).map((done) => summed(turn, texts, texts.listed(done)));
}

/**
 * What others did since `viewer` last acted, in one line, then in ever shorter ones: first each turn is shortened, then
 * the earlier turns are left out. Those who only watch get the last turn.
 *
 * @param acted the ply that they acted on, if it is known
 */
export function since(turns: readonly Turn[], viewer: number | null, texts: GameTexts, acted?: number): string[] {
  // Else it is the last turn in which they did something, forced or not; not one that has only begun.
  const did = ({ by, events }: Turn) => by === viewer && events.some((event) => event.by === viewer);
  const own = viewer === null ? turns.length - 2 : turns.findLastIndex(did);
  const later =
    acted === undefined ? turns.slice(own + 1) : turns.filter(({ events }) => (events[0]?.ply ?? 0) > acted);
  const others = later.filter(({ by, name, heading }) => heading === null && by !== viewer && (by ?? name) !== null);
  const lines = others.map((turn) => summaries(turn, texts));
  const most = Math.max(0, ...lines.map(({ length }) => length));
  const joined = (all: readonly string[][], place: number) => all.map((one) => one[place] ?? one.at(-1)).join(' ');
  const shorter = Array.from({ length: most }, (_, place) => joined(lines, place));
  const fewer = lines.slice(1).map((_, place) => joined(lines.slice(place + 1), most));
  return [...shorter, ...fewer];
}

/** By seat, the last turn of each: what a strip says that they just did. */
export function lastDeeds(turns: readonly Turn[], texts: GameTexts): Map<number, Deed> {
  const found = new Map<number, Deed>();
  for (const turn of turns.toReversed()) {
    if (turn.by === null || found.has(turn.by)) continue;
    found.set(turn.by, deedOf(turn, texts));
  }
  return found;
}

/** The last turn of no one at the table that has a name, such as an automaton's. */
export function namedDeed(turns: readonly Turn[], texts: GameTexts): Deed | undefined {
  const turn = turns.findLast(({ by, name }) => by === null && name !== null);
  return turn && deedOf(turn, texts);
}

function deedOf(turn: Turn, texts: GameTexts): Deed {
  const line = summary(turn, texts, Infinity);
  const shorter = fewer(deeds(turn, texts)).map((done) => capital(texts.listed(done), texts.language));
  return { shorter: shorter[0] ? shorter : [line], line };
}

function capital(text: string, language: string): string {
  const [initial = '', ...letters] = text;
  return initial.toLocaleUpperCase(language) + letters.join('');
}

type Part = { said: string; minor: boolean };

/** What was done, in parts of a sentence: events of the same kind one after the other are one. */
function deeds(turn: Turn, texts: GameTexts): Part[] {
  const own = turn.events.filter(({ args }) => args.seat === undefined || args.seat === turn.by);
  const runs: [GameEvent, ...GameEvent[]][] = [];
  for (const event of own.filter((one) => texts.brief([one]) !== null)) {
    const run = runs.at(-1);
    if (run && texts.together(run[0], event)) run.push(event);
    else runs.push([event]);
  }
  return runs.map((run) => ({ said: texts.brief(run) ?? '', minor: texts.minor(run[0]) }));
}

/** All deeds, then ever fewer of them, to a single one: the minor ones go first, then the earlier ones. */
function fewer(done: readonly Part[]): string[][] {
  const left = [...done];
  const found = [left.map(({ said }) => said)];
  while (left.length > 1) {
    left.splice(
      Math.max(
        0,
        left.findIndex(({ minor }) => minor),
      ),
      1,
    );
    found.push(left.map(({ said }) => said));
  }
  return found;
}

/** The most lines at which the start of a round, or of another part, is told or shown whole. */
export const FEW = 6;

/**
 * What a live region says: each turn of another in one sentence, whole, once it has ended; what the reader does, deed
 * by deed.
 */
export class Announcer {
  /** How many events have been told. */
  private heard: number | null = null;

  /**
   * @param mine whether a seat is the reader's
   * @param now whether not to wait for the end of the last turn, since the reader is asked or the game is over
   */
  say(turns: readonly Turn[], mine: Mine, now: boolean, texts: GameTexts): string {
    const last = turns.at(-1);
    if (!last) return '';
    const count = turns.reduce((sum, { events }) => sum + events.length, 0);
    const before = count - last.events.length;
    const heard = Math.min(this.heard ?? (mine(last.by) ? count : before), count);
    this.heard = Math.max(heard, now || mine(last.by) ? count : before);
    const lines: string[] = [];
    let place = 0;
    for (const turn of turns) {
      const events = turn.events.slice(Math.max(0, heard - place), Math.max(0, this.heard - place));
      place += turn.events.length;
      if (!events.length) continue;
      if (mine(turn.by)) lines.push(...events.map((event) => texts.event(event)));
      else {
        const heading = events[0] === turn.events[0] ? turn.heading : null;
        lines.push(...told({ ...turn, events, heading }, mine, texts));
      }
    }
    return counted(lines, texts).join(' ');
  }
}

/** Lines that come several times in a row as one, which says how often, in the language of the game's words. */
function counted(lines: readonly string[], texts: GameTexts): string[] {
  const runs: { line: string; count: number }[] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run?.line === line) run.count += 1;
    else runs.push({ line, count: 1 });
  }
  const say = texts.lang === i18n.language ? i18n.t : i18n.english;
  return runs.map(({ line, count }) => (count > 1 ? say('repeated', { line: line.replace(/\.$/, ''), count }) : line));
}

/**
 * A turn of another in one sentence; the start of a part of the game with its heading, and whole if it is short: else
 * its first line, and what comes to the reader.
 */
function told(turn: Turn, mine: Mine, texts: GameTexts): string[] {
  if (turn.heading === null) return [summary(turn, texts, Infinity)];
  const all = beneath(turn, texts);
  const readers = ({ args }: GameEvent) => typeof args.seat === 'number' && mine(args.seat);
  const shown = turn.events.length > FEW ? all.filter((event, index) => index === 0 || readers(event)) : all;
  const lines = shown.map((event) => texts.event(event));
  return [`${turn.heading}.`, ...lines.filter((line) => line !== turn.heading)];
}

type Mine = (seat: number | null) => boolean;
