/** What all parts of the board need: the view, what may be done, and who is who. */
import { getContext, setContext } from 'svelte';
import type { GameTexts } from '$text/fluent';
import { same, type Play } from '$boards/offers';
import type { Action, Offered } from '$net/protocol';
import { initials, type SeatFace } from '$boards/seats';
import type { Deed } from '$text/turns';
import type { AgeOfComicsView, PrintedView } from './view';

export const GENRES = ['scifi', 'crime', 'romance', 'horror', 'superheroes', 'western'] as const;
/** The questions of printing, one after the other. */
export const PRINTING = ['print', 'writer', 'artist'];
export const genreOf = (comic: string): string => comic.replace('rip-', '').split('-')[0] ?? '';

export type Table = {
  readonly view: AgeOfComicsView;
  readonly seats: readonly SeatFace[];
  readonly eyes: number | null;
  readonly play: Play;
  readonly texts: GameTexts;
  readonly hint: Action | null;
  readonly marked: ReadonlySet<string>;
  /** The latest news, in words. */
  readonly wire: readonly string[];
  /** The newsstand that may be reached in several ways, while one of them is being chosen. */
  readonly asking: string | undefined;
  /** What the solo opponent just did. */
  readonly automaDid: Deed | undefined;
  /** One piece, several actions: a dialog asks which. */
  many(choices: Offered[]): void;
};

const KEY = Symbol('age-of-comics');
export const provide = (table: Table): Table => setContext(KEY, table);
export const theTable = (): Table => getContext<Table>(KEY);

export type Face = Pick<SeatFace, 'seat' | 'initial' | 'name' | 'did'>;

/** The solo opponent is no seat, but it has a colour like one. */
export function faceOf(table: Table, seat: number): Face {
  const name = table.texts.text('board-automa');
  const initial = initials([table.seats[0]?.name ?? '', name])[1] ?? '';
  return table.seats[seat] ?? { seat, name, initial, did: table.automaDid };
}

export type Way = readonly [verb: string, args?: Record<string, string | number>];

/** Several words, of which one holds: "3+, 4+ or 6+". */
export const either = (texts: GameTexts, words: readonly string[]): string =>
  new Intl.ListFormat(texts.language, { type: 'disjunction' }).format(words);

/** What can be done with a piece in these ways, and if nothing, why not. */
export function choice(table: Table, ways: readonly Way[]) {
  const { play, texts, hint } = table;
  const found = ways.map(([verb, args]) => play.find(verb, args)).filter((one) => one !== null);
  const [first] = found;
  return {
    onchoose: first ? () => (found.length > 1 ? table.many(found) : play.take(first)) : null,
    words: either(
      texts,
      found.map((one) => texts.action(one.action, one.words)),
    ),
    hinted: found.some((one) => same(hint, one.action)),
    async why(): Promise<string | null> {
      const dull = texts.text('why-not-now');
      for (const [verb, args] of ways) {
        const reason = await play.why(verb, args);
        if (reason && reason !== dull) return reason;
      }
      return null;
    },
  };
}

/** Comics of others that may be ripped off: they lie beside the own cards. */
export function ripOffs({ view, play }: Table): (PrintedView & { seat: number })[] {
  return [...view.players, ...(view.automa ? [view.automa] : [])].flatMap((one, seat) =>
    one.comics.filter((comic) => play.find('print', { comic: `rip-${comic.id}` })).map((comic) => ({ ...comic, seat })),
  );
}

/** A creative's family name: what fits on a card. */
export function shortName(name: string): string {
  const [, ...rest] = name.split(' ');
  return rest.join(' ') || name;
}
