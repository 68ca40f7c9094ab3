import { agglomerate, distances } from '../../hierarchical-clustering/index.ts';
import {
  InputError,
  type CellCounts,
  type Groups,
  type Message,
  type MethodOutput,
  type Options,
  type Records,
  type Removal,
  type RunContext,
} from '../../model/index.ts';
import { librarySizes, refuseSize, selectCounts, withoutEmpty } from '../../cells/index.ts';
import { placedGenes, type PlacedGenes } from './placedGenes.ts';
import { binsOf, profiles } from './profiles.ts';
import { binTable, cellTable, chromosomeTable, heatmapTable, profileTable, type Cnv } from './resultTables.ts';
import { readScCnvOptions, type ScCnvOptions } from './scCnv.schema.ts';

/** Number of segments in the tables, and of cells in the heat map. */
const wantedBins = 200;
const drawnCells = 300;
/** Fewest genes that can be smoothed, and fewest reference cells. */
const fewestGenes = 50;
const fewestReference = 5;

/**
 * Relative copy number of cells along the genome.
 * @throws {InputError} When cells or genes cannot be joined, or too few are left.
 */
export function scCnv(
  given: CellCounts,
  groups: Groups,
  records: Records,
  raw: Options,
  { progress }: RunContext,
): MethodOutput {
  const options = readScCnvOptions(raw);
  progress('整理细胞与基因', 0);
  const { cluster, counts, names, removed } = joined(given, groups);
  const reference = options.reference === '' ? 0 : names.indexOf(options.reference);
  const members = [...cluster.keys()].filter((cell) => cluster[cell] === reference);
  if (reference < 0 || members.length < fewestReference)
    throw refused(
      'too-few-reference',
      'groups',
      `参照细胞“${options.reference || names[0]!}”${members.length === 0 ? '在表达矩阵中没有' : `只有 ${members.length} 个`}，至少需要 ${fewestReference} 个`,
      `请把“参照细胞”改为细胞较多的正常类型：${names.join('、')}`,
    );
  const placed = expressedGenes(counts, placedGenes(counts, records, options), options);
  const { chromosome } = placed;
  const bins = binsOf(chromosome, wantedBins);
  const n = counts.cells.length;
  const { of, quiet } = profiles(counts, librarySizes(counts), placed.gene, chromosome, members, options);

  const values = new Float64Array(n * bins.length);
  const score = new Float64Array(n);
  for (let cell = 0; cell < n; cell += 1) {
    if (cell % 200 === 0) progress('推断各细胞', 0.3 + (0.6 * cell) / n);
    const own = of(cell);
    score[cell] = own.reduce((sum, value) => sum + value * value, 0) / own.length;
    bins.forEach(({ from, to }, bin) => {
      let sum = 0;
      for (let at = from; at < to; at += 1) sum += own[at]!;
      values[cell * bins.length + bin] = sum / (to - from);
    });
  }
  progress('整理结果', 0.92);
  const cnv: Cnv = {
    cells: counts.cells,
    names,
    cluster,
    reference,
    placed,
    genes: counts.genes,
    bins,
    values,
    score,
    correlation: correlations(values, bins.length, score, cluster, reference),
  };
  const chromosomes = chromosomeTable(cnv);
  return {
    tables: [cellTable(cnv), chromosomes, binTable(cnv), profileTable(cnv), heatmapTable(cnv, drawnOrder(cnv))],
    removed,
    messages: said(placed, members.length, counts, options),
    facts: {
      cells: n,
      types: names.length,
      reference: names[reference]!,
      reference_cells: members.length,
      genes: placed.gene.length,
      unplaced: placed.unplaced,
      chromosomes: placed.names.length,
      bins: bins.length,
      quiet: Number(quiet.toPrecision(4)),
      ...extremes(cnv, chromosomes),
    },
  };
}

const refused = (code: string, input: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);

type Joined = {
  readonly counts: CellCounts;
  readonly names: readonly string[];
  readonly cluster: Int32Array;
  readonly removed: readonly Removal[];
};

/**
 * The cells that the groups name, with counts; the others are named.
 * @throws {InputError} When fewer than two types are left.
 */
function joined(cells: CellCounts, groups: Groups): Joined {
  const { kept, removed } = withoutEmpty(cells);
  refuseSize(kept, 10);
  const typeOf = new Map(groups.samples.map((cell, i) => [cell, groups.group[i]!]));
  const used = [...kept.cells.keys()].filter((cell) => typeOf.has(kept.cells[cell]!));
  const present = new Set(used.map((cell) => typeOf.get(kept.cells[cell]!)!));
  const names = groups.levels.filter((level) => present.has(level));
  if (names.length < 2)
    throw refused(
      'too-few-types',
      'groups',
      used.length === 0
        ? `分组表中的名称（如“${groups.samples[0] ?? ''}”）在表达矩阵中一个也没有（如“${cells.cells[0] ?? ''}”）`
        : `表达矩阵中的细胞只有“${names[0]}”一类`,
      '分组表第一列应是细胞条码，与表达矩阵的列名相同；至少要有参照细胞与另一类细胞',
    );
  const ungrouped = kept.cells
    .filter((cell) => !typeOf.has(cell))
    .map((id): Removal => ({ kind: 'sample', id, reason: '不在分组表中' }));
  const counts =
    used.length === kept.cells.length
      ? kept
      : selectCounts(
          kept,
          used,
          kept.genes.map((_, gene) => gene),
        );
  return {
    counts,
    names,
    cluster: Int32Array.from(counts.cells, (cell) => names.indexOf(typeOf.get(cell)!)),
    removed: [...removed, ...ungrouped],
  };
}

/** Placed genes that enough counts were found of. @throws {InputError} When too few are left. */
function expressedGenes(counts: CellCounts, placed: PlacedGenes, { min_mean: least }: ScCnvOptions): PlacedGenes {
  const sums = new Float64Array(counts.genes.length);
  counts.rows.forEach((gene, at) => (sums[gene]! += counts.values[at]!));
  const kept = [...placed.gene.keys()].filter(
    (at) => sums[placed.gene[at]!]! > 0 && sums[placed.gene[at]!]! / counts.cells.length >= least,
  );
  if (kept.length < fewestGenes)
    throw refused(
      'too-few-genes',
      'records',
      `有位置且平均计数不低于 ${least} 的基因只有 ${kept.length} 个，至少需要 ${fewestGenes} 个`,
      '请检查位置表是否包含全部基因，或调低“最低平均计数”',
    );
  return {
    ...placed,
    gene: Int32Array.from(kept, (at) => placed.gene[at]!),
    chromosome: Int32Array.from(kept, (at) => placed.chromosome[at]!),
    position: Float64Array.from(kept, (at) => placed.position[at]!),
  };
}

/**
 * For every cell Pearson's r between its profile and the mean of the 5 % of the other cells (at least 5) with the
 * highest scores; `NaN` for a cell without variation.
 */
function correlations(
  values: Float64Array,
  bins: number,
  score: Float64Array,
  cluster: Int32Array,
  reference: number,
): Float64Array {
  const others = [...cluster.keys()]
    .filter((cell) => cluster[cell] !== reference)
    .toSorted((a, b) => score[b]! - score[a]! || a - b);
  const top = others.slice(0, Math.max(5, Math.round(0.05 * others.length)));
  const mean = new Float64Array(bins);
  for (const cell of top) for (let bin = 0; bin < bins; bin += 1) mean[bin]! += values[cell * bins + bin]! / top.length;
  const centre = (own: Float64Array): Float64Array => {
    const middle = own.reduce((sum, value) => sum + value, 0) / bins;
    return own.map((value) => value - middle);
  };
  const length = (own: Float64Array): number => Math.sqrt(own.reduce((sum, value) => sum + value * value, 0));
  const wanted = centre(mean);
  return Float64Array.from(cluster, (_, cell) => {
    const own = centre(values.subarray(cell * bins, (cell + 1) * bins));
    return own.reduce((sum, value, bin) => sum + value * wanted[bin]!, 0) / (length(own) * length(wanted));
  });
}

/** Cells of the heat map: a spread selection of every type, with similar cells side by side (Ward). */
function drawnOrder({ bins, cluster, names, values }: Cnv): number[] {
  return names.flatMap((_, type) => {
    const own = [...cluster.keys()].filter((cell) => cluster[cell] === type);
    const take = Math.min(own.length, Math.max(8, Math.round((drawnCells * own.length) / cluster.length)));
    const some = Array.from({ length: take }, (__, i) => own[Math.floor((i * own.length) / take)]!);
    if (some.length < 3) return some;
    const width = bins.length;
    const part = new Float64Array(some.length * width);
    some.forEach((cell, at) => part.set(values.subarray(cell * width, (cell + 1) * width), at * width));
    return Array.from(
      agglomerate(distances(part, some.length, width, 'euclidean'), 'ward.D2').order,
      (at) => some[at]!,
    );
  });
}

function extremes(
  { names, reference }: Cnv,
  table: ReturnType<typeof chromosomeTable>,
): Record<string, string | number> {
  const column = (name: string) => table.columns.find((one) => one.name === name)!.values;
  const [types, chromosomes, mean] = [
    column('group') as readonly string[],
    column('chromosome') as readonly string[],
    column('mean') as Float64Array,
  ];
  const rows = [...types.keys()].filter((row) => types[row] !== names[reference]);
  const word = (row: number): string =>
    `“${types[row]}”的 ${chromosomes[row]}${/^\d+$/u.test(chromosomes[row]!) ? ' 号' : ' '}染色体（${mean[row]!.toFixed(2).replace('-', '−')}）`;
  const [high, low] = [
    rows.reduce((best, row) => (mean[row]! > mean[best]! ? row : best)),
    rows.reduce((best, row) => (mean[row]! < mean[best]! ? row : best)),
  ];
  return { ...(mean[high]! > 0 && { gain: word(high) }), ...(mean[low]! < 0 && { loss: word(low) }) };
}

function said(
  { chromosome, gene, unplaced }: PlacedGenes,
  reference: number,
  { genes }: CellCounts,
  { window }: ScCnvOptions,
): Message[] {
  const messages: Message[] = [];
  if (unplaced > 0)
    messages.push({
      level: unplaced * 2 > genes.length ? 'warning' : 'info',
      text: `${unplaced} 个基因没有位置或在去掉的染色体上，未参与。`,
    });
  if (reference < 20)
    messages.push({ level: 'warning', text: `参照细胞只有 ${reference} 个，参照水平不稳，宜有 50 个以上。` });
  const sizes = new Map<number, number>();
  for (const one of chromosome) sizes.set(one, (sizes.get(one) ?? 0) + 1);
  const short = [...sizes.values()].filter((size) => size < window / 2).length;
  if (gene.length < 10 * window && short > 0)
    messages.push({
      level: 'info',
      text: `${short} 条染色体的基因不到“平滑的基因数”的一半，只能看整条的增减；可调小“平滑的基因数”。`,
    });
  return messages;
}
