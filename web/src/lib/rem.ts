/** The pixels of so many rem, at the size of text that the reader has chosen. */
export const rem = (count: number): number => count * parseFloat(getComputedStyle(document.documentElement).fontSize);
