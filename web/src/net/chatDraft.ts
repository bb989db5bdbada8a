/** The line of chat that is being written at a table, kept in its tab. */
import { PREFIX } from '$prefs/storage';

/** A line of chat that is being written, with its number once it is to be said. */
export interface Draft {
  readonly text: string;
  readonly id: number | null;
}

const DRAFT = (table: string) => `${PREFIX}draft.${table}`;
const NONE: Draft = { text: '', id: null };

/** The line of chat that was being written in this tab. */
export function draftOf(table: string): Draft {
  try {
    return { ...NONE, ...(JSON.parse(sessionStorage.getItem(DRAFT(table)) ?? 'null') as Draft | null) };
  } catch {
    return NONE;
  }
}

export function keepDraft(table: string, draft: Draft): void {
  try {
    if (draft.text) sessionStorage.setItem(DRAFT(table), JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT(table));
  } catch {
    // A browser that refuses storage forgets it when the page is left.
  }
}
