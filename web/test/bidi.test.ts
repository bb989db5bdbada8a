import { expect, test } from 'vitest';
import { isolated, unmarked } from '../src/text/bidi';
import { bundleOf, format, GameTexts } from '../src/text/fluent';
import { initials } from '../src/boards/seats';

test('a name in Hebrew or Arabic stands apart, once; others are as they were', () => {
  expect(isolated('דוד')).toBe('\u2068דוד\u2069');
  expect(isolated(isolated('علي'))).toBe('\u2068علي\u2069');
  expect(['Ann', 'Zoë', '하늘', ''].map(isolated)).toEqual(['Ann', 'Zoë', '하늘', '']);
  expect(unmarked(isolated('דוד'))).toBe('דוד');
});

test('signs that reorder what follows them go', () => {
  expect(isolated('\u202eneB')).toBe('\u2068neB\u2069');
});

test('every text keeps such a name apart, in a list, too, and ends with one full stop', () => {
  const bundle = bundleOf(
    'en',
    'waits = { $name } 5 minutes\nends = It is { $name }.\nlog-met = { $seat } met { $kind }.',
  );
  expect(format(bundle, 'waits', { name: 'דוד' })).toBe('\u2068דוד\u2069 5 minutes');
  expect(format(bundle, 'ends', { name: 'דוד.' })).toBe('It is \u2068דוד.\u2069');
  const texts = new GameTexts(bundle, 'en', ['דוד', 'Ann']);
  expect(texts.listed(['דוד', 'Ann'])).toBe('\u2068דוד\u2069 and Ann');
  expect(texts.event({ ply: 1, by: 0, key: 'met', args: { seat: 0, kind: 'x' }, rule: '' })).toBe(
    '\u2068דוד\u2069 met x.',
  );
});

test('the letter of a seat is that of the name', () => {
  expect(initials([isolated('דוד'), 'Ann'])).toEqual(['ד', 'A']);
});
