import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const WEB = new URL('../src/', import.meta.url);
const GAMES = new URL('../../src/ludotheque/games/', import.meta.url);
const LANGUAGES = ['en', 'fr', 'ko'];

/** Every message of a file with the attributes it has. */
function ids(source: string): string[] {
  return new FluentResource(source).body
    .flatMap((entry) => [entry.id, ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`)])
    .sort();
}

/** The parser skips what it cannot read: every line that begins a message must have become one. */
function begun(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string).sort();
}

const folders = [
  { name: 'the shell', folder: new URL('text/', WEB) },
  { name: 'the pages without a server', folder: new URL('alone/text/', WEB) },
  { name: 'the refusals', folder: new URL('../../src/ludotheque/refusals/text/', WEB) },
  ...readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ name: entry.name, folder: new URL(`${entry.name}/text/`, GAMES) }))
    .filter(({ folder }) => existsSync(new URL('en.ftl', folder))),
];

describe.each(folders)('the texts of $name', ({ folder }) => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf-8');
  const english = ids(read('en.ftl'));

  test.each(files)('%s can be read to its end, and no id is there twice', (file) => {
    const source = read(file);
    expect(ids(source).filter((id) => !id.includes('.'))).toEqual(begun(source));
    expect(new Set(begun(source)).size).toBe(begun(source).length);
  });

  test.each(files)('%s has the ids that English has', (file) => {
    expect(ids(read(file))).toEqual(english);
  });
});

test('the shell asks for no text that it does not have, and has none that it does not ask for', () => {
  const texts = ['text/en.ftl', 'alone/text/en.ftl'].map((file) => readFileSync(new URL(file, WEB), 'utf-8'));
  const english = new Set(texts.flatMap(begun));
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf-8' })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => readFileSync(new URL(path, WEB), 'utf-8'));
  const code = sources.join('\n');
  const asked = [...code.matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1] as string);
  expect(asked.filter((id) => !english.has(id))).toEqual([]);
  const composed = [...code.matchAll(/\bt\(`([\w-]+-)\$\{/g)].map((match) => match[1] as string);
  const unused = [...english].filter(
    (id) => !code.includes(`'${id}'`) && !composed.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test('every language of the page is there', () => {
  for (const { folder } of folders.slice(0, 3)) {
    expect(
      readdirSync(folder)
        .filter((file) => file.endsWith('.ftl'))
        .sort(),
    ).toEqual(LANGUAGES.map((language) => `${language}.ftl`));
  }
});
