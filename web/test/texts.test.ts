import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const WEB = new URL('../src/', import.meta.url);
const GAMES = new URL('../../src/ludotheque/games/', import.meta.url);
const LANGUAGES = ['en', 'fr', 'ko'];
/** It names texts for the pages about notifications, and other pages only ask it about this browser. */
const NAMES_FOR_OTHERS = 'notifications/push.ts';
const IMPORTED = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
const SELDOM = /\bseldom\(\(\) => import\('[^']+'\)\)/g;
const COMPOSED = /\bt\(`([\w-]+-)\$\{/g;

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

const source = (file: URL): string => readFileSync(file, 'utf-8');

/** The file of the client that an import of another one means; null for a package, a style or a picture. */
function imported(name: string, from: URL): URL | null {
  const place = name.replace(/^\$(net|text|boards|ui|prefs|kit)\//, new URL('$1/', WEB).href);
  if (!/^(file:|\.)/.test(place)) return null;
  const found = [place, `${place}.ts`].map((one) => new URL(one, from));
  return found.find((file) => /\.(svelte|ts)$/.test(file.pathname) && existsSync(file)) ?? null;
}

/** The code of the client and of the boards, by file, that can run before a page was opened that is seldom opened. */
function usual(): Map<string, string> {
  const found = new Map<string, string>();
  const boards = readdirSync(GAMES, { recursive: true, encoding: 'utf-8' })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => new URL(path, GAMES));
  const open = [new URL('main.ts', WEB), ...boards];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file.href)) continue;
    const code = source(file).replaceAll(SELDOM, '');
    found.set(file.href, code);
    for (const [, name] of code.matchAll(IMPORTED)) {
      const next = imported(name as string, file);
      if (next) open.push(next);
    }
  }
  return found;
}

const folders = [
  { name: 'the shell', folder: new URL('text/shell/', WEB) },
  { name: 'the pages that are seldom opened', folder: new URL('text/shell/seldom/', WEB) },
  { name: 'the pages without a server', folder: new URL('alone/text/', WEB) },
  { name: 'the texts of all clients', folder: new URL('../../src/ludotheque/texts/shared/', WEB) },
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
  const [shell, seldom, alone, shared] = [
    'text/shell/',
    'text/shell/seldom/',
    'alone/text/',
    '../../src/ludotheque/texts/shared/',
  ].map((folder) => begun(source(new URL(`${folder}en.ftl`, WEB)))) as [string[], string[], string[], string[]];
  expect(seldom.filter((id) => shell.includes(id))).toEqual([]);
  const replaced = alone.filter((id) => !/^(refusal-)?alone-/.test(id));
  expect(replaced.filter((id) => ![shell, seldom, shared].some((ids) => ids.includes(id)))).toEqual([]);
  // A refusal comes from the server, by its key.
  const english = new Set([...shell, ...seldom, ...alone, ...shared].filter((id) => !id.startsWith('refusal-')));
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf-8' })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => source(new URL(path, WEB)));
  const code = sources.join('\n');
  const asked = [...code.matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1] as string);
  expect(asked.filter((id) => !english.has(id))).toEqual([]);
  const composed = [...code.matchAll(COMPOSED)].map((match) => match[1] as string);
  const unused = [...english].filter(
    (id) => !code.includes(`'${id}'`) && !composed.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test('only the pages that are seldom opened ask for the texts that come with them', () => {
  const seldom = begun(source(new URL('text/shell/seldom/en.ftl', WEB)));
  const code = usual();
  code.delete(new URL(NAMES_FOR_OTHERS, WEB).href);
  const asked = [...code].flatMap(([file, text]) => {
    const composed = [...text.matchAll(COMPOSED)].map((match) => match[1] as string);
    return seldom
      .filter((id) => text.includes(`'${id}'`) || composed.some((start) => id.startsWith(start)))
      .map((id) => `${fileURLToPath(file)} asks for ${id}`);
  });
  expect(asked).toEqual([]);
});

test('the Korean fonts have every letter of our texts', () => {
  const style = source(new URL('styles/korean.css', WEB));
  const ranges = [...style.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => [
    parseInt(first, 16),
    parseInt(last, 16),
  ]);
  const drawn = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first = 0, last = 0]) => code >= first && code <= last);
  };
  const texts = [...folders.map(({ folder }) => new URL('ko.ftl', folder)), new URL('koryo/guide/ko.md', GAMES)];
  const letters = texts.filter(existsSync).flatMap((file) => source(file).match(/\p{Script=Hangul}/gu) ?? []);
  expect(letters.length).toBeGreaterThan(10_000);
  expect([...new Set(letters)].filter((letter) => !drawn(letter))).toEqual([]);
});

test('every language of the page is there', () => {
  for (const { folder } of folders.slice(0, 4)) {
    expect(
      readdirSync(folder)
        .filter((file) => file.endsWith('.ftl'))
        .sort(),
    ).toEqual(LANGUAGES.map((language) => `${language}.ftl`));
  }
});
