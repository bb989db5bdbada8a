/** Files that a person takes along. */

/** Milliseconds after which a browser has begun to save. */
const BEGUN = 1000;

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN);
}

/**
 * Share a file with other apps on a phone or tablet; save it anywhere else. Return the text that says why a phone saved
 * it, or null.
 */
export async function handOver(content: Blob, name: string): Promise<'share-no-https' | null> {
  const files = [new File([content], name, { type: content.type })];
  const touched = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  if (!touched || !navigator.canShare?.({ files })) {
    saveFile(content, name);
    return touched && !isSecureContext ? 'share-no-https' : null;
  }
  try {
    await navigator.share({ files });
  } catch (error) {
    // Closing the list of apps is no problem; anything else is saved instead.
    if ((error as Error).name !== 'AbortError') saveFile(content, name);
  }
  return null;
}
