/** Words of a game within a sentence of the page, which may speak another language. */

/** No font has it, and no text: it only tells where such words begin and end. */
export const MARK = '\ue000';

/** A word that `Marked` shows with its own language. */
export const marked = (word: string): string => MARK + word + MARK;
