/**
 * Sums of features that belong to one taxon, samples in rows: `values` is samples × features, the result samples ×
 * `count`; `-1` takes no part.
 */
export function sumByTaxon(values: Float64Array, samples: number, of: Int32Array, count: number): Float64Array {
  const sums = new Float64Array(samples * count);
  const features = of.length;
  for (let sample = 0; sample < samples; sample += 1) {
    for (let feature = 0; feature < features; feature += 1) {
      const taxon = of[feature]!;
      if (taxon >= 0) sums[sample * count + taxon]! += values[sample * features + feature]!;
    }
  }
  return sums;
}
