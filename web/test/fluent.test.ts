import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundleOf, format, GameTexts } from '../src/text/fluent';

const source = (language: string) =>
  readFileSync(new URL(`../../src/ludotheque/games/koryo/text/${language}.ftl`, import.meta.url), 'utf-8');
const texts = (language: string, reader: number | null = null) =>
  new GameTexts(bundleOf(language, source(language)), language, ['Ana', 'Ben'], {}, reader);

describe('arguments are resolved by name', () => {
  const reveal = { ply: 3, by: 0, key: 'reveal', args: { seat: 0, kind: { banker: 2, spy: 1 } }, rule: 'reveal' };

  test.each([
    ['en', 'Ana reveals 2 Bankers and 1 Spy.'],
    ['fr', 'Ana dévoile 2 Banquiers et 1 Espion.'],
    ['ko', 'Ana 님이 공개합니다: 은행가 2장 및 스파이 1장.'],
  ])('a log line in %s reads like a story', (language, line) => {
    expect(texts(language).event(reveal)).toBe(line);
  });

  test.each([
    ['en', 'You reveal 2 Bankers and 1 Spy.'],
    ['fr', 'Vous dévoilez 2 Banquiers et 1 Espion.'],
    ['ko', '내가 공개합니다: 은행가 2장 및 스파이 1장.'],
  ])('the reader is "you" in %s', (language, line) => {
    expect(texts(language, 0).event(reveal)).toBe(line);
  });

  test('the reader may be another argument than the seat that acts', () => {
    const steal = { ply: 3, by: 0, key: 'steal', args: { seat: 1, target: 0 }, rule: 'spy' };
    expect(texts('en', 0).event(steal)).toBe('Ben’s Spies steal a token from you.');
    expect(texts('en', 1).event(steal)).toBe('Your Spies steal a token from Ana.');
    const swap = {
      ply: 3,
      by: 0,
      key: 'swap',
      args: { seat: 0, target: 0, other: 1, kind: 'spy', kind2: 'banker' },
      rule: '',
    };
    expect(texts('en', 0).event(swap)).toBe('You lobby: your Spy and Ben’s Banker change places.');
  });

  test('digits at the end of an argument are ignored', () => {
    const action = { verb: 'pair', kind: 'banker', kind2: 'barbarians' };
    expect(texts('en').action(action)).toBe('Place an order: Banker and Barbarians');
  });

  test('a prompt speaks to whoever is asked and about them to the others', () => {
    const prompt = { key: 'orders', args: { seat: 1 }, rule: 'orders' };
    expect(texts('en').prompt(prompt, true)).toContain('Place your order');
    expect(texts('en').prompt(prompt, false)).toBe('Ben is choosing an order.');
  });

  test('where some verbs are offered, a prompt may ask for these alone', () => {
    const bundle = bundleOf(
      'en',
      'prompt-end = Play, or end.\n    .only-done = End.\n    .only-done-use = Use, or end.\n    .other = Ana ends.\n',
    );
    const said = new GameTexts(bundle, 'en', ['Ana']);
    const offered = (verb: string) => ({ number: 0, action: { verb }, words: verb });
    const asked = (...verbs: string[]) => said.prompt({ key: 'end', args: {}, rule: '' }, true, verbs.map(offered));
    expect(asked('done')).toBe('End.');
    expect(asked('use', 'done', 'use')).toBe('Use, or end.');
    expect(asked('done', 'play')).toBe('Play, or end.');
    expect(asked('play', 'play')).toBe('Play, or end.');
    expect(asked()).toBe('Play, or end.');
    expect(said.prompt({ key: 'end', args: {}, rule: '' }, false, [offered('done')])).toBe('Ana ends.');
  });

  test('a line break in the file is a space', () => {
    const bundle = bundleOf('en', 'log-long =\n    { $seat } breaks\n    a long line.\n');
    const said = new GameTexts(bundle, 'en', ['Ana']).event({
      ply: 1,
      by: 0,
      key: 'long',
      args: { seat: 0 },
      rule: '',
    });
    expect(said).toBe('Ana breaks a long line.');
  });

  test('no line ends before a sign that has a space in French', () => {
    const text = 'one = Est-ce « lui » ? { $name } : oui ; non\n';
    const said = (locale: string) => format(bundleOf(locale, text), 'one', { name: 'Ana' });
    expect(said('fr-CA')).toBe('Est-ce «_lui_»_? Ana_: oui_; non'.replaceAll('_', '\u00a0'));
    expect(said('en')).toBe('Est-ce « lui » ? Ana : oui ; non');
  });

  test('a text that is missing shows its id', () => {
    expect(texts('en').event({ ply: 1, by: 0, key: 'nothing-such', args: {}, rule: '' })).toBe('log-nothing-such');
  });
});

/** What the rules can say: kept beside verbs.py, rules.py, log.py and view.py of Koryŏ. */
const NEEDED = {
  action: 'play pair pass reveal bank forgive steal destroy lobby swap waive end discard',
  prompt: 'orders orders-two reveal effects end swap discard over',
  log:
    'season broadcast hand order order-sealed order-own reveal reveal-nothing bank forgive steal ' +
    'destroy swap waive discard over',
  why:
    'no-majority used bank-empty no-token no-ship-owner must-order event-stays event-safe ' +
    'own-character guarded lobby-proof same-player no-partner effects-open over',
  sheet:
    'omniscient spy senator priest ship-owner banker guardian broadcaster merchant barbarians lobbying tokens total',
  kind: 'omniscient spy senator priest ship-owner banker guardian broadcaster merchant barbarians lobbying',
};

test.each(Object.entries(NEEDED))('every %s of Koryŏ has its text', (part, words) => {
  const english = texts('en');
  expect(words.split(' ').filter((word) => !english.has(`${part}-${word}`))).toEqual([]);
});

test('a name that ends in a full stop or an exclamation mark ends its sentence', () => {
  const bundle = bundleOf('en', 'said = { $name } waits.\nlong = And so on...\n');
  expect(format(bundle, 'said', { name: 'Night-B.' })).toBe('Night-B. waits.');
  expect(format(bundleOf('en', 'said = This is { $name }.\n'), 'said', { name: 'Night-B.' })).toBe('This is Night-B.');
  expect(format(bundleOf('en', 'said = Ana chose { $name }.\n'), 'said', { name: 'Copy That!' })).toBe(
    'Ana chose Copy That!',
  );
  expect(format(bundle, 'long')).toBe('And so on...');
});
