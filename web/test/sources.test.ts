import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = ['../src/', '../../src/ludotheque/games/'].map((folder) => new URL(folder, import.meta.url));
const COMPONENTS = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((path) => path.endsWith('.svelte'))
    .map((path) => ({ path, code: readFileSync(new URL(path, folder), 'utf-8') })),
);
const having = (pattern: RegExp) => COMPONENTS.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

test('no component takes the number of a seat for that of its colour, which a rematch keeps', () => {
  expect(COMPONENTS.length).toBeGreaterThan(100);
  expect(having(/--seat-\$?\{/)).toEqual([]);
});

test('no component writes a name and a bracket in one piece, which a name in Hebrew would reorder', () => {
  expect(having(/\b(?:one|seat|face)\.name\} \(/)).toEqual([]);
});
