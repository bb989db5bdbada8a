import { expect, test } from 'vitest';
import { leadsToGame, nextLesson, underWay } from '../src/teaching/ladder';

const taken = (...done: boolean[]) => done.map((one, place) => ({ name: String(place + 1), done: one, begun: false }));

test('the next lesson is the first that has not been taken', () => {
  expect(nextLesson(taken(false, false))?.name).toBe('1');
  expect(nextLesson(taken(true, false, true))?.name).toBe('2');
  expect(nextLesson(taken(true, true))).toBeNull();
});

test('a learner goes on who is within a lesson, or has taken one', () => {
  expect(underWay(taken(false, false))).toBe(false);
  expect(underWay(taken(false, true))).toBe(true);
  expect(underWay([{ done: false, begun: true }])).toBe(true);
});

test('a game is offered after the first round and after the last lesson', () => {
  const places = [0, 1, 2, 3, 4];
  expect(places.filter((place) => leadsToGame(place, places.length))).toEqual([1, 4]);
  expect(leadsToGame(0, 1)).toBe(true);
});
