/** Which cards of the own hand are picked, one by one, and the order that they make. */
import type { Play } from '$boards/offers';
import type { Offered } from '$net/protocol';
import { listed, type Cards } from './cards';

export class Picking {
  /** The picked cards of each kind, by their place in its stack. */
  #picked = $state<Record<string, number[]>>({});
  readonly #play: () => Play;

  constructor(play: () => Play) {
    this.#play = play;
  }

  get cards(): Cards {
    const counts: Cards = {};
    for (const [word, places] of Object.entries(this.#picked)) if (places.length) counts[word] = places.length;
    return counts;
  }

  get order(): Offered | null {
    const [one, two] = listed(this.cards);
    if (!one) return null;
    if (!two) return this.#play().find('play', { kind: one.kind.word, count: one.count });
    return this.pair(one.kind.word, two.kind.word);
  }

  has(word: string, place: number): boolean {
    return (this.#picked[word] ?? []).includes(place);
  }

  /** An order of two different cards, whichever way round it is offered. */
  pair(one: string, two: string): Offered | null {
    const play = this.#play();
    return play.find('pair', { kind: one, kind2: two }) ?? play.find('pair', { kind: two, kind2: one });
  }

  /** The first click on a kind takes all its cards, each further one gives or takes a card. */
  pick(word: string, place: number, count: number): void {
    const before = this.#picked[word] ?? [];
    const others = Object.keys(this.cards).filter((kind) => kind !== word);
    const [other] = others;
    if (before.includes(place)) {
      this.#picked[word] = before.filter((one) => one !== place);
    } else if (before.length) {
      this.#picked[word] = [...before, place];
    } else if (other && others.length === 1 && this.cards[other] === 1 && this.pair(word, other)) {
      this.#picked[word] = [place];
    } else {
      this.pickAll(word, count);
    }
  }

  pickAll(word: string, count: number): void {
    this.#picked = { [word]: Array.from({ length: count }, (_, place) => place) };
  }

  clear(): void {
    this.#picked = {};
  }
}
