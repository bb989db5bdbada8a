/** What the faces of Gold Record have in common: kinds, groups, words. What they do, the server knows. */
import type { GameTexts } from '$text/fluent';
import type { FlukeView, GoldRecordView, LeaderView, MusicianView } from './view';

export const RESOURCES = ['money', 'gear', 'song', 'fans', 'buzz'] as const;
export const KINDS = [...RESOURCES, 'ranking1', 'ranking2', 'battle1', 'battle2', 'battle'] as const;
export const ROLES = ['singer', 'guitarist', 'bassist', 'drummer'] as const;
export const OUTSIDE = 46;

export function groupOf(kind: string): 'red' | 'green' | 'clash' | 'resource' {
  if (kind === 'battle') return 'clash';
  if (kind.startsWith('ranking')) return 'red';
  return kind.startsWith('battle') ? 'green' : 'resource';
}

/** The points that are printed on a card are part of its id. */
export const pointsOf = (kind: string): number => Number(/\d$/.exec(kind)?.[0] ?? 0);

/** Place 46 is outside. */
export const placeOf = (view: GoldRecordView, seat: number): number => view.players[seat]?.place ?? OUTSIDE;

export const reconstructed = (card: { provenance: string }): boolean => card.provenance.includes('reconstructed');
export const provenanceWords = (texts: GameTexts, card: { provenance: string }): string =>
  texts.text(card.provenance === 'reconstructed' ? 'board-reconstructed' : 'board-reconstructed-but');

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The cards of a price that are not held. */
export function lacking(cost: readonly string[], held: Record<string, number>): string[] {
  const left = { ...held };
  return cost.filter((kind) => {
    left[kind] = (left[kind] ?? 0) - 1;
    return left[kind] < 0;
  });
}

export const counted = (cost: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const kind of cost) found[kind] = (found[kind] ?? 0) + 1;
  return found;
};
export const costWords = (texts: GameTexts, cost: readonly string[]): string =>
  texts.text('board-costs', { cards: counted(cost) });

/** A musician, or a leader, in words. */
export function musicianWords(texts: GameTexts, card: MusicianView | LeaderView): string {
  const bare = 'cost' in card;
  return [
    bare ? texts.word('musician', card.id) : `${card.name} (${texts.word('role', card.id)})`,
    bare ? costWords(texts, card.cost) : texts.text('board-leader'),
    card.ranking ? texts.text('board-red', { n: card.ranking }) : '',
    card.battle ? texts.text('board-green', { n: card.battle }) : '',
    card.van ? texts.text('board-drives') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export const flukeWords = (texts: GameTexts, card: FlukeView): string =>
  `${texts.word('fluke', card.id)}: ${flukeDoes(texts, card)}`;

export function flukeDoes(texts: GameTexts, card: FlukeView): string {
  if (card.ranking) return texts.text('board-red', { n: card.ranking });
  if (card.battle) return texts.text('board-green', { n: card.battle });
  return texts.text(`board-effect-${card.effect.toLowerCase()}`);
}

/** The free musicians of an instrument: those shown in full, and the rest, whose turn is not yet or less likely. */
export function supplyOf(view: GoldRecordView, seat: number, role: string, ready: (id: string) => boolean) {
  const free = view.musicians.filter((one) => one.instrument === role && one.owner === null);
  const outer = view.sectors.filter((one) => one.ring === 1);
  const worthy = outer.every((one) => view.players[seat]?.sectors.includes(one.id));
  // Once ring I is gold the professionals are the better half; before that none of them can be had.
  const rank = (one: MusicianView): number =>
    ready(one.id) ? 0 : one.professional === worthy ? 1 : one.professional ? 3 : 2;
  const sorted = free.map((one) => ({ one, rank: rank(one) })).sort((a, b) => a.rank - b.rank);
  const most = free.length > MOST ? MOST - 1 : MOST;
  const full = sorted.filter(({ rank: at }, nth) => at === 0 || nth < most).map(({ one }) => one);
  return { full, rest: free.filter((one) => !full.includes(one)) };
}
/** The most musicians of an instrument that have room in full. */
const MOST = 6;

/** Where a band would be if the year ended now. */
export const expectedOf = (view: GoldRecordView, seat: number): number =>
  Math.max(1, placeOf(view, seat) - sum(view.players[seat]?.count ?? []));

/** The heat of a place of the chart, in percent of its own half: the first eight glow. */
export const heat = (place: number): string => `${place <= 8 ? ((9 - place) / 8) * 100 : ((45 - place) / 36) * 100}%`;
