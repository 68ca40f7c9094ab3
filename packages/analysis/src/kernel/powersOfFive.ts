const bits = 128n;

/** The powers 10^first … 10^last of which the kernel knows what five contributes: others are left to the language. */
export const fivesFrom = -128;
export const fivesTo = 64;

let made: BigUint64Array | undefined;

/**
 * The leading 128 bits of 5^q, upper half first, cut off; rounded up where 5^−q fits into 64 bits, as the proof of the
 * algorithm wants.
 *
 * Lemire 2021, Software: Practice and Experience 51, 1700. doi:10.1002/spe.2984
 */
export function powersOfFive(): BigUint64Array {
  made ??= BigUint64Array.from(
    Array.from({ length: fivesTo - fivesFrom + 1 }, (_, at) => leadingBits(fivesFrom + at)).flatMap((five) => [
      five >> 64n,
      five & 0xffff_ffff_ffff_ffffn,
    ]),
  );
  return made;
}

function leadingBits(power: number): bigint {
  const five = 5n ** BigInt(Math.abs(power));
  const length = BigInt(five.toString(2).length);
  if (power >= 0) return length > bits ? five >> (length - bits) : five << (bits - length);
  // The reciprocal lies between 2^(−length) and twice that, so that it has 128 bits when it is enlarged by this much.
  return (1n << (length + bits - 1n)) / five + (power >= -27 ? 1n : 0n);
}
