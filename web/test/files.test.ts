import { afterEach, expect, test, vi } from 'vitest';
import { gzipSync } from 'node:zlib';
import { Files, unpacked } from '../src/alone/files';

afterEach(() => vi.unstubAllGlobals());

const FOLDER = 'https://here/files/';

/** A host with these files; gives what was asked of it. */
function host(files: Record<string, string>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const found = files[address.slice(FOLDER.length)];
    return found === undefined ? new Response('', { status: 404, statusText: 'Not Found' }) : new Response(found);
  });
  return asked;
}

test('files are fetched once, and counted as they come', async () => {
  const asked = host({ 'one.packed': '123', 'two.packed': '45678' });
  const counted: [number, number][] = [];
  const files = new Files(FOLDER, { one: 3, two: 5 }, (bytes, of) => counted.push([bytes, of]));
  expect(await (await files.packed('one')).text()).toBe('123');
  const all = await files.all();
  expect(await all.get('two')?.text()).toBe('45678');
  expect(asked).toEqual([`${FOLDER}one.packed`, `${FOLDER}two.packed`]);
  expect(counted).toEqual([
    [3, 8],
    [8, 8],
  ]);
});

test('a file that is missing or cut short is an error that names it', async () => {
  host({ 'one.packed': '12' });
  const files = new Files(FOLDER, { one: 3, two: 5 }, () => undefined);
  await expect(files.packed('one')).rejects.toThrow('one: received 2 of 3 bytes');
  await expect(files.packed('two')).rejects.toThrow('two: 404 Not Found');
});

test('a file is unpacked to what it was', async () => {
  const response = unpacked(new Blob([gzipSync('rules')]), 'text/plain');
  expect(response.headers.get('content-type')).toBe('text/plain');
  expect(await response.text()).toBe('rules');
});
