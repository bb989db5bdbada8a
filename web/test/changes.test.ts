import { expect, test } from 'vitest';
import { changed, Views } from '../src/net/changes';
import type { StateMessage } from '../src/net/protocol';

test('changes are applied where they belong, and the view before stays', () => {
  const before = { bank: 3, hands: [[1], [2]], me: null };
  const after = changed<unknown>(before, [
    ['hands', 1, [2, 5]],
    ['bank', 2],
  ]);
  expect(after).toEqual({ bank: 2, hands: [[1], [2, 5]], me: null });
  expect(before.hands[1]).toEqual([2]);
});

test('a change without a path is the whole view', () => {
  expect(changed<unknown>({ a: 1 }, [[{ b: 2 }]])).toEqual({ b: 2 });
});

test('what only one seat sees lies over what spectators see, and is not kept', () => {
  const views = new Views();
  const message = (part: Partial<StateMessage>) =>
    ({ eyes: 0, changes: [], own: [], view: null, ...part }) as StateMessage;
  const first = views.whole(message({ view: { bank: 3, me: null }, own: [['me', 'ace']] }));
  expect(first.view).toEqual({ bank: 3, me: 'ace' });
  const second = views.whole(message({ changes: [['bank', 2]] }));
  expect(second.view).toEqual({ bank: 2, me: null });
});
