/** The words of the components' vocabulary (see components.toml) as pictures and as sentences. */
import type { GameTexts } from '$text/fluent';
import { nth } from '$text/naming';
import type { CardView } from './view';

export type Effect = {
  /** When and whom: f, Z, Zr, Zb, EX, SLEEP, all, top, list. */
  before: string[];
  code: string;
  amount: string;
  rest: string;
};

const BEFORE = /^(f|Zr|Zb|Z|EX|SLEEP|all|top|list):/;
const CORE = /^(RR|RB|RA|HIT|SH|MP|INC|TRACK|GANG|Kd|Ka|K|P|H|S|M|L|\$|R|B)([+-]?\d+|\+X)(>0)?$/;

/** The effects of a card by the names of the actions that use them. */
export const BY_ACTION: Record<string, string> = {
  happiness: 'H',
  strength: 'S',
  media: 'M',
  life: 'L',
  dollars: '$',
  kill: 'K',
  'kill-here': 'Kd',
  'kill-near': 'Ka',
  protect: 'P',
};

export function parse(word: string): Effect {
  const before: string[] = [];
  let left = word.trim();
  for (let found = BEFORE.exec(left); found; found = BEFORE.exec(left)) {
    before.push(found[1] as string);
    left = left.slice(found[0].length);
  }
  const core = CORE.exec(left);
  if (core) return { before, code: core[1] as string, amount: core[2] as string, rest: core[3] ?? '' };
  const [code = '', ...rest] = left.split(' ');
  return { before, code, amount: '', rest: rest.join(' ') };
}

/** In the vocabulary the dollar is its sign; a message cannot be called so. */
const named = (code: string): string => (code === '$' ? 'dollars' : code);

const CODES: Record<string, string> = {
  PD: 'police',
  CP: 'park',
  WS: 'wall-street',
  SH: 'shop',
  LI: 'library',
  HO: 'hospital',
  DO: 'docks',
  CH: 'city-hall',
};
export const districtOf = (code: string): string => CODES[code] ?? code;

function places(texts: GameTexts, rest: string): string {
  return rest
    .split(' ')
    .map((one) => one.split('*'))
    .map(
      ([code = '', times]) =>
        (CODES[code] ? texts.word('district', districtOf(code)) : code) + (times ? ` ×${times}` : ''),
    )
    .join(', ');
}

export function inWords(texts: GameTexts, word: string): string {
  const { before, code, amount, rest } = parse(word);
  const does = texts.text(`board-does-${named(code)}`, {
    amount: amount.replace('-', '−'),
    places: rest && rest !== '>0' ? places(texts, rest) : '',
  });
  return [...before.map((one) => texts.text(`board-when-${one}`)), does].join(' ');
}

export const allWords = (texts: GameTexts, words: readonly string[]): string =>
  words.map((word) => inWords(texts, word)).join('; ');

/** A card in lines: its name, and where there are several alike the number of this one, from 0 on. */
export const cardWords = (texts: GameTexts, card: CardView, number = 0): string =>
  [
    nth(card.name, number),
    texts.text('board-card-moves', { n: card.moves }),
    allWords(texts, card.effects),
    card.only ? texts.text('board-only', { place: texts.word('district', card.only) }) : '',
  ]
    .filter(Boolean)
    .join('\n');

/** The word beside an icon and its amount; nothing for a sign that no word is short enough for. */
export function wordOf(texts: GameTexts, { code, amount }: Effect): string {
  const id = `board-word-${named(code)}`;
  return texts.has(id) ? texts.text(id, { n: Math.abs(parseInt(amount, 10)) || 1 }) : '';
}

/** The short text beside an icon. */
export function short(effect: Effect): string {
  if (['RR', 'RB', 'RA'].includes(effect.code)) return effect.amount.replace('+', '');
  if (['K', 'Kd', 'Ka'].includes(effect.code)) return `×${effect.amount}`;
  if (effect.amount) return effect.amount.replace('-', '−');
  return effect.rest.replaceAll('*', '×');
}

/** How wide a slip is beside the others: as its name or its line of signs, with what else stands in that line. */
export function slipShare(name: string, effects: readonly string[], more = 0): string {
  const signs = effects.length + 0.7 * effects.filter((one) => one.includes(':')).length;
  return `minmax(max-content, ${24 + Math.max(7.7 * name.length, 34 * signs + more)}fr)`;
}
