/** SHA-256 (FIPS 180-4), worked out at once and on every page: the browser's own needs an encrypted connection, which a
 * table in a home network seldom has. */

const BLOCK = 64;
const LENGTH_AT = 56;

/** The first 32 bits of the fractional parts of a root of the first primes, as the standard defines its constants. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

const START = fractions(8, Math.sqrt);
const ROUNDS = fractions(64, Math.cbrt);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a bit that ends it, zeros, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 1 + BLOCK - LENGTH_AT) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  const at = (index: number) => words[index] as number;
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(offset + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [at(index - 15), at(index - 2)];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = at(index - 16) + first + at(index - 7) + second;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index += 1) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = h + mixed + ((e & f) ^ (~e & g)) + (ROUNDS[index] as number) + (words[index] as number);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] as number) + word));
}

/** The digest of a text (as UTF-8) or of bytes, in hex. */
export function sha256(message: string | Uint8Array): string {
  const view = padded(typeof message === 'string' ? new TextEncoder().encode(message) : message);
  const state = START.slice();
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) compress(state, schedule(view, offset));
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}
