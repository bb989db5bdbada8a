/**
 * Each build keeps only its own side of `{#if import.meta.env.ALONE}…{:else}…{/if}`: Svelte would keep the block itself
 * even where its condition never changes, and the first board comes in few bytes.
 */
const OPENING = /\{#if (!?)import\.meta\.env\.ALONE\}/;
/** The tags of blocks that can have an `{:else}`, and this itself. */
const TAG = /\{(#if|#each|\/if|\/each|:else)\b([^}]*)\}/g;
const UNRESOLVED = /\{[#:@][^}]*import\.meta\.env\.ALONE/;

export function resolve(markup: string, alone: boolean): string {
  for (let found = OPENING.exec(markup); found; found = OPENING.exec(markup)) {
    const from = found.index + found[0].length;
    const { otherwise, end, after } = block(markup, from);
    const [first, second] =
      otherwise === null
        ? [markup.slice(from, end), '']
        : [markup.slice(from, otherwise.at), markup.slice(otherwise.after, end)];
    markup = markup.slice(0, found.index) + (alone === !found[1] ? first : second) + markup.slice(after);
  }
  const left = UNRESOLVED.exec(markup);
  if (left) throw new Error(`cannot be resolved, as it is no block of its own: ${left[0]}`);
  return markup;
}

interface Block {
  otherwise: { at: number; after: number } | null;
  end: number;
  after: number;
}

/** Where a block that begins there has its `{:else}` and ends. */
function block(markup: string, from: number): Block {
  let otherwise: Block['otherwise'] = null;
  let depth = 0;
  for (const tag of markup.slice(from).matchAll(TAG)) {
    const at = from + tag.index;
    const after = at + tag[0].length;
    if (tag[1]?.startsWith('#')) depth++;
    else if (tag[1]?.startsWith('/') && depth-- === 0) return { otherwise, end: at, after };
    else if (tag[1] === ':else' && depth === 0) {
      if (otherwise || tag[2]) throw new Error(`cannot be resolved: ${tag[0]} of import.meta.env.ALONE`);
      otherwise = { at, after };
    }
  }
  throw new Error('a block of import.meta.env.ALONE has no end');
}
