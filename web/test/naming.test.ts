import { expect, test } from 'vitest';
import { named, nth } from '../src/text/naming';

test.each([
  ['Walk to D1', 'D1: Gold Record, Song', 'Walk to D1: Gold Record, Song'],
  ['Play Hit-Girl', 'Hit-Girl', 'Play Hit-Girl'],
  ['A Sci-fi comic', 'Sci-fi', 'A Sci-fi comic'],
  ['Hire', 'Hire: 3 spaces free', 'Hire: 3 spaces free'],
  ['Take Habit: Inking', 'Habit: Inking. A red 3', 'Take Habit: Inking. A red 3'],
  ['Take in', 'Inking', 'Take in: Inking'],
  ['Pay with a', 'about it', 'Pay with a: about it'],
  ['Use Friend’s Help', "Friend's Help. Roll 2 dice", 'Use Friend’s Help. Roll 2 dice'],
  ['Remove Vlog from the game', 'Vlog. Up to 1 step', 'Remove Vlog from the game. Up to 1 step'],
  ['Choose Vlog, face down', 'Face down: one step', 'Choose Vlog, face down: one step'],
  ['Choose Vlog, face up', 'Vlog (2). Up to 1 step', 'Choose Vlog, face up (2). Up to 1 step'],
  ['Take Song from Iris', 'Songs: 2', 'Take Song from Iris. Songs: 2'],
  ['Dig for a Sci-fi comic ($4)', 'Dig for Sci-fi: $4', 'Dig for a Sci-fi comic ($4)'],
  ['Turn up a card: Skill', '35 in the deck', 'Turn up a card: Skill. 35 in the deck'],
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
