import { expect, test } from 'vitest';
import { named, nth } from '../src/lib/naming';

test.each([
  ['Walk to D1', 'D1: Gold Record, Song', 'Walk to D1: Gold Record, Song'],
  ['Play Hit-Girl', 'Hit-Girl', 'Play Hit-Girl'],
  ['A Sci-fi comic', 'Sci-fi', 'A Sci-fi comic'],
  ['Hire', 'Hire: 3 spaces free', 'Hire: 3 spaces free'],
  ['Take Habit: Inking', 'Habit: Inking. A red 3', 'Take Habit: Inking. A red 3'],
  ['Take in', 'Inking', 'Take in: Inking'],
  ['Pay with a', 'about it', 'Pay with a: about it'],
])('%s and %s are one name', (deed, thing, name) => {
  expect(named(deed, thing)).toBe(name);
});

test('pieces that are alike are numbered from the second on', () => {
  expect([0, 1, 2].map((number) => nth('Take the green 5', number))).toEqual([
    'Take the green 5',
    'Take the green 5 (2)',
    'Take the green 5 (3)',
  ]);
});
