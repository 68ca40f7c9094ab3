const constants = Uint32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);
type State = readonly [number, number, number, number, number, number, number, number];
const beginning: State = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
/** Of one block, which also holds the mark of its end and its length. */
const longest = 55;
const words = new Uint32Array(64);

const turned = (value: number, by: number) => (value >>> by) | (value << (32 - by));
/** The word turned by each of these, together. */
const mixed = (value: number, first: number, second: number, third: number) =>
  turned(value, first) ^ turned(value, second) ^ turned(value, third);
/** The word turned by two and moved by the third, together. */
const moved = (value: number, first: number, second: number, by: number) =>
  turned(value, first) ^ turned(value, second) ^ (value >>> by);

/**
 * The first 32 bits of the SHA-256 of a short text (FIPS 180-4). Browsers have SHA-256 only over HTTPS and too slow for
 * many short texts, and the portal also runs on plain HTTP.
 *
 * @param text - ASCII, at most 55 characters.
 * @throws {RangeError} When it is longer.
 */
export function firstBits(text: string): number {
  if (text.length > longest) throw new RangeError(`more than ${longest} characters`);
  words.fill(0);
  for (let at = 0; at < text.length; at += 1) words[at >> 2]! |= text.charCodeAt(at) << (24 - 8 * (at & 3));
  words[text.length >> 2]! |= 0x80 << (24 - 8 * (text.length & 3));
  words[15] = text.length * 8;
  for (let at = 16; at < 64; at += 1) {
    const near = moved(words[at - 15]!, 7, 18, 3);
    const far = moved(words[at - 2]!, 17, 19, 10);
    words[at] = words[at - 16]! + near + words[at - 7]! + far;
  }
  let [a, b, c, d, e, f, g, h] = beginning;
  for (let at = 0; at < 64; at += 1) {
    const sum = h + mixed(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + constants[at]! + words[at]!;
    const other = mixed(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + sum) | 0;
    d = c;
    c = b;
    b = a;
    a = (sum + other) | 0;
  }
  return (a + beginning[0]) >>> 0;
}

/** A proof of work to be found, as `getCaptcha` gives it. */
export type WorkOrder = { readonly captcha_id: string; readonly bits: number; readonly count: number };

/** Whether a number is a solution: its hash begins with so many zero bits. */
export const isSolution = ({ bits, captcha_id }: WorkOrder, part: number, number: string): boolean =>
  Math.clz32(firstBits(`${captcha_id}.${part}.${number}`)) >= bits;

/**
 * Finds the solutions, some tries at a time.
 * @param tries - After how many tries it rests.
 * @param rest - Lets everything else go on.
 * @returns what `captcha` of a call takes.
 */
export async function solve(order: WorkOrder, rest: () => Promise<void>, tries = 4_000): Promise<string> {
  const found: string[] = [];
  let number = 0;
  for (let part = 0; part < order.count; part += 1) {
    while (!isSolution(order, part, number.toString(36))) {
      number += 1;
      // The pauses come one after the other.
      // oxlint-disable-next-line no-await-in-loop
      if (number % tries === 0) await rest();
    }
    found.push(number.toString(36));
    number = 0;
  }
  return found.join();
}
