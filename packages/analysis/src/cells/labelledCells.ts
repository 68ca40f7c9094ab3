import type { CellCounts, Message, RecordColumn, Records, Removal } from '../model/index.ts';
import { classesOf, findColumn } from '../records/index.ts';
import { cellColumn, ordered } from './annotatedCells.ts';
import { refusal } from './cellSpace.ts';
import { selectCounts } from './libraries.ts';

/**
 * The cells that a table of cells puts in a cluster or type: `cluster[i]` is a place in `names`, `rows[i]` the row of
 * the table.
 */
export type LabelledCells = {
  readonly counts: CellCounts;
  readonly names: readonly string[];
  readonly cluster: Int32Array;
  readonly rows: readonly number[];
  /** The columns of the cells and of their clusters. */
  readonly taken: readonly RecordColumn[];
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

const clusterNames =
  /^(cluster|clusters|seuratclusters|leiden|louvain|celltype|celltypes|annotation|簇|细胞类型|细胞类群|亚群|注释)$/u;

/** The column of clusters or types, chosen or by its name; `null` when there is none. */
export const clusterColumn = (records: Records, chosen: string, taken: readonly RecordColumn[]): RecordColumn | null =>
  findColumn(records, chosen, { option: 'cluster_column', label: '簇的列', names: clusterNames, taken }, false);

/**
 * Joins cells by name to their cluster or type; cells that the table does not have, or has without one, are left out
 * and named.
 *
 * @param chosen - The column of the option `cluster_column`; found by its name when empty.
 * @param undone - What does not happen to the cells left out, such as 未评分.
 * @param otherwise - What the user can do when there is no such column, beside choosing one.
 * @throws {InputError} When the table names no cell, has no such column, or so many clusters show that a wrong one was
 * chosen.
 */
export function labelledCells(
  kept: CellCounts,
  records: Records,
  chosen: string,
  undone: string,
  otherwise = '',
): LabelledCells {
  const cell = cellColumn(kept, records);
  const cluster = clusterColumn(records, chosen, [cell]);
  if (!cluster)
    throw refusal('no-cluster-column', '细胞注释表中没有认出簇的列', `请在参数“簇的列”中选择一列${otherwise}`);
  const rowOf = new Map(cell.text.map((name, row) => [name, row]));
  const known = (i: number): boolean => (classesOf(cluster)[rowOf.get(kept.cells[i]!) ?? -1] ?? '') !== '';
  const used = [...kept.cells.keys()].filter(known);
  const counts =
    used.length === kept.cells.length
      ? kept
      : selectCounts(
          kept,
          used,
          kept.genes.map((_, gene) => gene),
        );
  const rows = counts.cells.map((name) => rowOf.get(name)!);
  const names = ordered(rows.map((row) => classesOf(cluster)[row]!));
  if (names.length > 200)
    throw refusal(
      'too-many-clusters',
      `“${cluster.name}”列有 ${names.length} 个不同的值，最多 200 个`,
      '多半选成了细胞条码或其他列，请改选',
    );
  const left = kept.cells.length - used.length;
  const messages: Message[] =
    left > 0
      ? [{ level: left > used.length ? 'warning' : 'info', text: `${left} 个细胞不在注释表中或没有簇，${undone}。` }]
      : [];
  const removed = kept.cells.flatMap((id, i): Removal[] =>
    known(i) ? [] : [{ kind: 'sample', id, reason: '没有簇' }],
  );
  const place = new Map(names.map((name, at) => [name, at]));
  return {
    counts,
    names,
    cluster: Int32Array.from(rows, (row) => place.get(classesOf(cluster)[row]!)!),
    rows,
    taken: [cell, cluster],
    removed,
    messages,
  };
}
