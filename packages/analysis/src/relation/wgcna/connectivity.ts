/**
 * How strongly each feature is connected, to all and to those of its own module; `within` is `NaN` for features of
 * none.
 */
export type Connectivity = { readonly total: Float64Array; readonly within: Float64Array };

/**
 * Sums of the adjacencies of each feature (WGCNA's `intramodularConnectivity`).
 *
 * @param adjacency - size × size, 0 on the diagonal.
 * @param modules - 0 for none.
 */
export function connectivity(adjacency: Float64Array, modules: Int32Array): Connectivity {
  const size = modules.length;
  const [total, within] = [new Float64Array(size), new Float64Array(size)];
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      const a = adjacency[i * size + j]!;
      total[i]! += a;
      if (modules[i] === modules[j]) within[i]! += a;
    }
    if (modules[i] === 0) within[i] = Number.NaN;
  }
  return { total, within };
}
