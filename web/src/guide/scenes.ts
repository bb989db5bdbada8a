/** The positions that a guide has pictures of: the steps of the game's lessons, as its learner sees them. */
import { api } from '$net/api';
import type { LessonPlay } from '$net/protocol';

const shown = new Map<string, Promise<LessonPlay>>();

/** A lesson with all its scenes. */
export function scenesOf(game: string, lesson: string): Promise<LessonPlay> {
  const key = `${game}/${lesson}`;
  let found = shown.get(key);
  if (!found) {
    found = api.lesson(game, lesson);
    shown.set(key, found);
    found.catch(() => shown.delete(key));
  }
  return found;
}
