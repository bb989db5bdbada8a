import { expect, test } from 'vitest';
import { placeTooltip } from '$ui/tooltipPlace';

const box = (left: number, top: number, width = 40, height = 60) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const VIEW = { width: 400, height: 300 };
const SIZE = { width: 100, height: 30 };

test('a tooltip lies above its owner, or below where there is no room', () => {
  expect(placeTooltip(box(100, 100), SIZE, VIEW, [])).toEqual({ left: 70, top: 62 });
  expect(placeTooltip(box(100, 10), SIZE, VIEW, [])).toEqual({ left: 70, top: 78 });
  expect(placeTooltip(box(0, 100), SIZE, VIEW, [])).toEqual({ left: 8, top: 62 });
});

test('a tooltip keeps off what can be chosen', () => {
  const above = box(60, 40, 120, 50);
  const below = box(60, 165, 120, 50);
  expect(placeTooltip(box(100, 100), SIZE, VIEW, [above])).toEqual({ left: 70, top: 168 });
  const beside = placeTooltip(box(100, 100), SIZE, VIEW, [above, below]);
  expect(beside).toEqual({ left: 148, top: 115 });
});
