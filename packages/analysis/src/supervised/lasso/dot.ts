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
