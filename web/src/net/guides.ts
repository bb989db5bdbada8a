/** The guides that have been read, so that a page and its table of contents read each one once. */
import { api } from './api';
import type { FoundRule } from './protocol';
import type { ReadGuide } from '$text/markdown';

const guides = new Map<string, Promise<ReadGuide>>();

/** A game's guide. What reads it is larger than a board, and comes only when it is needed. */
export function guideOf(game: string, language: string): Promise<ReadGuide> {
  const key = `${game}/${language}`;
  let guide = guides.get(key);
  if (!guide) {
    // One after the other, so that no failure is hidden behind another.
    guide = api.guide(game, language).then((source) => import('$text/markdown').then((reader) => reader.read(source)));
    guides.set(key, guide);
    guide.catch(() => guides.delete(key));
  }
  return guide;
}

/** The passages of a guide that answer a question, the best first. */
export const askRules = (game: string, language: string, question: string): Promise<FoundRule[]> =>
  api.askRules(game, language, question).then(({ found }) => found);
