/** The cards of Koryŏ as they are drawn here: number, emblem, colour. What they do, the server knows. */
import type { Component } from 'svelte';
import Abacus from '~icons/game-icons/abacus';
import Barbarian from '~icons/game-icons/barbarian';
import Coins from '~icons/game-icons/two-coins';
import Eye from '~icons/game-icons/third-eye';
import Hand from '~icons/game-icons/shaking-hands';
import Incense from '~icons/game-icons/incense';
import Megaphone from '~icons/game-icons/acoustic-megaphone';
import Hood from '~icons/game-icons/hooded-figure';
import Shield from '~icons/game-icons/dragon-shield';
import Speaker from '~icons/game-icons/public-speaker';
import Wheel from '~icons/game-icons/ship-wheel';

export type Kind = {
  word: string;
  /** The number printed on it; events have none. */
  number: number | null;
  emblem: Component;
};

const family = (number: number, word: string, emblem: unknown): Kind => ({ number, word, emblem: emblem as Component });
const event = (word: string, emblem: unknown): Kind => ({ number: null, word, emblem: emblem as Component });

/** In the order of the court: the most influential family first. */
export const FAMILIES: readonly Kind[] = [
  family(9, 'merchant', Abacus),
  family(8, 'broadcaster', Megaphone),
  family(7, 'guardian', Shield),
  family(6, 'banker', Coins),
  family(5, 'ship-owner', Wheel),
  family(4, 'priest', Incense),
  family(3, 'senator', Speaker),
  family(2, 'spy', Hood),
  family(1, 'omniscient', Eye),
];
export const EVENTS: readonly Kind[] = [event('barbarians', Barbarian), event('lobbying', Hand)];
export const KINDS: readonly Kind[] = [...FAMILIES, ...EVENTS];
export const TOKENS = 8;

export type Cards = Record<string, number>;

/** Cards as a list of kinds with how many of each, in the order of the court. */
export const listed = (cards: Cards): { kind: Kind; count: number }[] =>
  KINDS.flatMap((kind) => (cards[kind.word] ? [{ kind, count: cards[kind.word] as number }] : []));

export const total = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);
