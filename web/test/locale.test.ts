import { expect, test } from 'vitest';
import { parse, sayFormer } from '$lib/former';
import { localeOf, span } from '$lib/locale';

test('dates and numbers follow the region of the browser within the language of the page', () => {
  expect(localeOf('en', ['ko-KR', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(localeOf('fr', ['en-GB'])).toBe('fr');
  expect(localeOf('ko', ['KO-kr'])).toBe('KO-kr');
});

test('waiting times are said in words, rounded up', () => {
  const said = [0.2, 1, 59.5, 61, 3600].map((seconds) => span(seconds, 'en'));
  expect(said).toEqual(['1 second', '1 second', '60 seconds', '2 minutes', '1 hour']);
  expect(span(61, 'ko')).toBe('2분');
});

test('people who are gone have a name in the language of the page', () => {
  sayFormer('Un ancien joueur');
  expect(parse('{"names": ["Ann", "A former player"], "text": "A former player came"}')).toEqual({
    names: ['Ann', 'Un ancien joueur'],
    text: 'A former player came',
  });
});
