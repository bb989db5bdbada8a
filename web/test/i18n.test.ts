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
afterEach(() => vi.unstubAllGlobals());

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
