import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What was asked for, in its order. */
const fetched: string[] = [];
/** A game with English texts alone, and Koryŏ, which has three languages. */
const FILES: Record<string, string> = {
  '/api/games': JSON.stringify([
    { id: 'dice', languages: ['en'] },
    { id: 'koryo', languages: ['en', 'fr', 'ko'] },
  ]),
  '/api/games/dice/text/en': 'title = Dice\nlog-roll = { $seat } rolls { $die }.\ndie-1 = a 1\ndie-2 = a 2\n',
  '/api/games/koryo/text/fr': readFileSync(
    new URL('../../src/ludotheque/games/koryo/text/fr.ftl', import.meta.url),
    'utf-8',
  ),
};
/** What the pages that are seldom opened say in French. */
const FRENCH = '../src/text/shell/seldom/fr.ftl?raw';
const ROLL = { ply: 1, by: 0, key: 'roll', args: { seat: 0, die: { 1: 1, 2: 1 } }, rule: '' };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('navigator', { languages: ['fr-FR'] });
  vi.stubGlobal('document', { documentElement: {} });
  fetched.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return Promise.resolve(new Response(FILES[address] ?? '{}', { status: address in FILES ? 200 : 404 }));
  });
});
/** The module as a page begins with it, and the calls that it fetches texts with. */
async function fresh() {
  const [{ i18n, t }, { api }] = await Promise.all([import('../src/text/i18n.svelte'), import('../src/net/api')]);
  return { i18n, t, api };
}
afterEach(() => {
  vi.doUnmock(FRENCH);
  vi.unstubAllGlobals();
});

test('of a game that is not translated, only its own words are in English', async () => {
  const { i18n, t, api } = await fresh();
  await i18n.start(api);
  await i18n.loadGame('dice');
  expect(i18n.spoken('dice')).toBe('en');
  expect(i18n.gameTexts('dice')?.lang).toBe('en');
  expect([i18n.language, t('undo')]).toEqual(['fr', 'Annuler']);
  // Even beside French words, its lists are joined as in English.
  expect(i18n.gameTexts('dice', ['Invité'])?.event(ROLL)).toBe('Invité rolls a 1 and a 2.');
});

test('a game is asked for in a language only where it has texts in that', async () => {
  const { i18n, api } = await fresh();
  await i18n.start(api);
  await Promise.all([i18n.loadGame('dice'), i18n.loadGame('koryo')]);
  expect(fetched.filter((address) => address.includes('/text/')).sort()).toEqual([
    '/api/games/dice/text/en',
    '/api/games/koryo/text/fr',
  ]);
});

test('a game whose texts do not come is asked for again, and the page goes on', async () => {
  const { i18n, t, api } = await fresh();
  await i18n.start(api);
  i18n.want('gone');
  await expect(i18n.loadGame('gone')).rejects.toThrow();
  expect([i18n.gameTexts('gone'), t('undo')]).toEqual([null, 'Annuler']);
  const before = fetched.length;
  await expect(i18n.loadGame('gone')).rejects.toThrow();
  expect(fetched.length).toBeGreaterThan(before);
});

test('languages have their names in the language of the page', async () => {
  const { i18n, api } = await fresh();
  await i18n.start(api);
  expect(i18n.languages(['en', 'fr', 'ko'])).toBe('anglais, français et coréen');
});

test('of a line that comes twice, even the number of times is in the language of the line', async () => {
  const { i18n, api } = await fresh();
  const { Announcer, Turns } = await import('../src/text/turns');
  await i18n.start(api);
  await i18n.loadGame('dice');
  const texts = i18n.gameTexts('dice', ['Invité']);
  if (!texts) throw new Error('no texts');
  const turns = new Turns().of([ROLL, ROLL], texts);
  expect(new Announcer().say(turns, () => true, true, texts)).toBe('');
  const more = new Turns().of([ROLL, ROLL, ROLL, ROLL], texts);
  const announcer = new Announcer();
  announcer.say(turns, () => true, true, texts);
  expect(announcer.say(more, () => true, true, texts)).toBe('Invité rolls a 1 and a 2 (twice).');
});

test('a game that is translated keeps the chosen language', async () => {
  const { i18n, api } = await fresh();
  await i18n.start(api);
  await i18n.loadGame('koryo');
  const reveal = { ply: 1, by: 0, key: 'reveal', args: { seat: 0, kind: { spy: 1, banker: 2 } }, rule: '' };
  expect(i18n.gameTexts('koryo', ['Ana'])?.event(reveal)).toBe('Ana dévoile 1 Espion et 2 Banquiers.');
  expect(i18n.language).toBe('fr');
});

test('a slow clock counts days and hours in the language of the page', async () => {
  const { i18n, api } = await fresh();
  const { clockFace } = await import('../src/text/clock');
  await i18n.start(api);
  const faces = [clockFace(180_000)];
  for (const language of ['ko', 'en']) {
    await i18n.choose(language);
    faces.push(clockFace(180_000));
  }
  expect(faces).toEqual(['2 j 2 h', '2일 2시간', '2d 2h']);
});

test('what the seldom opened pages say comes when one is opened, and then with every language', async () => {
  const { i18n, t, api } = await fresh();
  await i18n.start(api);
  expect(t('about-games')).toBe('about-games');
  await i18n.withSeldom();
  expect(t('about-games')).toBe('Les jeux');
  expect(t('undo')).toBe('Annuler');
  expect(i18n.english('about-games')).toBe('The games');
  await i18n.choose('ko');
  expect(t('about-games')).toBe('게임');
  await i18n.choose('en');
  expect(t('about-games')).toBe('The games');
});

test('the seldom opened pages wait for the language that is chosen meanwhile', async () => {
  const { i18n, t, api } = await fresh();
  const started = i18n.start(api);
  const first = i18n.withSeldom();
  const second = i18n.choose('ko');
  await first;
  expect(t('about-games')).toBe('게임');
  await Promise.all([started, second, i18n.withSeldom()]);
  expect(i18n.language).toBe('ko');
  expect(t('about-games')).toBe('게임');
});

test('a text that a language lacks is in English on the seldom opened pages, too', async () => {
  vi.doMock(FRENCH, () => ({ default: 'about-title = À propos' }));
  const { i18n, t, api } = await fresh();
  await i18n.start(api);
  await i18n.withSeldom();
  expect([t('about-title'), t('about-games')]).toEqual(['À propos', 'The games']);
});

test('where the texts of the seldom opened pages did not come, they are asked for again', async () => {
  vi.doMock(FRENCH, () => Promise.reject(new Error('away')));
  const { i18n, t, api } = await fresh();
  await i18n.start(api);
  await expect(i18n.withSeldom()).rejects.toThrow();
  expect(t('undo')).toBe('Annuler');
  vi.doUnmock(FRENCH);
  await i18n.withSeldom();
  expect(t('about-games')).toBe('Les jeux');
});
