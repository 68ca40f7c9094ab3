import { minimum } from '../../extremes/index.ts';
import type { BitReader } from './bitReader.ts';
import { damaged } from './output.ts';

const LONGEST = 20;

/** A canonical prefix code: shorter codes are lower, equal ones in the order of their symbols. */
export class PrefixCode {
  /** By length: one more than the last code of it, and what is added to a code to find its place among the symbols. */
  readonly #limit = new Int32Array(LONGEST + 1).fill(-1);
  readonly #offset = new Int32Array(LONGEST + 1);
  readonly #symbols: Uint16Array;
  readonly #shortest: number;

  /** @param lengths - Of the code of each symbol, 1 to 20. */
  constructor(lengths: Uint8Array) {
    const counts = new Int32Array(LONGEST + 2);
    for (const length of lengths) counts[length]! += 1;
    let code = 0;
    let place = 0;
    const next = new Int32Array(LONGEST + 1);
    for (let length = 1; length <= LONGEST; length += 1) {
      this.#offset[length] = place - code;
      next[length] = place;
      code += counts[length]!;
      place += counts[length]!;
      if (counts[length]! > 0) this.#limit[length] = code;
      // More codes of a length than there are.
      if (code > 2 ** length) throw damaged();
      code *= 2;
    }
    this.#symbols = new Uint16Array(lengths.length);
    lengths.forEach((length, symbol) => {
      this.#symbols[next[length]!++] = symbol;
    });
    this.#shortest = minimum(lengths);
  }

  /** @throws {PackingFault} For bits that are no code. */
  read(bits: BitReader): number {
    let code = bits.bits(this.#shortest);
    for (let length = this.#shortest; length <= LONGEST; length += 1) {
      if (code < this.#limit[length]!) return this.#symbols[code + this.#offset[length]!]!;
      code = code * 2 + bits.bit();
    }
    throw damaged();
  }
}
