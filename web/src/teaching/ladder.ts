/** The order in which the lessons of a game are offered: the first two, and then what is hard, in any order. */

/** So many lessons come before the first game: the idea, and a first round. */
export const FIRST = 2;

type Taken = { done: boolean; begun: boolean };

/** The lesson to go on with; null if all have been taken. */
export const nextLesson = <One extends Taken>(lessons: readonly One[]): One | null =>
  lessons.find(({ done }) => !done) ?? null;

/** Whether a learner has begun with any of them. */
export const underWay = (lessons: readonly Taken[]): boolean => lessons.some(({ done, begun }) => done || begun);

/** Whether the lesson in this place ends with the offer of a game: the first round does, and so does the last one. */
export const leadsToGame = (place: number, count: number): boolean => place === FIRST - 1 || place === count - 1;
