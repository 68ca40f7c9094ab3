import { damaged, type Output } from '../output.ts';
import { evenChances, RangeDecoder } from './rangeDecoder.ts';

const STATES = 12;
/** States below are those after a literal. */
const AFTER_LITERAL = 7;
const MOST_PLACES = 16;
const SHORTEST = 2;
const LITERAL = 0x300;

/** Lengths of repetitions: 2 to 9, 10 to 17, or 18 to 273. */
class Lengths {
  readonly #choice = evenChances(2);
  readonly #low = evenChances(MOST_PLACES * 8);
  readonly #middle = evenChances(MOST_PLACES * 8);
  readonly #high = evenChances(256);

  read(range: RangeDecoder, place: number): number {
    if (range.bit(this.#choice, 0) === 0) return SHORTEST + range.tree(this.#low, place * 8, 3);
    if (range.bit(this.#choice, 1) === 0) return SHORTEST + 8 + range.tree(this.#middle, place * 8, 3);
    return SHORTEST + 16 + range.tree(this.#high, 0, 8);
  }
}

const createChances = (literals: number) => ({
  match: evenChances(STATES * MOST_PLACES),
  repeat: evenChances(STATES),
  repeat0: evenChances(STATES),
  repeat0Long: evenChances(STATES * MOST_PLACES),
  repeat1: evenChances(STATES),
  repeat2: evenChances(STATES),
  literals: evenChances(literals),
  slots: evenChances(4 * 64),
  special: evenChances(128),
  align: evenChances(16),
  matchLengths: new Lengths(),
  repeatLengths: new Lengths(),
});

/**
 * The decoder of LZMA, whose window is what was unpacked so far.
 *
 * Pavlov's “LZMA specification” of the LZMA SDK (7-zip.org/sdk.html)
 */
export class Lzma {
  readonly #range = new RangeDecoder();
  #chances = createChances(LITERAL);
  #contextBits = 0;
  #positionBits = 0;
  #placeBits = 0;
  #state = 0;
  /** How far back the last four repetitions reached, less one. */
  #back = [0, 0, 0, 0];

  /** @param properties - (pb × 5 + lp) × 9 + lc. @throws {PackingFault} When LZMA2 allows no such. */
  settings(properties: number): void {
    const [lc, lp, pb] = [properties % 9, Math.floor(properties / 9) % 5, Math.floor(properties / 45)];
    if (pb > 4 || lc + lp > 4) throw damaged();
    [this.#contextBits, this.#positionBits, this.#placeBits] = [lc, lp, pb];
  }

  /** Resets all probabilities. */
  reset(): void {
    this.#chances = createChances(LITERAL << (this.#contextBits + this.#positionBits));
    this.#state = 0;
    this.#back = [0, 0, 0, 0];
  }

  /**
   * Adds `size` bytes to `output`.
   *
   * @param origin - Where in the output the window begins; nothing reaches behind it.
   */
  decode(packed: Uint8Array, from: number, to: number, output: Output, size: number, origin: number): void {
    const range = this.#range;
    range.start(packed, from, to);
    output.reserve(size);
    const out = output.bytes;
    const end = output.length + size;
    const {
      align,
      literals,
      match,
      matchLengths,
      repeat,
      repeat0,
      repeat0Long,
      repeat1,
      repeat2,
      repeatLengths,
      slots,
      special,
    } = this.#chances;
    const [placeMask, positionMask] = [(1 << this.#placeBits) - 1, (1 << this.#positionBits) - 1];
    const contextBits = this.#contextBits;
    let at = output.length;
    let state = this.#state;
    let [back0, back1, back2, back3] = this.#back as [number, number, number, number];
    while (at < end) {
      const place = (at - origin) & placeMask;
      if (range.bit(match, state * MOST_PLACES + place) === 0) {
        const before = at > origin ? out[at - 1]! : 0;
        const first = LITERAL * ((((at - origin) & positionMask) << contextBits) + (before >> (8 - contextBits)));
        let node = 1;
        if (state >= AFTER_LITERAL) {
          if (at - origin <= back0) throw damaged();
          // While the bits agree with the byte that a repetition would give, they have probabilities of their own.
          let expected = out[at - back0 - 1]!;
          while (node < 0x100) {
            expected <<= 1;
            const wanted = expected & 0x100;
            const bit = range.bit(literals, first + 0x100 + wanted + node);
            node = (node << 1) | bit;
            if (wanted >> 8 !== bit) break;
          }
        }
        while (node < 0x100) node = (node << 1) | range.bit(literals, first + node);
        out[at] = node & 255;
        at += 1;
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
        continue;
      }
      let length: number;
      if (range.bit(repeat, state) === 0) {
        [back3, back2, back1] = [back2, back1, back0];
        length = matchLengths.read(range, place);
        const slot = range.tree(slots, Math.min(length - SHORTEST, 3) * 64, 6);
        back0 = slot < 4 ? slot : distanceOf(range, slot, special, align);
        state = state < AFTER_LITERAL ? 7 : 10;
      } else if (range.bit(repeat0, state) === 0) {
        if (range.bit(repeat0Long, state * MOST_PLACES + place) === 0) {
          length = 1;
          state = state < AFTER_LITERAL ? 9 : 11;
        } else {
          length = repeatLengths.read(range, place);
          state = state < AFTER_LITERAL ? 8 : 11;
        }
      } else {
        if (range.bit(repeat1, state) === 0) [back0, back1] = [back1, back0];
        else if (range.bit(repeat2, state) === 0) [back0, back1, back2] = [back2, back0, back1];
        else [back0, back1, back2, back3] = [back3, back0, back1, back2];
        length = repeatLengths.read(range, place);
        state = state < AFTER_LITERAL ? 8 : 11;
      }
      if (back0 >= at - origin || length > end - at) throw damaged();
      // Byte by byte: a repetition may overlap what it repeats.
      for (const stop = at + length; at < stop; at += 1) out[at] = out[at - back0 - 1]!;
    }
    if (!range.done) throw damaged();
    output.length = at;
    this.#state = state;
    this.#back = [back0, back1, back2, back3];
  }
}

/** A distance less one, from a slot of at least 4. */
function distanceOf(range: RangeDecoder, slot: number, special: Uint16Array, align: Uint16Array): number {
  const bits = (slot >> 1) - 1;
  const base = (2 | (slot & 1)) * 2 ** bits;
  if (slot < 14) return base + range.reverseTree(special, base - slot, bits);
  return base + range.direct(bits - 4) * 16 + range.reverseTree(align, 0, 4);
}
