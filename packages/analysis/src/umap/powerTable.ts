const bits = new Float64Array(1);
const words = new Uint32Array(bits.buffer);
/** Table entries between two powers of two: 2⁹, for a relative error below 1e-6. */
const shift = 11;
const low = (1023 - 64) << (20 - shift);
const size = 128 << (20 - shift);

/**
 * x^b at the places of a table; with straight lines between them the relative error is below 1e-6. The layout asks for
 * tens of millions of powers, and a true one takes ten times as long.
 */
export function powerTable(b: number): Float64Array {
  return Float64Array.from({ length: size + 1 }, (_, place) => {
    words[0] = 0;
    words[1] = (place + low) << shift;
    return bits[0]! ** b;
  });
}

const scale = 1 / 2 ** (32 + shift);
const mask = (1 << shift) - 1;

/** x^b as the kernel reads it from the table, x > 0; outside 2⁻⁶⁴…2⁶⁴ the true power. */
export function powerFrom(table: Float64Array, x: number, b: number): number {
  bits[0] = x;
  const high = words[1]!;
  const place = (high >>> shift) - low;
  if (place < 0 || place >= size) return x ** b;
  const share = ((high & mask) * 4_294_967_296 + words[0]!) * scale;
  const from = table[place]!;
  return from + share * (table[place + 1]! - from);
}
