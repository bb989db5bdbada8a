/** Any game's view in words: what a table that knows nothing of the game shows of it. description.py says how. */
import type { Describe } from './board';
import type { GameTexts } from './fluent';
import type { Play } from './play';
import type { Offered } from './protocol';

/** A part of a value. A word of the game knows its kind, so that an action with that word can be found for it. */
export type Part = { text: string; kind?: string; word?: string; count?: number };
/** One line: its label, and one value, or one for each seat. */
export type Row = { field: string; label: string; values: Part[][] };
export type Description = { common: Row[]; seats: Row[] };

type Fields = Record<string, unknown>;

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
  values: values.map((value) => parts(texts, field, value)),
});

/** How a field of a view is called: the game's text, or its own name. */
function label(texts: GameTexts, field: string): string {
  const name = field.replaceAll('_', ' ');
  return texts.maybe(`view-${field}`) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

function parts(texts: GameTexts, field: string, value: unknown): Part[] {
  const kind = texts.maybe(`view-${field}`, {}, 'of') ?? undefined;
  if (value === null || value === undefined || value === false) return [];
  if (value === true) return [{ text: '✓' }];
  if (Array.isArray(value)) return alike(value.flatMap((one) => parts(texts, field, one)));
  if (isFields(value)) return Object.entries(value).flatMap(([name, one]) => counted(texts, kind, name, one));
  if (typeof value !== 'string') return [{ text: String(value) }];
  return [kind ? { text: texts.word(kind, value), kind, word: value } : { text: value.replaceAll('_', ' ') }];
}

/** One entry of an object: so many of a word, or a field within the field. */
function counted(texts: GameTexts, kind: string | undefined, name: string, value: unknown): Part[] {
  if (!kind || typeof value !== 'number') {
    const said = parts(texts, name, value).map((one) => one.text);
    return [{ text: `${label(texts, name)}: ${said.join(', ') || '–'}` }];
  }
  return value ? [{ text: texts.word(kind, name), kind, word: name, count: value }] : [];
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

/** The whole view in lines of words, for the text view. */
export const lines: Describe = (view, texts, names) => {
  const told = describe(texts, view, names.length);
  const part = ({ text, count }: Part) => (count === undefined || count === 1 ? text : `${text} ×${count}`);
  const said = (row: Row, seat: number) => `${row.label}: ${(row.values[seat] ?? []).map(part).join(', ') || '–'}`;
  return [
    { heading: '', lines: told.common.map((row) => said(row, 0)) },
    ...names.map((name, seat) => ({ heading: name, lines: told.seats.map((row) => said(row, seat)) })),
  ];
};

/** The one offered action that is about a word alone, such as to play that card; null where several verbs take such
 * words, since a click would not say which is meant. */
export function actionFor(play: Play, part: Part): Offered | null {
  if (part.word === undefined) return null;
  const taking = play.offered.filter(({ action }) => {
    const args = Object.keys(action).filter((name) => name !== 'verb');
    return args.length === 1 && args[0]?.replace(/\d+$/, '') === part.kind;
  });
  if (new Set(taking.map(({ action }) => action.verb)).size !== 1) return null;
  const about = taking.filter(({ action }) =>
    Object.values(action)
      .map(String)
      .includes(part.word ?? ''),
  );
  return about.length === 1 ? (about[0] ?? null) : null;
}
