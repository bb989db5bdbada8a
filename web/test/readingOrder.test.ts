import { expect, test } from 'vitest';
import { inReadingOrder } from '$ui/readingOrder';

const boxes: Record<string, { top: number; left: number; height: number }> = {
  c: { top: 100, left: 10, height: 40 },
  a: { top: 4, left: 10, height: 40 },
  b: { top: 0, left: 90, height: 40 },
  d: { top: 110, left: 60, height: 20 },
  e: { top: 135, left: 20, height: 40 },
};

test('things are read line by line, even where a line is not quite even', () => {
  const read = inReadingOrder(Object.keys(boxes), (name) => boxes[name] as (typeof boxes)['a']);
  expect(read.join('')).toBe('abcde');
});
