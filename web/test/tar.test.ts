import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { members } from '../src/alone/tar';

test('the files of an archive come with their whole paths, however long these are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tar-'));
  const deep = `${'f'.repeat(80)}/${'g'.repeat(60)}`;
  mkdirSync(join(folder, deep), { recursive: true });
  const files: Record<string, string> = { 'empty.txt': '', [`${deep}/long.txt`]: 'x'.repeat(1000), 'z.txt': 'z' };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  execFileSync('tar', ['--format=ustar', '-cf', 'all.tar', ...Object.keys(files)], { cwd: folder });
  const read = new Uint8Array(readFileSync(join(folder, 'all.tar'))).buffer;
  const found = [...members(read)].map(([name, content]) => [name, new TextDecoder().decode(content)]);
  expect(Object.fromEntries(found)).toEqual(files);
});
