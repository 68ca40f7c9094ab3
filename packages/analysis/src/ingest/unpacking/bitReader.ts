import { damaged } from './output.ts';

/** Reads bits of bytes, the highest first. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #held = 0;
  #count = 0;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** At most 24 bits. @throws {PackingFault} Behind the end. */
  bits(count: number): number {
    while (this.#count < count) {
      if (this.#at >= this.#bytes.length) throw damaged();
      // What is held stays within 32 bits: less than 24 before, eight more.
      this.#held = ((this.#held << 8) | this.#bytes[this.#at]!) >>> 0;
      this.#at += 1;
      this.#count += 8;
    }
    this.#count -= count;
    const value = this.#held >>> this.#count;
    this.#held = this.#count === 0 ? 0 : this.#held & ((1 << this.#count) - 1);
    return value;
  }

  bit(): number {
    return this.bits(1);
  }

  /** 32 bits, not negative. */
  word(): number {
    return this.bits(16) * 0x10000 + this.bits(16);
  }

  /** Leaves the rest of a byte that was begun; the place of the next one. */
  aligned(): number {
    this.#at -= Math.floor(this.#count / 8);
    this.#count = 0;
    this.#held = 0;
    return this.#at;
  }
}
