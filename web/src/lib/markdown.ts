/** A game's guide from Markdown to HTML. Of HTML in it only `<a id="...">` passes; the rest is shown as text. */
import { Marked } from 'marked';

const ANCHOR = /^<a id="([\w-]+)">(<\/a>)?$|^<\/a>$/;
const SAFE_LINK = /^(https?:|#|\/(?!\/))/;

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
  },
});

/** The first part of a guide, without its heading: what there is to know in a minute. */
export function firstPart(source: string): string {
  const [, part = ''] = source.split(/^#+ .*$/m).slice(1);
  return part.replace(/(<a id="[\w-]+"><\/a>\s*)+$/, '').trim();
}

export const render = (source: string): string => marked.parse(source, { async: false });
