/** The table of Age of Comics in words. */
import type { Describe } from '$lib/board';
import { GENRES } from './table';
import type { AgeOfComicsView, CreativeView, OriginalView, PrintedView } from './view';

export const describe: Describe<AgeOfComicsView> = (view, texts, names) => {
  const creative = (one: CreativeView) =>
    one.name
      ? `${one.name} (${texts.text('board-creative', { kind: one.kind, genre: one.genre ?? '', value: one.value })})`
      : texts.text('board-hidden-creative', { kind: one.kind, value: one.value });
  const original = (one: OriginalView) =>
    one.title
      ? `${one.title} (${texts.word('genre', one.genre)})`
      : texts.text('board-hidden-comic', { genre: one.genre });
  const printed = ({ title, genre, fans, value, earns, points, writer, artist }: PrintedView) => {
    const worth = texts.text('board-printed', { fans, value, earns, points });
    return `${title} (${texts.word('genre', genre)}): ${worth}; ${creative(writer)}, ${creative(artist)}`;
  };
  const nameOf = (seat: number) => names[seat] ?? texts.text('board-automa');
  const actions = view.actions.map((one) => {
    const taken = one.spots.flatMap((spot) => (spot.seat === null ? [] : [nameOf(spot.seat)]));
    const cubes = one.cubes.map(nameOf);
    return [
      texts.text('board-action', { task: one.action, free: one.spots.length - taken.length }),
      taken.join(', '),
      `${texts.word('special', one.special)}${cubes.length ? `: ${cubes.join(', ')}` : ''}`,
    ]
      .filter(Boolean)
      .join('; ');
  });
  const orders = view.map.flatMap((one) => {
    const what = one.order
      ? texts.text('board-order', { order: one.order.id })
      : one.genre && texts.text('board-face-down', { genre: one.genre });
    return what ? [`${what} (${texts.word('space', one.id)})`] : [];
  });
  const players = view.players.map((one, seat) => ({
    heading: `${nameOf(seat)}: ${texts.text('board-points', { n: one.points })}`,
    lines: [
      [
        texts.text('board-money', { n: one.money }),
        texts.text('board-editors', { n: one.editors }),
        texts.text('board-cubes', { n: one.cubes }),
        texts.text('board-tickets', { n: one.tickets }),
      ].join(', '),
      ...(one.agent ? [texts.word('circle', one.agent)] : []),
      ...GENRES.filter((genre) => one.ideas[genre]).map((genre) =>
        texts.text('board-idea', { genre, n: one.ideas[genre] ?? 0 }),
      ),
      ...one.comics.map(printed),
      ...one.orders.map((order) => texts.text('board-due', { order: order.id, fans: order.fans })),
      ...one.hyped.map((comic) => `${original(comic)}, ${texts.text('board-hyped', { n: comic.hype })}`),
      texts.text('board-hand', { n: one.hand }),
      ...one.originals.map(original),
      ...one.creatives.map(creative),
    ],
  }));
  const automa = view.automa && {
    heading: `${texts.text('board-automa')}: ${texts.text('board-points', { n: view.automa.points })}`,
    lines: [
      ...view.automa.comics.map(printed),
      ...view.automa.originals.map(original),
      ...view.automa.creatives.map(creative),
    ],
  };
  return [
    {
      heading: texts.text('board-round', { round: view.round, rounds: view.rounds }),
      lines: view.calendar.flat().map((genre) => texts.word('genre', genre)),
    },
    {
      heading: texts.text('board-actions'),
      lines: [
        ...actions,
        ...GENRES.filter((genre) => view.shelf[genre]).map((genre) => texts.text('board-shelf', { genre })),
      ],
    },
    {
      heading: texts.text('board-market'),
      lines: [...view.writers.map(creative), ...view.artists.map(creative), ...view.originals.map(original)],
    },
    { heading: texts.text('board-map'), lines: orders },
    ...players,
    ...(automa ? [automa] : []),
  ];
};
