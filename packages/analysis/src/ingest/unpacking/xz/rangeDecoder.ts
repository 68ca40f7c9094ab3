import { damaged } from '../output.ts';

const [BITS, MOVE] = [11, 5];
const EVEN = 1 << (BITS - 1);
const TOP = 2 ** 24;

/** Probabilities of bits, all one half at first. */
export const evenChances = (count: number): Uint16Array => new Uint16Array(count).fill(EVEN);

/** The range decoder of LZMA: decodes bits by adaptive probabilities. */
export class RangeDecoder {
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;
  #end = 0;
  #range = 0;
  #code = 0;

  /** Begins a chunk: a byte that is 0, then four of the code. */
  start(bytes: Uint8Array, from: number, to: number): void {
    if (to - from < 5 || bytes[from] !== 0) throw damaged();
    this.#bytes = bytes;
    this.#range = 0xffffffff;
    this.#code =
      ((bytes[from + 1]! << 24) | (bytes[from + 2]! << 16) | (bytes[from + 3]! << 8) | bytes[from + 4]!) >>> 0;
    this.#at = from + 5;
    this.#end = to;
  }

  /** Whether all of the chunk was read, and nothing is left of the code. */
  get done(): boolean {
    return this.#at === this.#end && this.#code === 0;
  }

  bit(chances: Uint16Array, place: number): number {
    const chance = chances[place]!;
    const bound = ((this.#range >>> BITS) * chance) >>> 0;
    let bit = 0;
    if (this.#code < bound) {
      this.#range = bound;
      chances[place] = chance + (((1 << BITS) - chance) >>> MOVE);
    } else {
      this.#range -= bound;
      this.#code -= bound;
      chances[place] = chance - (chance >>> MOVE);
      bit = 1;
    }
    if (this.#range < TOP) this.#refill();
    return bit;
  }

  /** Bits of equal probability, the highest first. */
  direct(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left -= 1) {
      this.#range >>>= 1;
      const bit = this.#code >= this.#range ? 1 : 0;
      if (bit === 1) this.#code -= this.#range;
      value = value * 2 + bit;
      if (this.#range < TOP) this.#refill();
    }
    return value;
  }

  /** A number of `count` bits, the highest first, by a tree of probabilities that begins at `from`. */
  tree(chances: Uint16Array, from: number, count: number): number {
    let node = 1;
    for (let left = count; left > 0; left -= 1) node = (node << 1) | this.bit(chances, from + node);
    return node - (1 << count);
  }

  /** The same, the lowest first. */
  reverseTree(chances: Uint16Array, from: number, count: number): number {
    let node = 1;
    let value = 0;
    for (let at = 0; at < count; at += 1) {
      const bit = this.bit(chances, from + node);
      node = (node << 1) | bit;
      value |= bit << at;
    }
    return value;
  }

  #refill(): void {
    if (this.#at >= this.#end) throw damaged();
    this.#range = (this.#range * 256) >>> 0;
    this.#code = ((this.#code << 8) | this.#bytes[this.#at]!) >>> 0;
    this.#at += 1;
  }
}
