/** A file of games that someone has chosen. */
import { t } from '$text/i18n.svelte';

const MEGABYTE = 1_000_000;
/**
 * A game takes 10 to 70 kB, so that thousands fit. What is larger was chosen by mistake, and to read it would take
 * several times its size of memory.
 */
export const LARGEST_FILE = 200 * MEGABYTE;

/** What is in a file of games; it is not even read if it can be none. */
export async function contentOf(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > LARGEST_FILE) throw new Error(t('alone-file-too-large', { most: LARGEST_FILE / MEGABYTE }));
  return new Uint8Array(await file.arrayBuffer());
}
