/** What is said of a hero of the team. */
import type { GameTexts } from '$text/fluent';
import type { SeatFace } from '$boards/seats';
import { allWords } from './effects';
import { leftOf, type Scene } from './scene';
import type { HeroView, PlayedView } from './view';

export const STATS = ['life', 'happiness', 'media', 'strength', 'dollars'] as const;

const effectsOf = (texts: GameTexts, { card, face }: PlayedView): string =>
  face === 'up' ? allWords(texts, card.effects) : texts.text('board-down-help');

/** Where it is, its numbers, its card and what is left of that, in lines. */
export function heroWords({ view, texts }: Scene, face: SeatFace, hero: HeroView | null): string {
  const played = hero?.played;
  return [
    hero
      ? texts.text('board-hero', {
          seat: face.seat,
          name: hero.name,
          place: hero.at ? texts.word('district', hero.at) : texts.text('board-out'),
        })
      : face.name,
    hero ? STATS.map((stat) => `${texts.word('stat', stat)} ${hero[stat]}`).join(', ') : '',
    view.captain === face.seat ? texts.text('board-captain') : '',
    played
      ? `${played.card.name}, ${texts.word('face', played.face)}: ${effectsOf(texts, played)}`
      : texts.text('board-no-plan'),
    played ? texts.text(`board-status-${played.status}`) : '',
    played && played.status !== 'done' ? leftOf(texts, played).join(', ') : '',
  ]
    .filter(Boolean)
    .join('\n');
}
