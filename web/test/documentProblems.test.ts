import { expect, test } from 'vitest';
import { problemOf, writtenAt } from '../src/text/documentProblems';
import { isRecord } from '../src/net/openedFile.svelte';

const say = (id: string, args?: object) => `${id} ${JSON.stringify(args ?? {})}`;
const at = { reason: 'in English', line: 3, column: 9 };

test('what is wrong with a file has its place and words of its own', () => {
  const told = problemOf({ ...at, kind: 'flag', values: { field: 'win' } }, say);
  expect(told).toMatch(/^document-at .*"line":3,"column":9,.*document-problem-flag.*win/);
  expect(problemOf({ ...at, kind: 'other', line: null, values: {} }, say)).toBe('In English');
});

test('the line of a problem is shown with its place, shortened round it', () => {
  const text = `a = 1\r\n\r\npoints = ten\n${'x'.repeat(200)}`;
  expect(writtenAt(text, { line: 3, column: 10 })).toEqual({ text: 'points = ten', mark: 9 });
  expect(writtenAt(text, { line: 4, column: 150 })).toEqual({ text: 'x'.repeat(90), mark: 50 });
  expect(writtenAt(text, { line: 3, column: 99 })?.mark).toBe('points = ten'.length);
  expect(writtenAt(text, { line: 99, column: 1 })).toBeNull();
  expect(writtenAt(text, { line: null, column: null })).toBeNull();
});

test('a record says that it is one', () => {
  expect(isRecord({ format: 'ludotheque-record-1' })).toBe(true);
  for (const other of [{ format: 'other' }, { format: 1 }, {}, null, [], 'ludotheque-record-1'])
    expect(isRecord(other)).toBe(false);
});
