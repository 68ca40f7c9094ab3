const digits = 1 << 16;
/** Fewer are sorted by comparing: the counts of digits alone cost as much. */
const few = 8192;

/**
 * The places of the values from the smallest to the largest, equal ones in their old order; missing ones (`NaN`) are
 * left out.
 */
export function rankOrder(values: Float64Array): Uint32Array {
  const there = new Uint32Array(values.length);
  let count = 0;
  for (let i = 0; i < values.length; i += 1) if (!Number.isNaN(values[i]!)) there[count++] = i;
  const order = there.subarray(0, count);
  if (count < few) return order.sort((a, b) => values[a]! - values[b]! || a - b);
  const keys = new Uint32Array(2 * values.length);
  new Float64Array(keys.buffer).set(values);
  for (const at of order) {
    const [low, high] = [keys[2 * at]!, keys[2 * at + 1]!];
    // As integers, doubles stand in order once the sign is turned, and of negative ones everything; -0 is 0.
    const negative = high >>> 31 === 1 && (high !== 0x8000_0000 || low !== 0);
    keys[2 * at] = negative ? ~low : low;
    keys[2 * at + 1] = negative ? ~high : high | 0x8000_0000;
  }
  let [from, to] = [order, new Uint32Array(count)];
  for (let pass = 0; pass < 4; pass += 1) {
    const [word, shift] = [pass >> 1, 16 * (pass & 1)];
    const starts = new Uint32Array(digits + 1);
    for (const at of from) starts[((keys[2 * at + word]! >>> shift) & 0xffff) + 1]! += 1;
    for (let digit = 0; digit < digits; digit += 1) starts[digit + 1]! += starts[digit]!;
    for (const at of from) to[starts[(keys[2 * at + word]! >>> shift) & 0xffff]!++] = at;
    [from, to] = [to, from];
  }
  return from;
}
