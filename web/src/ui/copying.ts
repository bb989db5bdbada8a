/** Copying a text, also where browsers have no clipboard for pages: by plain http, or where it is refused. */

/** Copy what a field has, and select it; whether it was copied. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  // A page without https has no clipboard: what copies there has to do so within the click.
  if (navigator.clipboard) {
    const copied = await navigator.clipboard.writeText(field.value).then(
      () => true,
      () => false,
    );
    if (copied) return true;
  }
  field.focus();
  field.select();
  return document.execCommand('copy');
}
