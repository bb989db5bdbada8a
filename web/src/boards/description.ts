/** Any game's view in words: what a table that knows nothing of the game shows of it. texts/description.py says how. */
import { signed, type GameTexts } from '$text/fluent';
import type { Play } from './offers';
import type { Offered } from '$net/protocol';

/** A part of a value. A word of the game knows its kind, and the verb that chooses it here, so that an action with that
 * word can be found for it; the first part of a field within the field knows what that field is called. */
export type Part = { text: string; label?: string; kind?: string; verb?: string; word?: string; count?: number };
/** What a text says of the words of its field: their kind (`.of`), and the verb that chooses one (`.choose`). */
type Words = { kind?: string; verb?: string };
/** A value: its lines, each of parts. A plain value has one line, an object one for each field. */
export type Value = Part[][];
/** One row: its label, and one value, or one for each seat. */
export type Row = { field: string; label: string; values: Value[] };
export type Description = { common: Row[]; seats: Row[] };

type Fields = Record<string, unknown>;
const NOTHING = '–';

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export function describe(texts: GameTexts, view: unknown, seats: number): Description {
  const told: Description = { common: [], seats: [] };
  for (const [field, value] of Object.entries(view as Fields)) {
    if (field === 'player') continue;
    const each = Array.isArray(value) && value.length === seats;
    if (field === 'players' && Array.isArray(value)) {
      for (const part of Object.keys(value[0] as Fields))
        told.seats.push(
          row(
            texts,
            part,
            (value as Fields[]).map((one) => one[part]),
          ),
        );
    } else if (each && texts.maybe(`view-${field}`, {}, 'each')) told.seats.push(row(texts, field, value));
    else told.common.push(row(texts, field, [value]));
  }
  return told;
}

const row = (texts: GameTexts, field: string, values: unknown[]): Row => ({
  field,
  label: label(texts, field),
  values: values.map((value) => linesOf(texts, field, value)),
});

/** How a field of a view is called: the game's text, or its own name. */
function label(texts: GameTexts, field: string): string {
  const name = field.replaceAll('_', ' ');
  return texts.maybe(`view-${field}`) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** The lines of a value; `outer` is what is said of the words around it. */
function linesOf(texts: GameTexts, field: string, value: unknown, outer: Words = {}): Value {
  const words = {
    kind: texts.maybe(`view-${field}`, {}, 'of') ?? outer.kind,
    verb: texts.maybe(`view-${field}`, {}, 'choose') ?? outer.verb,
  };
  if (isFields(value)) return ofObject(texts, value, words);
  if (!Array.isArray(value)) return absent(value) ? [] : [[cell(texts, value, words)]];
  if (value.some(isFields)) return value.map((one) => full(linesOf(texts, field, one, outer).flat()));
  if (value.some(Array.isArray)) return value.map((one) => full([one].flat().map((each) => cell(texts, each, words))));
  const parts = value.map((one) => cell(texts, one, words));
  return parts.length ? [value.some(absent) ? parts : alike(parts)] : [];
}

/** Counted words in one line, or a line for each field. */
function ofObject(texts: GameTexts, value: Fields, words: Words): Value {
  const entries = Object.entries(value);
  if (words.kind && entries.every(([, one]) => typeof one === 'number')) {
    const counts = entries.filter(([, one]) => one !== 0);
    return counts.length ? [counts.map(([word, one]) => ({ ...cell(texts, word, words), count: one as number }))] : [];
  }
  return entries.flatMap(([name, one]) => {
    const inner = linesOf(texts, name, one, words);
    return (inner.length ? inner : [full([])]).map((line) => named(label(texts, name), line));
  });
}

const absent = (value: unknown): boolean => value === null || value === undefined || value === false;
const full = (parts: Part[]): Part[] => (parts.length ? parts : [{ text: NOTHING }]);

/** A line whose first part knows what it is called; a field within a field within the field has both names. */
const named = (name: string, [first, ...rest]: Part[]): Part[] =>
  first ? [{ ...first, label: first.label ? `${name}: ${first.label}` : name }, ...rest] : [];

/** A value that has no parts. */
function cell(texts: GameTexts, value: unknown, { kind, verb }: Words): Part {
  if (absent(value)) return { text: NOTHING };
  if (value === true) return { text: '✓' };
  if (typeof value === 'number') return { text: signed(value) };
  if (typeof value !== 'string') return { text: String(value) };
  return kind
    ? { text: texts.word(kind, value), kind, word: value, ...(verb && { verb }) }
    : { text: value.replaceAll('_', ' ') };
}

/** Words that are there several times become one with a count. */
function alike(found: Part[]): Part[] {
  const once: Part[] = [];
  for (const one of found) {
    const other = once.find((part) => part.word !== undefined && part.word === one.word && part.kind === one.kind);
    if (other) other.count = (other.count ?? 1) + (one.count ?? 1);
    else once.push({ ...one });
  }
  return once;
}

/** A line in words. */
export const spoken = (line: Part[]): string =>
  line
    .map(({ text, count, label: name }) => {
      const times = count === undefined || count === 1 ? text : `${text} ×${count}`;
      return name ? `${name}: ${times}` : times;
    })
    .join(', ');

/** The one offered action that chooses a word where it stands, by the verb of its field; null where there are several,
 * since a click would not say which is meant. */
export function actionFor(play: Play, { verb, kind, word }: Part): Offered | null {
  if (verb === undefined || word === undefined) return null;
  const about = play
    .all(verb)
    .filter(({ action }) =>
      Object.entries(action).some(([name, arg]) => name.replace(/\d+$/, '') === kind && String(arg) === word),
    );
  return about.length === 1 ? (about[0] ?? null) : null;
}
