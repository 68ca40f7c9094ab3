import type { CellCounts, Groups } from '../../model/index.ts';
import { refusal, type AnnotatedCells } from '../../cells/index.ts';

/**
 * Where each annotated cell stands in the counts, −1 for one that is not there.
 * @throws {InputError} When a cell is annotated twice.
 */
export function placesOf({ cells }: CellCounts, annotated: AnnotatedCells): Int32Array {
  const at = new Map(cells.map((name, i) => [name, i]));
  const seen = new Set<string>();
  return Int32Array.from(annotated.cells, (name) => {
    if (seen.has(name))
      throw refusal(
        'duplicate-cell',
        `细胞注释表中“${name}”出现了两次`,
        '每个细胞只能有一行；合并几个样本时请先让条码各不相同',
      );
    seen.add(name);
    return at.get(name) ?? -1;
  });
}

/** Counts must be whole and not negative. @throws {InputError} At the first that is not. */
export function refuseFractions({ cells, genes, rows, starts, values }: CellCounts): void {
  const bad = values.findIndex((value) => !(value >= 0) || !Number.isInteger(value));
  if (bad < 0) return;
  const cell = cells[starts.findIndex((start) => start > bad) - 1]!;
  throw refusal(
    'not-a-count',
    `细胞“${cell}”的基因“${genes[rows[bad]!]}”的值为 ${values[bad]}，不是计数`,
    '请提供原始计数（未归一化、未取对数）；Seurat 中为 counts 层，Scanpy 中为 raw 或 layers["counts"]',
  );
}

/** How many cells of the counts each sample has of each cluster, `[cluster][sample]`. */
export function cellNumbers(
  { cluster, clusters, sample, samples }: AnnotatedCells,
  places: Int32Array,
): readonly Int32Array[] {
  const numbers = clusters.map(() => new Int32Array(samples.length));
  cluster.forEach((own, i) => {
    if (places[i]! >= 0) numbers[own]![sample[i]!]! += 1;
  });
  return numbers;
}

/** Counts of one cluster summed by sample: genes × samples, row-major. */
export function summedCounts(
  counts: CellCounts,
  { cluster, sample, samples }: AnnotatedCells,
  places: Int32Array,
  wanted: number,
): Float64Array {
  const sums = new Float64Array(counts.genes.length * samples.length);
  cluster.forEach((own, i) => {
    const cell = places[i]!;
    if (own !== wanted || cell < 0) return;
    for (let at = counts.starts[cell]!; at < counts.starts[cell + 1]!; at += 1)
      sums[counts.rows[at]! * samples.length + sample[i]!]! += counts.values[at]!;
  });
  return sums;
}

/**
 * The scheme of the samples. Further columns come from a scheme by samples, or from one by cells where all cells of a
 * sample agree.
 */
export function sampleScheme(
  { cells, group, levels, sample, samples }: AnnotatedCells,
  given: Groups | undefined,
): Groups {
  const rowOf = new Map((given?.samples ?? []).map((name, row) => [name, row]));
  const bySample = samples.some((name) => rowOf.has(name));
  const factors = (given?.factors ?? []).flatMap(({ name, values }) => {
    if (bySample) return [{ name, values: samples.map((one) => values[rowOf.get(one) ?? -1] ?? '') }];
    const of = new Map<number, string>();
    for (const [i, cell] of cells.entries()) {
      const value = values[rowOf.get(cell) ?? -1];
      if (value === undefined) continue;
      if ((of.get(sample[i]!) ?? value) !== value) return [];
      of.set(sample[i]!, value);
    }
    return [{ name, values: samples.map((_, at) => of.get(at) ?? '') }];
  });
  return { samples, group: Array.from(group, (level) => levels[level]!), levels, colors: given?.colors ?? {}, factors };
}
