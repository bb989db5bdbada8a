/** Converts rem to pixels, at the text size that the reader has chosen. */
export const rem = (count: number): number => count * parseFloat(getComputedStyle(document.documentElement).fontSize);
