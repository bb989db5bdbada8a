import { expect, test } from 'vitest';
import { localeOf, span } from '$text/locale';
import { parseAnswer, setServerNames } from '$text/serverNames';

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

test('names that the server makes are said in the language of the page', () => {
  setServerNames({
    former: 'Un ancien joueur',
    bot: (number) => `Robot ${number}`,
    player: (number) => `Joueur ${number}`,
  });
  const names = ['Ann', 'A former player', 'Bot 12', 'Player 2', 'Bot Player 1', 'Player one'];
  expect(parseAnswer(JSON.stringify({ names, text: 'A former player came' }))).toEqual({
    names: ['Ann', 'Un ancien joueur', 'Robot 12', 'Joueur 2', 'Bot Player 1', 'Player one'],
    text: 'A former player came',
  });
  expect(parseAnswer('{"name":"Player 3"}')).toEqual({ name: 'Joueur 3' });
});
