/** The table of Kick-Ass in words. */
import type { Describe } from '$lib/board';
import { allWords } from './effects';
import type { KickAssView } from './view';

export const describe: Describe<KickAssView> = (view, texts) => {
  const table = {
    heading: texts.text('board-round', { n: view.round, most: view.rounds }),
    lines: [
      texts.text('board-counts', { done: view.completed, matured: view.matured }),
      view.boss.id ? texts.text('board-boss-is', { name: view.boss.name }) : texts.text('board-boss-unknown'),
      ...(view.boss.figure
        ? [
            texts.text('board-figure', {
              name: view.boss.figure.name,
              power: view.boss.figure.power,
              armor: view.boss.figure.armor,
              life: view.boss.figure.life,
            }),
          ]
        : []),
      texts.text('board-arrive', { n: view.incoming_track[view.incoming] ?? 0 }),
    ],
  };
  const events = {
    heading: texts.text('board-events'),
    lines: view.row.map(
      (event, index) =>
        `${index + 1}: ` +
        (event ? `${event.name}, ${event.goal - event.left}/${event.goal}` : texts.text('board-no-event')),
    ),
  };
  const city = {
    heading: texts.text('board-city'),
    lines: view.districts.map((one) =>
      [
        texts.text('board-district', {
          name: one.name,
          minions: one.minions,
          supers: one.supers,
          protection: one.protection,
          limit: one.limit,
          power: one.power,
        }),
        ...one.heroes.map((seat) => texts.text('board-stands-here', { seat })),
      ].join(' '),
    ),
  };
  const heroes = view.heroes.flatMap((hero, seat) =>
    hero
      ? [
          {
            heading: texts.text('board-hero', {
              seat,
              name: hero.name,
              place: hero.at ? texts.word('district', hero.at) : texts.text('board-out'),
            }),
            lines: [
              (['happiness', 'strength', 'media', 'life', 'dollars'] as const)
                .map((stat) => `${texts.word('stat', stat)} ${hero[stat]}`)
                .join(', '),
              ...hero.hand.map((held) => `${held.card.name}: ${allWords(texts, held.card.effects)}`),
              ...hero.items.map((one) => `${one.item.name}: ${allWords(texts, one.item.effects)}`),
            ],
          },
        ]
      : [],
  );
  return [table, events, city, ...heroes];
};
