import { expect, test } from 'vitest';
import { mentions, piecesOf } from '../src/text/terms';

const die = { names: ['Green die', 'green dice'], text: 'Shared.' };
const used = { names: ['Die'], text: 'Any.' };
const terms = [used, die];

test('the longest name counts, in any case, once for each term', () => {
  expect(piecesOf('Take a green die; green dice and a die.', terms)).toEqual([
    { words: 'Take a ', term: null },
    { words: 'green die', term: die, signs: ';' },
    { words: ' green dice and a ', term: null },
    { words: 'die', term: used, signs: '.' },
  ]);
});

test('a part of a word is no term', () => {
  expect(mentions('The audience and its diet.', terms)).toBe(false);
  expect(mentions('A die.', terms)).toBe(true);
  expect(mentions('A die.', [])).toBe(false);
});

test('what has been seen is not marked again', () => {
  expect(piecesOf('A die.', terms, new Set([used]))).toEqual([{ words: 'A die.', term: null }]);
});

test('a particle after a Korean word does not hide it, and a word before it does', () => {
  const merchant = { names: ['상인'], text: '9점.' };
  expect(piecesOf('상인을 내려놓습니다.', [merchant])).toEqual([
    { words: '상인', term: merchant },
    { words: '을 내려놓습니다.', term: null },
  ]);
  expect(mentions('대상인 사람', [merchant])).toBe(false);
});
