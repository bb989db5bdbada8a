/** The order in which a page is read: line by line from above, and in a line from the left. */

export type Box = { readonly top: number; readonly left: number; readonly height: number };

/** Put things in reading order. A line begins with its highest thing and has all whose middle is beside that one. */
export function inReadingOrder<T>(things: readonly T[], boxOf: (thing: T) => Box): T[] {
  const lines: { bottom: number; things: T[] }[] = [];
  for (const thing of things.toSorted((one, other) => boxOf(one).top - boxOf(other).top)) {
    const { top, height } = boxOf(thing);
    const line = lines.at(-1);
    if (line && top + height / 2 < line.bottom) line.things.push(thing);
    else lines.push({ bottom: top + height, things: [thing] });
  }
  return lines.flatMap((line) => line.things.toSorted((one, other) => boxOf(one).left - boxOf(other).left));
}
