import { expect, test } from 'vitest';
import { typed } from '../src/table/keys';

const key = (key: string, code: string): KeyboardEvent => ({ key, code }) as KeyboardEvent;

test.each([
  ['a Latin letter', 'h', 'KeyH', 'h'],
  ['Caps Lock', 'H', 'KeyH', 'h'],
  ['Dvorak: the letter as it is typed, wherever it lies', 'h', 'KeyJ', 'h'],
  ['AZERTY', 'q', 'KeyA', 'q'],
  ['a Latin letter of another alphabet is no shortcut', 'ı', 'KeyR', 'ı'],
  ['Hangul', 'ㅗ', 'KeyH', 'h'],
  ['Hangul with Shift', 'ㄲ', 'KeyR', 'r'],
  ['Cyrillic', 'р', 'KeyH', 'h'],
  ['Cyrillic in capitals', 'Р', 'KeyH', 'h'],
  ['Greek', 'η', 'KeyH', 'h'],
  ['Cyrillic where Latin keyboards have punctuation', 'б', 'Comma', ','],
  ['and the full stop', 'ю', 'Period', '.'],
  ['an input method that keeps the letter to itself', 'Process', 'KeyH', 'h'],
  ['punctuation as it is typed', '?', 'Digit7', '?'],
  ['a key with a name', 'Escape', 'Escape', 'Escape'],
  ['a key with a name and Shift', 'End', 'Numpad1', 'End'],
  ['a keyboard that names no place', 'ㅗ', '', 'ㅗ'],
])('%s', (_, letter, code, meant) => {
  expect(typed(key(letter, code))).toBe(meant);
});
