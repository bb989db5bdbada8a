import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Note } from '../src/net/note.svelte';

type Answer = { status: number; text?: string };

/** Answer the requests of a note one after the other; gives what it sent. */
function server(...answers: Answer[]): string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_path: string, init?: RequestInit) => {
    if (init?.method === 'PUT') sent.push((JSON.parse(init.body as string) as { text: string }).text);
    const { status, text = '' } = answers.shift() as Answer;
    const body = status === 204 ? null : JSON.stringify(status < 300 ? { text } : { error: 'e', reason: 'away' });
    return Promise.resolve(new Response(body, { status }));
  });
  return sent;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a note is kept again once the server is back', async () => {
  const sent = server({ status: 200 }, { status: 503 }, { status: 204 });
  const note = new Note('t');
  await note.read();
  note.text = 'Ben bluffs.';
  note.later();
  await vi.advanceTimersByTimeAsync(1000);
  expect([sent, note.kept, note.problem === '']).toEqual([['Ben bluffs.'], '', false]);
  await vi.advanceTimersByTimeAsync(6000);
  expect([sent, note.kept, note.problem]).toEqual([['Ben bluffs.', 'Ben bluffs.'], 'Ben bluffs.', '']);
});

test('a note that is refused is not sent again and again', async () => {
  const sent = server({ status: 200 }, { status: 403 });
  const note = new Note('t');
  await note.read();
  note.text = 'hm';
  await note.keep();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['hm']);
});

test('what is being written is not replaced by what the server has', async () => {
  server({ status: 200, text: 'old' }, { status: 204 });
  const note = new Note('t');
  await note.read();
  note.text = 'new';
  await note.read();
  expect(note.text).toBe('new');
  await note.keep();
  expect(note.kept).toBe('new');
});
