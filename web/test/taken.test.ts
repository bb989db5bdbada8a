import { expect, test, vi } from 'vitest';
import { contentOf, LARGEST_FILE } from '../src/alone/chosenFile';

const file = (size: number) => ({ size, arrayBuffer: vi.fn(async () => new Uint8Array([1, 2]).buffer) });

test('a file of games is read', async () => {
  expect(await contentOf(file(LARGEST_FILE))).toEqual(new Uint8Array([1, 2]));
});

test('a file that is too large is refused before it is read, with the limit', async () => {
  const large = file(LARGEST_FILE + 1);
  await expect(contentOf(large)).rejects.toThrow('at most 200 megabytes');
  expect(large.arrayBuffer).not.toHaveBeenCalled();
});
