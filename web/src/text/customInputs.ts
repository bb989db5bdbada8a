/** Positions and files that hosts bring to their tables: the server names a position so, and options that are files. */
export const isPosition = (one: string): boolean => one === 'position';

/** A file without characters that change the direction of writing; new files have none. */
export const withoutControls = (file: string): string => file.replace(/\p{Bidi_Control}/gu, '');

/** The key of the few words for it. */
export const customInputsKey = (brought: readonly string[]): string =>
  brought.some(isPosition) ? 'brought-position' : 'brought-file';
