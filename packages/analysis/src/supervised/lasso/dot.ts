/** Σ x[from + i]·other[i], in four sums side by side: one would wait for itself at every step. */
export function dot(x: Float64Array, from: number, other: Float64Array): number {
  const n = other.length;
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;
  let i = 0;
  for (; i + 3 < n; i += 4) {
    s0 += x[from + i]! * other[i]!;
    s1 += x[from + i + 1]! * other[i + 1]!;
    s2 += x[from + i + 2]! * other[i + 2]!;
    s3 += x[from + i + 3]! * other[i + 3]!;
  }
  for (; i < n; i += 1) s0 += x[from + i]! * other[i]!;
  return s0 + s1 + (s2 + s3);
}

/** The same of several rows of `x`, which begin at `from`, into `result`: by fours, so that `other` is read once for them all. */
export function dots(x: Float64Array, from: ArrayLike<number>, other: Float64Array, result: Float64Array, count = from.length): void {
  const n = other.length;
  let at = 0;
  for (; at + 3 < count; at += 4) {
    const a = from[at]!;
    const b = from[at + 1]!;
    const c = from[at + 2]!;
    const d = from[at + 3]!;
    let s0 = 0;
    let s1 = 0;
    let s2 = 0;
    let s3 = 0;
    for (let i = 0; i < n; i += 1) {
      const value = other[i]!;
      s0 += x[a + i]! * value;
      s1 += x[b + i]! * value;
      s2 += x[c + i]! * value;
      s3 += x[d + i]! * value;
    }
    result[at] = s0;
    result[at + 1] = s1;
    result[at + 2] = s2;
    result[at + 3] = s3;
  }
  for (; at < count; at += 1) result[at] = dot(x, from[at]!, other);
}
