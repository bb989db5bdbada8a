/** Reading archives of tar, in the form that Python writes as USTAR. */

const BLOCK = 512;
/** Where the fields of a header begin and end. */
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const PREFIX = [345, 500] as const;
const OCTAL = 8;

/** The files of an archive: names and contents. */
export function* members(archive: ArrayBuffer): Generator<[string, Uint8Array]> {
  const text = new TextDecoder();
  for (let at = 0; at < archive.byteLength;) {
    const field = ([from, to]: readonly [number, number]): string =>
      text.decode(new Uint8Array(archive, at + from, to - from)).replace(/\0.*$/s, '');
    const name = field(NAME);
    if (!name) return; // the end is filled with zeros
    const prefix = field(PREFIX);
    const size = parseInt(field(SIZE), OCTAL);
    yield [prefix ? `${prefix}/${name}` : name, new Uint8Array(archive, at + BLOCK, size)];
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
