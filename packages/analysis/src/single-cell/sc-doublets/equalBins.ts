/**
 * How many values lie in each of equal bins from the least to the largest, and their middles (NumPy's `histogram`): a
 * bin holds its lower limit, the last both.
 */
export function equalBins(
  values: ArrayLike<number>,
  bins: number,
): { readonly counts: Float64Array; readonly centres: Float64Array } {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < values.length; i += 1) [low, high] = [Math.min(low, values[i]!), Math.max(high, values[i]!)];
  if (low === high) [low, high] = [low - 0.5, high + 0.5];
  const step = (high - low) / bins;
  const edges = Float64Array.from({ length: bins + 1 }, (_, i) => (i === bins ? high : low + i * step));
  const counts = new Float64Array(bins);
  for (let i = 0; i < values.length; i += 1) {
    let bin = Math.min(bins - 1, Math.floor(((values[i]! - low) / (high - low)) * bins));
    if (values[i]! < edges[bin]!) bin -= 1;
    else if (bin < bins - 1 && values[i]! >= edges[bin + 1]!) bin += 1;
    counts[bin]! += 1;
  }
  return { counts, centres: Float64Array.from({ length: bins }, (_, i) => (edges[i]! + edges[i + 1]!) / 2) };
}
