/** What every part of the board is given, as one thing. */
import type { GameTexts } from '$text/fluent';
import type { Play } from '$boards/offers';
import type { Action, Offered } from '$net/protocol';
import type { SeatFace } from '$boards/seats';
import { BY_ACTION, inWords, parse } from './effects';
import type { EventView, KickAssView, PlayedView } from './view';

export type Scene = {
  view: KickAssView;
  play: Play;
  texts: GameTexts;
  seats: SeatFace[];
  eyes: number | null;
  hint: Action | null;
  marked: Set<string>;
  /** One action is taken at once; of several, the person is asked which is meant. */
  choose: (choices: Offered[]) => void;
};

/** The offered actions of these verbs with these arguments. */
export const offers = (play: Play, verbs: readonly string[], args: Record<string, string | number> = {}): Offered[] =>
  verbs.flatMap((verb) => play.all(verb, args));

/** Verbs whose object is a district. */
export const AT_DISTRICT = ['move', 'protect', 'kill', 'clean', 'reveal', 'target', 'lure'] as const;

export function atDistrict({ view, play }: Scene, id: string): Offered[] {
  const here = view.player !== null && view.heroes[view.player]?.at === id;
  // Don's gang stands on no space: its minions are meant where he is.
  const gang = view.boss.at === id ? offers(play, ['kill', 'lure'], { district: 'gang' }) : [];
  return [
    ...offers(play, AT_DISTRICT, { district: id }),
    ...gang,
    ...(here ? offers(play, ['timer', 'work', 'fight']) : []),
  ];
}

/** What one would have meant by pointing at that district now. */
export function meantAt({ view }: Scene, id: string): [string, Record<string, string>] | null {
  const here = view.player !== null && view.heroes[view.player]?.at === id;
  if (view.ask === 'act') return here ? ['timer', {}] : ['move', { district: id }];
  const verbs: Record<string, string> = {
    protect: 'protect',
    kill: 'kill',
    clean: 'clean',
    token: 'reveal',
    target: 'target',
    lure: 'lure',
  };
  const verb = verbs[view.ask];
  return verb ? [verb, { district: id }] : null;
}

/** What is asked of the city. */
export const CITY = ['act', 'protect', 'kill', 'clean', 'token', 'target', 'lure'];

/** Our own dashboard, or that of the first hero for those who watch. */
export const mine = ({ eyes }: Scene): number => eyes ?? 0;

/** What is known of the boss and his plot. */
export function bossWords(texts: GameTexts, { boss }: KickAssView): string {
  if (!boss.id) return texts.text('board-boss-unknown');
  const { figure } = boss;
  return [
    texts.text(boss.revealed ? `board-plot-${boss.id}` : 'board-boss-waits', { name: boss.name }),
    figure
      ? texts.text('board-figure', { name: figure.name, power: figure.power, armor: figure.armor, life: figure.life })
      : '',
    boss.gang ? texts.text('board-gang', { n: boss.gang, value: boss.gang_value, track: boss.track }) : '',
    boss.revealed ? texts.text('board-boss-done', { n: boss.done }) : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** What an event asks for. */
export function asksOf(texts: GameTexts, event: EventView): string {
  const spots = Object.keys(event.at).map((id) => texts.word('district', id));
  return texts.text(`board-asks-${event.kind}`, {
    left: event.left,
    goal: event.goal,
    power: event.power,
    name: event.figure,
    place: event.target ? texts.within('district', event.target) : '',
    origin: event.origin ? texts.within('district', event.origin) : '',
    places: spots.length ? spots.join(', ') : '–',
  });
}

/** Whether an event lies on the row from before the Final Plot, which it does not further. */
export const isOld = (view: KickAssView, event: EventView): boolean => view.boss.revealed && !event.boss;

export const reconstructed = (provenance: string): boolean => provenance.includes('reconstructed');

const inFight = (word: string): boolean => parse(word).before.includes('f');

/** The effect that is meant of a card that is being used; none if it is none of the card's own. */
const effectOf = ({ card }: PlayedView, effect: string): string | undefined =>
  card.effects.find((one) => parse(one).code === BY_ACTION[effect] && !inFight(one));

/** What it does, in words; null if it is none of the card's own. */
export function onCard(texts: GameTexts, played: PlayedView, effect: string): string | null {
  const word = effectOf(played, effect);
  return word ? inWords(texts, word) : null;
}

/** Whether it takes something, which the card itself says. */
export const isLoss = (played: PlayedView, effect: string): boolean =>
  parse(effectOf(played, effect) ?? '').amount.startsWith('-');

/** What a card that is being used still has to give, in words. */
export function leftOf(texts: GameTexts, played: PlayedView): string[] {
  const during = played.fights && played.face === 'up' ? played.card.effects.filter(inFight) : [];
  return [
    played.movement ? texts.text('board-card-moves', { n: played.movement }) : '',
    played.timers ? texts.text('board-left-timers', { n: played.timers }) : '',
    played.fights ? texts.text('board-left-fights', { n: played.fights }) : '',
    ...during.map((one) => inWords(texts, one)),
    ...played.effects.map((one) => onCard(texts, played, one) ?? ''),
  ].filter(Boolean);
}
