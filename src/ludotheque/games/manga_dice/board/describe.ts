/** The table of Manga Dice in words. */
import type { Describe } from '$lib/board';
import { cardWords } from './cards';
import { count, type Dice } from './dice';
import type { MangaDiceView } from './view';

export const describe: Describe<MangaDiceView> = (view, texts) => {
  const dice = (id: string, held: Dice) =>
    texts.text('board-list', { what: texts.text(id) }) +
    (count(held) ? texts.text('board-dice', { die: held }) : texts.text('board-none'));
  const pending = view.pending && [cardWords(texts, view.pending.card), dice('board-picked', view.pending.picked)];
  const table = {
    heading: texts.text('board-round', { round: view.round }),
    lines: [
      dice('board-pool', view.pool),
      texts.text('board-deck-experience', { n: view.decks.experience ?? 0 }),
      texts.text('board-deck-skill', { n: view.decks.skill ?? 0 }),
      texts.text('board-deck-assist', { n: view.decks.assist ?? 0, played: view.discarded.length }),
      ...(pending ?? []),
    ],
  };
  const markets = (['experience', 'skill'] as const).map((deck) => ({
    heading: texts.word('deck', deck),
    lines: (deck === 'experience' ? view.experience : view.skills).map((card) => cardWords(texts, card)),
  }));
  const hand = view.hand && {
    heading: texts.text('board-hand'),
    lines: view.hand.map((card) => cardWords(texts, card)),
  };
  const players = view.players.map((player, seat) => ({
    heading: texts.text('board-standing', { seat, n: player.points }),
    lines: [
      ...(view.start === seat ? [texts.text('board-start')] : []),
      dice('board-unused', player.unused),
      dice('board-used', player.used),
      texts.text('board-assists', { n: player.hand }),
      ...player.skills.map(
        (card) => `${cardWords(texts, card)} (${texts.text(`board-skill-${player.states[card.id] ?? 'ready'}`)})`,
      ),
      ...player.experience.map((card) => cardWords(texts, card)),
    ],
  }));
  return [table, ...markets, ...(hand ? [hand] : []), ...players];
};
