import { InputError, type Groups, type Message, type Options, type Records, type Removal } from '../../model/index.ts';
import { annotatedCells } from '../../cells/index.ts';

/** Cells counted: `counts[sample][cluster]`. `group[sample]` is a place in `levels`, all 0 without groups. */
export type CellTallies = {
  readonly samples: readonly string[];
  readonly clusters: readonly string[];
  readonly levels: readonly string[];
  readonly group: Int32Array;
  readonly counts: readonly Float64Array[];
  readonly grouped: boolean;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

/** Reads and counts the table of cells. @throws {InputError} See `annotatedCells`, and for fewer than two clusters. */
export function cellTallies(records: Records, groups: Groups | undefined, options: Options): CellTallies {
  const { cluster, clusters, group, grouped, levels, messages, removed, sample, samples } = annotatedCells(
    records,
    groups,
    options,
  );
  if (clusters.length < 2) {
    throw new InputError([
      {
        code: 'one-cluster',
        severity: 'error',
        input: 'records',
        what: `只有 ${clusters.length} 个簇或细胞类型，没有比例可言`,
        remedy: '请检查是否选对了簇或细胞类型列',
      },
    ]);
  }
  const counts = samples.map(() => new Float64Array(clusters.length));
  sample.forEach((own, cell) => (counts[own]![cluster[cell]!]! += 1));
  return { samples, clusters, levels, group, counts, grouped, removed, messages };
}
