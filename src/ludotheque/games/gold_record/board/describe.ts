/** The table of Gold Record in words. */
import type { Describe } from '$lib/board';
import { costWords, KINDS, listed, musicianWords, ROLES, sum } from './cards';
import type { GoldRecordView } from './view';

export const describe: Describe<GoldRecordView> = (view, texts) => {
  const cards = (held: Record<string, number>) =>
    listed(held).length ? texts.text('board-cards', { cards: held }) : texts.text('board-no-cards');
  const known = (held: Record<string, number>) =>
    Object.fromEntries(KINDS.flatMap((kind) => (held[kind] ? [[kind, held[kind]]] : [])));
  const table = {
    heading: texts.text('board-year', { year: view.year, years: view.years }),
    lines: [
      texts.text('board-pile', { n: view.pile }),
      ...(view.top ? [texts.text('board-top', { kind: view.top })] : []),
      texts.text('board-deck-fluke', { n: view.fluke_deck }),
      texts.text('board-deck-happens', { n: view.happens_deck }),
      ...(view.happening ? [texts.word('happens', view.happening)] : []),
    ],
  };
  const stage = {
    heading: texts.text('board-stage'),
    lines: view.board.map((at) => {
      const here = view.players.findIndex((player) => player.at === at.id);
      return [
        texts.text('board-space', { space: at.id, strip: texts.text(`board-strip-${at.strip}`) }),
        at.kind ? texts.word('kind', at.kind) : texts.text('board-empty'),
        ...(here >= 0 ? [texts.text('board-stands', { seat: here })] : []),
        ...(view.van === at.id ? [texts.text('board-van')] : []),
        ...(view.plane === at.id ? [texts.text('board-plane')] : []),
      ].join(', ');
    }),
  };
  const players = view.players.map((player, seat) => ({
    heading:
      player.place === null
        ? texts.text('board-is-outside', { seat })
        : texts.text('board-is-at', { seat, place: player.place }),
    lines: [
      texts.text('board-would', { n: sum(player.count) }),
      ...ROLES.map((role) => {
        const member =
          player.leader === role
            ? view.leaders.find((one) => one.id === role)
            : view.musicians.find((one) => one.id === player.band[role]);
        return member ? musicianWords(texts, member) : texts.text('board-wanted', { role });
      }),
      cards(known(player.cards)),
      texts.text('board-sectors', { n: player.sectors.length }),
      texts.text('board-hand-count', { n: player.hand }),
      ...(Object.keys(player.known).length ? [texts.text('board-known', { flukes: player.known })] : []),
      texts.text('board-battle-points', { n: player.battle }),
      ...(view.roadie === seat ? [view.manager ? 'MANAGER' : 'ROADIE'] : []),
    ],
  }));
  const record = {
    heading: texts.text('board-record'),
    lines: view.sectors.map(({ id, cost, points }) =>
      [texts.word('sector', id), costWords(texts, cost), texts.text('board-places', { n: points })].join(', '),
    ),
  };
  const hand = view.hand && {
    heading: texts.text('board-hand'),
    lines: Object.entries(view.hand).map(([id, n]) => texts.word('flukes', id, n)),
  };
  const supply = {
    heading: texts.text('board-supply'),
    lines: view.musicians.filter((one) => one.owner === null).map((one) => musicianWords(texts, one)),
  };
  return [table, ...(hand ? [hand] : []), ...players, stage, record, supply];
};
