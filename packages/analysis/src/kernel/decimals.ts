import { startKernel } from './instance.ts';

/** The powers that the shortest digits of a double can need. */
const [lowest, highest] = [-292, 324];
const bits = 128n;
const half = 0xffff_ffff_ffff_ffffn;

/** A number is written with at most so many bytes, the mark after it included. */
export const decimalBytes = 26;

export type DecimalWriter = {
  /** Where numbers are put, row after row. */
  readonly numbers: Float64Array;
  /** Where text is made, its address in the kernel being `textAt`. */
  readonly text: Buffer;
  /**
   * Writes `count` of `numbers`, the first at `from`, with commas between: as `String(value)`, `NA` for missing, `-0`
   * with its sign.
   *
   * @param at - Where in `text`; there must be room for `decimalBytes` of each.
   * @returns Where they end.
   */
  readonly write: (from: number, count: number, at: number) => number;
};

/** Room for numbers and for the text that is made of them. */
export function decimalWriter(numbers: number, bytes: number): DecimalWriter {
  const powers = powersOfTen();
  const kernel = startKernel([powers.length, numbers, Math.ceil(bytes / 8)]);
  const [powersAt, numbersAt, textAt] = kernel.addresses as [number, number, number];
  const room = kernel.bytes(powersAt, powers.byteLength);
  room.set(new Uint8Array(powers.buffer));
  kernel.beginDecimals(powersAt);
  return {
    numbers: kernel.view(numbersAt, numbers),
    text: Buffer.from(room.buffer, textAt, bytes),
    write: (from, count, at) => kernel.writeDecimals(numbersAt + 8 * from, count, textAt + at) - textAt,
  };
}

let made: BigUint64Array<ArrayBuffer> | undefined;

/** The leading 128 bits of the powers of ten, rounded up, upper half first. */
function powersOfTen(): BigUint64Array<ArrayBuffer> {
  made ??= BigUint64Array.from(
    Array.from({ length: highest - lowest + 1 }, (_, at) => leadingBits(lowest + at)).flatMap((ten) => [
      ten >> 64n,
      ten & half,
    ]),
  );
  return made;
}

/** Those of ten are those of five: a factor of two moves bits without changing them. */
function leadingBits(power: number): bigint {
  const five = 5n ** BigInt(Math.abs(power));
  const length = BigInt(Math.floor(Math.abs(power) * Math.log2(5)) + 1);
  if (power < 0) return ((1n << (length + bits - 1n)) + five - 1n) / five;
  if (length <= bits) return five << (bits - length);
  const cut = length - bits;
  return (five + (1n << cut) - 1n) >> cut;
}
