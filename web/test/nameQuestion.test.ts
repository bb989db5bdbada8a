import { afterEach, expect, test } from 'vitest';
import { asking } from '../src/prefs/nameQuestion.svelte';
import { prefs } from '../src/prefs/prefs.svelte';

afterEach(() => {
  prefs.name = '';
  prefs.nameAsked = false;
});

test('a guest without a name is asked once', async () => {
  const sits = asking.forName();
  expect(asking.open).toBe(true);
  asking.playAsGuest();
  expect(await sits).toBe(true);
  expect(asking.open).toBe(false);
  expect(await asking.forName()).toBe(true);
  expect(asking.open).toBe(false);
});

test('a guest sits down under the name that was typed', async () => {
  const sits = asking.forName();
  prefs.setName('Ann');
  asking.goOn();
  expect(await sits).toBe(true);
  expect(prefs.name).toBe('Ann');
});

test('a guest who has a name is not asked', async () => {
  prefs.setName('Ann');
  expect(await asking.forName()).toBe(true);
  expect(asking.open).toBe(false);
});

test('a guest who closes the question sits nowhere, and is asked again', async () => {
  const sits = asking.forName();
  prefs.setName('An');
  asking.cancel();
  expect(await sits).toBe(false);
  void asking.forName();
  expect(asking.open).toBe(true);
  asking.cancel();
});
