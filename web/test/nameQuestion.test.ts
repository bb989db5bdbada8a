import { afterEach, expect, test } from 'vitest';
import { nameQuestion } from '../src/prefs/nameQuestion.svelte';
import { prefs } from '../src/prefs/prefs.svelte';

afterEach(() => {
  prefs.name = '';
  prefs.nameAsked = false;
});

test('a guest without a name is asked once', async () => {
  const sits = nameQuestion.ask();
  expect(nameQuestion.open).toBe(true);
  nameQuestion.playAsGuest();
  expect(await sits).toBe(true);
  expect(nameQuestion.open).toBe(false);
  expect(await nameQuestion.ask()).toBe(true);
  expect(nameQuestion.open).toBe(false);
});

test('a guest sits down under the name that was typed', async () => {
  const sits = nameQuestion.ask();
  prefs.setName('Ann');
  nameQuestion.goOn();
  expect(await sits).toBe(true);
  expect(prefs.name).toBe('Ann');
});

test('a guest who has a name is not asked', async () => {
  prefs.setName('Ann');
  expect(await nameQuestion.ask()).toBe(true);
  expect(nameQuestion.open).toBe(false);
});

test('a guest who closes the question sits nowhere, and is asked again', async () => {
  const sits = nameQuestion.ask();
  prefs.setName('An');
  nameQuestion.cancel();
  expect(await sits).toBe(false);
  void nameQuestion.ask();
  expect(nameQuestion.open).toBe(true);
  nameQuestion.cancel();
});
