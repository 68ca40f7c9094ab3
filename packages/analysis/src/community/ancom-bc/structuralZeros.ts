/** How often features are detected in each level; row-major, features × levels. */
export type Detection = { readonly detected: Float64Array; readonly zero: readonly boolean[] };

/**
 * Features that a level lacks: detected in none of its samples or, with `bound`, so seldom that the 95 % asymptotic
 * lower end of the share is not above 0. Kaul et al. 2017, doi:10.3389/fmicb.2017.02114
 *
 * @param counts - Features × samples.
 */
export function structuralZeros(counts: Float64Array, code: Uint16Array, levels: number, bound: boolean): Detection {
  const n = code.length;
  const sizes = new Float64Array(levels);
  for (const level of code) sizes[level]! += 1;
  const rows = counts.length / n;
  const detected = new Float64Array(rows * levels);
  for (let row = 0; row < rows; row += 1)
    for (let i = 0; i < n; i += 1) if (counts[row * n + i]! > 0) detected[row * levels + code[i]!]! += 1;
  const zero = Array.from(detected, (count, at) => {
    const size = sizes[at % levels]!;
    const share = count / size;
    return count === 0 || (bound && share - 1.96 * Math.sqrt((share * (1 - share)) / size) <= 0);
  });
  return { detected, zero };
}
