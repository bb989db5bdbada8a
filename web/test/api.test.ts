import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../src/net/api';

afterEach(() => vi.unstubAllGlobals());

test('the calls of a new browser wait for the answer that brings its cookie', async () => {
  const asked: string[] = [];
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  const calls = [call('/games'), call('/tables'), call('/open')];
  await Promise.resolve();
  expect(asked).toEqual(['/api/games']);
  answers[0]?.(new Response('[]'));
  await calls[0];
  await vi.waitFor(() => expect(asked).toEqual(['/api/games', '/api/tables', '/api/open']));
  answers[1]?.(new Response('[]'));
  answers[2]?.(new Response('[]'));
  await Promise.all(calls);
});
