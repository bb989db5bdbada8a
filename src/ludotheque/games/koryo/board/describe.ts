/** The table of Koryŏ in words. */
import type { Describe } from '$lib/board';
import { FAMILIES, total, type Cards } from './cards';
import type { KoryoView } from './view';

export const describe: Describe<KoryoView> = (view, texts) => {
  const cards = (held: Cards) =>
    total(held) ? texts.text('board-cards', { kind: held }) : texts.text('board-nothing');
  const table = {
    heading: texts.text('board-season', { round: view.round, rounds: view.rounds }),
    lines: [
      texts.text('board-draw', { count: view.draw }),
      texts.text('board-keep', { limit: view.limit }),
      texts.text('board-bank', { count: view.bank }),
      texts.text('board-pool', { count: view.pool }),
    ],
  };
  const own = view.me && {
    heading: texts.text('board-hand'),
    lines: [
      texts.text('board-in-hand', { kind: '' }) + cards(view.me.hand),
      texts.text('board-in-order', { kind: '' }) + cards(view.me.order),
    ],
  };
  const players = view.players.map((player, seat) => ({
    heading: texts.text('board-player', { seat }),
    lines: [
      cards(player.tableau),
      texts.text('board-score', { points: player.score }),
      texts.text('board-tokens', { seat, count: player.tokens }),
      texts.text('board-limit', { count: total(player.tableau), limit: player.limit }),
      texts.text('board-hand-count', { count: player.hand }),
      player.ordered
        ? player.order === null
          ? texts.text('board-order-sealed')
          : texts.text('board-order-count', { count: player.order })
        : texts.text('board-order-none'),
      ...(view.first === seat ? [texts.text('board-first')] : []),
      ...(view.majorities.guardian === seat ? [texts.text('board-proof-barbarians')] : []),
      ...(player.lobby_proof ? [texts.text('board-proof-lobbying')] : []),
    ],
  }));
  const court = {
    heading: texts.text('board-court'),
    lines: FAMILIES.map(({ number, word }) => {
      const holder = view.majorities[word] ?? null;
      const id =
        holder === null ? 'board-nobody' : view.scoring[word] === holder ? 'board-holds' : 'board-holds-no-points';
      return `${number} ${texts.word('kind', word)}: ${texts.text(id, holder === null ? {} : { seat: holder })}`;
    }),
  };
  return [table, ...(own ? [own] : []), ...players, court];
};
