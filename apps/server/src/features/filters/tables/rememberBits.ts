export type Bits = Uint8Array;

/** Bits of one table that are kept. */
const mostBytes = 64 * 1024 ** 2;

/**
 * Keeps the bits of conditions, so that a change of one condition computes that one alone. Those that were not asked
 * for the longest are forgotten first.
 */
export function rememberBits(): (condition: unknown, make: () => Bits) => Bits {
  const kept = new Map<string, Bits>();
  return (condition, make) => {
    const key = JSON.stringify(condition);
    const bits = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, bits);
    let total = [...kept.values()].reduce((sum, one) => sum + one.byteLength, 0);
    for (const [other, one] of kept) {
      if (total <= mostBytes || other === key) break;
      total -= one.byteLength;
      kept.delete(other);
    }
    return bits;
  };
}
