/** What a game's face is given, and where the faces are found: a file for each game, fetched at its table. */
import type { Component } from 'svelte';
import type { GameTexts } from '$text/fluent';
import type { Play } from './offers';
import type { Lasts, Moments } from '$net/pacing';
import type { Action, GameEvent } from '$net/protocol';
import type { SeatFace } from './seats';
import { fixed } from '$net/transport';

export type BoardProps<View = unknown> = {
  view: View;
  /** In a replay with open hands: what each seat saw. */
  open: View[] | null;
  seats: SeatFace[];
  /** Whose eyes these are, null for a spectator. */
  eyes: number | null;
  play: Play;
  texts: GameTexts;
  /** The move that a hint recommends. */
  hint: Action | null;
  /** What the player has decided before its turn, as long as others are still deciding. */
  chosen?: Action | null;
  /** The log line pointed at: its pieces are marked. */
  focus: GameEvent | null;
  /** What has just happened, to be animated. */
  happening: GameEvent[];
};

export type BoardModule = {
  default: Component<BoardProps<never>>;
  /** The verbs whose actions the board has a place for; the others get a button above it. */
  placed: readonly string[];
  /** Milliseconds for which the board tells of events, such as a fight: until then the page shows nothing later. */
  lasts?: Lasts;
  /** After which events the page waits for a person to continue, unless others' turns are shown fast. */
  moments?: Moments;
  /** What the words of an action leave out that its place on the board shows: a list of words adds it. */
  besides?: (action: Action, view: never, texts: GameTexts) => string | null;
};

/** What a board of plain JavaScript gives back when it is mounted. */
export type BundledHandle = { update(props: BoardProps): void; destroy(): void };
/** `board/bundle/board.js` of a game: any framework will do, since it only draws into an element. */
export type BundledModule = {
  mount(target: HTMLElement, props: BoardProps): BundledHandle;
  placed?: readonly string[];
  lasts?: Lasts;
  moments?: Moments;
};

/** The game in whose folder `board` a file lies. */
export const gameOf = (path: string): string | undefined => path.split('/').at(-3);

const FACES = import.meta.glob<BoardModule>('../../../src/ludotheque/games/*/board/Board.svelte');

export function loadBoard(game: string): Promise<BoardModule> | null {
  const path = Object.keys(FACES).find((one) => gameOf(one) === game);
  return path ? (FACES[path] as () => Promise<BoardModule>)() : null;
}

export type Legend = Component<{ texts: GameTexts }>;

const LEGENDS = import.meta.glob<{ default: Legend }>('../../../src/ludotheque/games/*/board/Legend.svelte');

/** All signs of a game's board in words, fetched when someone asks; null for a board that has no legend. */
export const legendOf = (game: string): (() => Promise<{ default: Legend }>) | null =>
  LEGENDS[Object.keys(LEGENDS).find((one) => gameOf(one) === game) ?? ''] ?? null;

/** The board that a game brings as a file; its style sheet, if there is one, is its own business. */
export const loadBundle = (game: string): Promise<BundledModule> =>
  import(
    /* @vite-ignore */ new URL(fixed(`/games/${game}/board/board.js`), document.baseURI).href
  ) as Promise<BundledModule>;
