import type { Records } from '../../model/index.ts';
import { findColumn } from '../../records/index.ts';

const axes = [/^(x|umap1|umapx|tsne1|x轴|横坐标)$/u, /^(y|umap2|umapy|tsne2|y轴|纵坐标)$/u];

/** Positions of the cells of these rows in the table, x and y alternating; `null` unless all have one. */
export function givenPlaces(records: Records, rows: Int32Array): Float64Array | null {
  const [x, y] = axes.map(
    (names) => findColumn(records, '', { option: '', label: '', names, taken: [] }, true)?.numbers,
  );
  if (!x || !y) return null;
  const map = Float64Array.from({ length: 2 * rows.length }, (_, at) => (at % 2 === 0 ? x : y)[rows[at >> 1]!]!);
  return map.every(Number.isFinite) ? map : null;
}
