import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A game with English texts alone, and Koryŏ, which has three languages. */
const FILES: Record<string, string> = {
  '/api/games/dice/text/en': 'title = Dice\nlog-roll = { $seat } rolls { $die }.\ndie-1 = a 1\ndie-2 = a 2\n',
  '/api/games/koryo/text/fr': readFileSync(
    new URL('../../src/ludotheque/games/koryo/text/fr.ftl', import.meta.url),
    'utf-8',
  ),
};
/** What the pages that are seldom opened say in French. */
const FRENCH = '../src/text/seldom/fr.ftl?raw';
const ROLL = { ply: 1, by: 0, key: 'roll', args: { seat: 0, die: { 1: 1, 2: 1 } }, rule: '' };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('navigator', { languages: ['fr-FR'] });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(FILES[address] ?? '{}', { status: address in FILES ? 200 : 404 })),
  );
});
afterEach(() => {
  vi.doUnmock(FRENCH);
  vi.unstubAllGlobals();
});

test('a game that is not translated stays in one language, and so does the page about it', async () => {
  const { i18n, t } = await import('../src/lib/i18n.svelte');
  await i18n.start();
  expect(t('undo')).toBe('Annuler');
  const leave = i18n.keepTo('dice');
  await vi.waitFor(() => expect(i18n.language).toBe('en'));
  expect(t('undo')).toBe('Undo');
  expect(i18n.gameTexts('dice', ['Invité'])?.event(ROLL)).toBe('Invité rolls a 1 and a 2.');
  leave();
  await vi.waitFor(() => expect(i18n.language).toBe('fr'));
  expect(i18n.chosen).toBe('fr');
  // Even beside French words, its lists are joined as in English.
  expect(i18n.gameTexts('dice', ['Invité'])?.event(ROLL)).toBe('Invité rolls a 1 and a 2.');
});

test('a game that is translated keeps the chosen language', async () => {
  const { i18n } = await import('../src/lib/i18n.svelte');
  await i18n.start();
  i18n.keepTo('koryo');
  await vi.waitFor(() => expect(i18n.gameTexts('koryo')).not.toBeNull());
  const reveal = { ply: 1, by: 0, key: 'reveal', args: { seat: 0, kind: { spy: 1, banker: 2 } }, rule: '' };
  expect(i18n.gameTexts('koryo', ['Ana'])?.event(reveal)).toBe('Ana dévoile 1 Espion et 2 Banquiers.');
  expect(i18n.language).toBe('fr');
});

test('a slow clock counts days and hours in the language of the page', async () => {
  const { i18n } = await import('../src/lib/i18n.svelte');
  const { clockFace } = await import('../src/lib/clock');
  await i18n.start();
  const faces = [clockFace(180_000)];
  for (const language of ['ko', 'en']) {
    await i18n.choose(language);
    faces.push(clockFace(180_000));
  }
  expect(faces).toEqual(['2 j 2 h', '2일 2시간', '2d 2h']);
});

test('what the seldom opened pages say comes when one is opened, and then with every language', async () => {
  const { i18n, t } = await import('../src/lib/i18n.svelte');
  await i18n.start();
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
  const { i18n, t } = await import('../src/lib/i18n.svelte');
  const started = i18n.start();
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
  const { i18n, t } = await import('../src/lib/i18n.svelte');
  await i18n.start();
  await i18n.withSeldom();
  expect([t('about-title'), t('about-games')]).toEqual(['À propos', 'The games']);
});

test('where the texts of the seldom opened pages did not come, they are asked for again', async () => {
  vi.doMock(FRENCH, () => Promise.reject(new Error('away')));
  const { i18n, t } = await import('../src/lib/i18n.svelte');
  await i18n.start();
  await expect(i18n.withSeldom()).rejects.toThrow();
  expect(t('undo')).toBe('Annuler');
  vi.doUnmock(FRENCH);
  await i18n.withSeldom();
  expect(t('about-games')).toBe('Les jeux');
});

test('another language is spoken later, never within the effect that asks for it', async () => {
  const { i18n } = await import('../src/lib/i18n.svelte');
  await i18n.start();
  const leave = i18n.keepIn('en');
  expect(i18n.language).toBe('fr');
  await vi.waitFor(() => expect(i18n.language).toBe('en'));
  leave();
  await vi.waitFor(() => expect(i18n.language).toBe('fr'));
});
