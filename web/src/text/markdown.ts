/** A game's guide from Markdown to HTML. Of HTML in it only `<a id="...">` passes; the rest is shown as text. */
import { Marked, type Token, type Tokens } from 'marked';

const ANCHOR = /^<a id="([\w-]+)">(<\/a>)?$|^<\/a>$/;
const SAFE_LINK = /^(https?:|#|\/(?!\/))/;

/** Anchors in the line before a heading belong to it. */
const ANCHORS_BEFORE = /\s*((?:<a id="[\w-]+"><\/a>\s*)+)\n(#+ )/g;
const ID_OF = /<a id="([\w-]+)"><\/a>/;
/** The space of French before a sign, and within its quotation marks: no line is broken there. */
const NEVER_FIRST = / (?=[;!?»]|:(?!-))/g;
const NEVER_LAST = /(?<=«) /g;
/** The name of a chapter that is the same in every language: `## Icons and terms {#terms}`. */
const NAME = /\s*\{#([\w-]+)\}\s*$/;
/** A picture of the board: `position:LESSON/STEP`, and the parts that it shows. */
const POSITION = /^position:([\w-]+)\/(\d+)(?:\/([\w,-]+))?$/;
/** `- **Name, other name.** What it means.` */
const TERM = /^\*\*(.+?)\.?\*\*\s+(.+)$/s;
const FOLDED = 'rulings';

export type Heading = { id: string; level: number; title: string };
/** A word of the game, under all its names, and what it means. */
export type Term = { names: string[]; text: string };
/** A guide that has been read: its page, its table of contents and its words. */
export type ReadGuide = { html: string; headings: Heading[]; terms: Term[]; chapters: string[] };

export const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const marked = new Marked({
  gfm: true,
  renderer: {
    html({ text }) {
      const tags = text.trim().match(/<[^>]*>/g) ?? [];
      const only = tags.join('') === text.trim().replace(/\s+/g, ' ').replace(/> </g, '><');
      if (only && tags.every((tag) => ANCHOR.test(tag))) return text;
      return escape(text);
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return SAFE_LINK.test(href) ? `<a href="${escape(href)}">${words}</a>` : words;
    },
    image({ text }) {
      return escape(text);
    },
    paragraph({ tokens }) {
      const [only, ...more] = tokens;
      const figure = only?.type === 'image' && !more.length ? figureOf(only as Tokens.Image) : null;
      return figure ?? `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    heading({ depth, tokens, text }) {
      const words = this.parser.parseInline(tokens).replace(NAME, '');
      return `<h${depth} id="${escape(headingId(text))}">${words}</h${depth}>\n`;
    },
    table(token) {
      // A corner without words heads nothing.
      const cell = ({ text, tokens, header }: Tokens.TableCell): string =>
        `<${header && text ? 'th' : 'td'}>${this.parser.parseInline(tokens)}</${header && text ? 'th' : 'td'}>`;
      const row = (cells: Tokens.TableCell[]): string => `<tr>${cells.map(cell).join('')}</tr>`;
      const rows = token.rows.map(row).join('');
      // A table wider than the page scrolls, which must be possible without a pointer.
      const table = `<table><thead>${row(token.header)}</thead><tbody>${rows}</tbody></table>`;
      return `<div class="table" tabindex="0">${table}</div>\n`;
    },
  },
});

/** The place for a picture, which the page draws when it comes into sight; null for any other image. */
function figureOf({ href, text }: Tokens.Image): string | null {
  const [, lesson, step, parts = ''] = POSITION.exec(href) ?? [];
  if (!lesson) return null;
  const where = `data-lesson="${lesson}" data-step="${step}" data-parts="${parts}"`;
  return `<figure ${where}><figcaption>${escape(text)}</figcaption></figure>\n`;
}

/** Letters and digits of any language, joined by hyphens; `on-` keeps them apart from the anchors of rules. */
const slug = (text: string): string => `on-${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-')}`;

/** The id of a heading: its own name, or else one made from its words. */
const headingId = (text: string): string => NAME.exec(text)?.[1] ?? slug(plain(text));

/** The words of a line of Markdown, without its signs. */
const plain = (text: string): string =>
  text
    .replace(NAME, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|[*_`])(\S|\S.*?\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\s+/g, ' ')
    .trim();

/** The title of a chapter, without the pages of the rulebook. */
const titleOf = (text: string): string => plain(text).replace(/\s*\([^)]*\)$/, '');

/** The first part of a guide, without its heading: what there is to know in a minute. */
export function firstPart(source: string): string {
  const [, part = ''] = source.split(/^#+ .*$/m).slice(1);
  return part.replace(/(<a id="[\w-]+"><\/a>\s*)+$/, '').trim();
}

type Chapter = { id: string; tokens: Token[] };

/** The parts of a guide, each with its heading and what follows up to the next one of the first two levels. */
function chaptersOf(tokens: Token[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const token of tokens) {
    const heading = token.type === 'heading' && (token as Tokens.Heading).depth <= 2 ? (token as Tokens.Heading) : null;
    if (heading || !chapters.length) chapters.push({ id: heading ? nameOf(heading.text) : '', tokens: [] });
    chapters.at(-1)?.tokens.push(token);
  }
  return chapters;
}

/** What links lead to: the first anchor of a heading, or its id. */
const nameOf = (text: string): string => ID_OF.exec(text)?.[1] ?? headingId(text);

const lex = (source: string): Token[] =>
  marked.lexer(
    source
      .replace(ANCHORS_BEFORE, (_, anchors: string, signs: string) => `\n\n${signs}${anchors.trim()}`)
      .replace(NEVER_FIRST, '\u00a0')
      .replace(NEVER_LAST, '\u00a0'),
  );

function headingsOf(tokens: Token[]): Heading[] {
  const found = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
  return found.slice(1).map(({ depth, text }) => ({ id: nameOf(text), level: depth, title: titleOf(text) }));
}

function termsOf(chapters: Chapter[]): Term[] {
  const tokens = chapters.find(({ id }) => id === 'terms')?.tokens ?? [];
  const items = tokens.flatMap((token) => (token.type === 'list' ? (token as Tokens.List).items : []));
  return items.flatMap(({ text }) => {
    const [, names, words] = TERM.exec(text) ?? [];
    return names && words ? [{ names: names.split(',').map((name) => name.trim()), text: plain(words) }] : [];
  });
}

function pageOf({ id, tokens }: Chapter): string {
  if (id !== FOLDED) return `<div data-chapter="${escape(id)}">${marked.parser(tokens)}</div>\n`;
  const [heading = '', rest = ''] = [tokens.slice(0, 1), tokens.slice(1)].map((part) => marked.parser(part));
  return `<details data-chapter="${id}"><summary>${heading}</summary>${rest}</details>\n`;
}

export function read(source: string): ReadGuide {
  const tokens = lex(source);
  const chapters = chaptersOf(tokens);
  return {
    html: chapters.map(pageOf).join(''),
    headings: headingsOf(tokens),
    terms: termsOf(chapters),
    chapters: chapters.map(({ id }) => id),
  };
}

export const render = (source: string): string => marked.parser(lex(source));
