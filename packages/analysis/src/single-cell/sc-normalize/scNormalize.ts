import {
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type CellCounts,
  type Column,
  type Groups,
  type Message,
  type MethodOutput,
  type Options,
  type RunContext,
  type Table,
} from '../../model/index.ts';
import { arithmeticMean, median, sampleSd } from '../../statistics/index.ts';
import {
  byScore,
  geneMoments,
  librarySizes,
  refusal,
  refuseSize,
  selectCounts,
  vst,
  withoutEmpty,
} from '../../cells/index.ts';
import { deconvolvedFactors, poolSizes } from './deconvolution.ts';

/** The matrix is for reading and for the tools that take samples in columns; the factors serve for the whole table. */
const mostCells = 1_000;
const mostValues = 1_000_000;

type Factors = {
  readonly factors: Float64Array;
  readonly messages: readonly Message[];
  readonly facts: Readonly<Record<string, number>>;
};

/**
 * A factor for each cell, what normalisation makes of each gene, and a part of the normalised matrix.
 * @throws {InputError} For no cells with counts, too many, or under 21 for deconvolution.
 */
export function scNormalize(
  cells: CellCounts,
  groups: Groups | undefined,
  options: Options,
  { progress }: RunContext,
): MethodOutput {
  const { kept, removed } = withoutEmpty(cells);
  refuseSize(kept, 2);
  progress('计算归一化因子', 0);
  const libraries = librarySizes(kept);
  const found = factorsOf(kept, libraries, options, (fraction) => progress('计算归一化因子', 0.7 * fraction));
  const logged = divided(kept, found.factors, logarithms[String(options['log'])]!);
  progress('汇总基因', 0.8);
  const part = partOf(kept, Number(options['genes']));
  const messages = [...found.messages, ...part.messages];
  return {
    tables: [
      cellTable(kept, libraries, found.factors),
      geneTable(kept, logged, libraries, groups),
      matrixTable(selectCounts(logged, part.cells, part.genes)),
    ],
    removed,
    messages,
    facts: {
      cells: kept.cells.length,
      empty: removed.length,
      genes: kept.genes.length,
      listed_genes: part.genes.length,
      listed_cells: part.cells.length,
      factor_low: found.factors.reduce((least, value) => Math.min(least, value), Infinity),
      factor_high: found.factors.reduce((most, value) => Math.max(most, value), 0),
      ...found.facts,
    },
  };
}

const logarithms: Readonly<Record<string, (value: number) => number>> = {
  ln: Math.log1p,
  log2: (value) => Math.log1p(value) / Math.LN2,
  none: (value) => value,
};

function factorsOf(
  counts: CellCounts,
  libraries: Float64Array,
  options: Options,
  progress: (fraction: number) => void,
): Factors {
  if (options['method'] === 'library')
    return { factors: libraries.map((total) => total / Number(options['scale'])), messages: [], facts: {} };
  if (options['method'] === 'median') {
    const middle = median(libraries);
    return { factors: libraries.map((total) => total / middle), messages: [], facts: { middle } };
  }
  if (counts.cells.length < poolSizes[0]!)
    throw refusal(
      'too-few-cells',
      `有计数的细胞只有 ${counts.cells.length} 个，去卷积法至少需要 ${poolSizes[0]} 个`,
      '请改用“总计数到固定值”，或上传更多细胞',
    );
  const { factors, genes, replaced } = deconvolvedFactors(counts, progress);
  if (genes === 0)
    throw refusal(
      'no-abundant-gene',
      '没有平均计数足够高的基因（UMI 数据为 0.1），去卷积法无法计算',
      '请改用“总计数到固定值”，并检查计数是否过低',
    );
  const messages: Message[] =
    replaced > 0
      ? [
          {
            level: 'warning',
            text: `${replaced} 个细胞的估计不是正数（多为计数很少的细胞），已改用按总计数的因子；建议先做质控。`,
          },
        ]
      : [];
  return { factors, messages, facts: { abundant: genes, replaced } };
}

function divided(counts: CellCounts, factors: Float64Array, logarithm: (value: number) => number): CellCounts {
  const values = new Float64Array(counts.values.length);
  for (let cell = 0; cell < factors.length; cell += 1)
    for (let at = counts.starts[cell]!; at < counts.starts[cell + 1]!; at += 1)
      values[at] = logarithm(counts.values[at]! / factors[cell]!);
  return { ...counts, values };
}

/**
 * Which genes and cells the matrix shows: the most variable genes in the order of the file, and cells evenly spaced
 * over it.
 */
function partOf(
  counts: CellCounts,
  wanted: number,
): { readonly genes: readonly number[]; readonly cells: readonly number[]; readonly messages: readonly Message[] } {
  const n = counts.cells.length;
  const cells =
    n <= mostCells
      ? [...counts.cells.keys()]
      : Array.from({ length: mostCells }, (_, i) => Math.floor((i * n) / mostCells));
  const ranked = counts.cells.length < 3 ? [] : byScore(vst(counts));
  // Genes that do not vary come last.
  const order = [...new Set([...ranked, ...counts.genes.keys()])];
  const genes = order.slice(0, Math.min(wanted, Math.floor(mostValues / cells.length))).toSorted((a, b) => a - b);
  const messages: Message[] = [];
  if (genes.length < counts.genes.length || cells.length < n) {
    const which =
      cells.length < n
        ? `、在 ${n.toLocaleString('en-US')} 个细胞中等距抽取的 ${cells.length.toLocaleString('en-US')} 个细胞`
        : '';
    messages.push({
      level: 'info',
      text: `归一化矩阵列出变异最大的 ${genes.length} 个基因${which}；全部细胞的因子在“细胞”表中，用计数除以因子再取对数即得完整的归一化矩阵。`,
    });
  }
  return { genes, cells, messages };
}

/**
 * Pearson's correlation of each gene with log10 of the library; zeros count. `NaN` of a gene, or of libraries, that do
 * not vary.
 */
function depthCorrelation(counts: CellCounts, libraries: Float64Array): Float64Array {
  const n = libraries.length;
  const depth = libraries.map(Math.log10);
  const middle = arithmeticMean(depth);
  const spread = sampleSd(depth);
  const { mean, variance } = geneMoments(counts);
  const sums = new Float64Array(counts.genes.length);
  for (let cell = 0; cell < n; cell += 1) {
    for (let at = counts.starts[cell]!; at < counts.starts[cell + 1]!; at += 1)
      sums[counts.rows[at]!]! += counts.values[at]! * (depth[cell]! - middle);
  }
  // When all values are equal, rounding of the mean leaves a tiny variance.
  return sums.map((sum, gene) =>
    variance[gene]! > 1e-24 * mean[gene]! ** 2 && spread > 0
      ? sum / ((n - 1) * Math.sqrt(variance[gene]!) * spread)
      : Number.NaN,
  );
}

function cellTable(counts: CellCounts, libraries: Float64Array, factors: Float64Array): Table {
  return tableOf('cells', '细胞', [
    textColumn('cell', '细胞', counts.cells, { help: '细胞条码，与输入的列名相同' }),
    integerColumn('library_size', '总计数', libraries, { help: '该细胞所有基因计数之和' }),
    integerColumn(
      'genes',
      '基因数',
      Float64Array.from(counts.cells, (_, cell) => counts.starts[cell + 1]! - counts.starts[cell]!),
      { help: '该细胞中计数大于 0 的基因个数' },
    ),
    numberColumn('factor', '归一化因子', factors, { help: '该细胞的计数都除以这个数，再按设定取对数' }),
  ]);
}

function geneTable(counts: CellCounts, logged: CellCounts, libraries: Float64Array, groups: Groups | undefined): Table {
  const { cells, mean, variance } = geneMoments(logged);
  const groupOf = new Map(groups?.samples.map((cell, i) => [cell, groups.group[i]!]));
  const levelOf = logged.cells.map((cell) => groupOf.get(cell) ?? '');
  const shown = (groups?.levels ?? []).filter((level) => levelOf.includes(level));
  const all = logged.genes.map((_, gene) => gene);
  const ofLevel = (level: string): Column => {
    const own = [...levelOf.keys()].filter((cell) => levelOf[cell] === level);
    return numberColumn(`mean_${level}`, `${level} 平均`, geneMoments(selectCounts(logged, own, all)).mean, {
      help: `该组 ${own.length} 个细胞归一化值的平均值，0 也计入`,
    });
  };
  return tableOf('genes', '基因', [
    textColumn('gene', '基因', logged.genes, { help: '基因名，取自输入的第一列' }),
    integerColumn('cells', '检出细胞数', Float64Array.from(cells), { help: '计数大于 0 的细胞个数' }),
    numberColumn('mean', '平均表达', mean, { help: '归一化值在所有细胞中的平均值，0 也计入' }),
    numberColumn('variance', '方差', variance, { help: '归一化值在所有细胞中的方差（n − 1），0 也计入' }),
    numberColumn(
      'depth_r_raw',
      '归一化前与深度的相关',
      depthCorrelation({ ...counts, values: counts.values.map(Math.log1p) }, libraries),
      { help: 'ln(1 + 计数) 与总计数的对数在细胞间的 Pearson 相关系数；没有变化的为空' },
    ),
    numberColumn('depth_r', '归一化后与深度的相关', depthCorrelation(logged, libraries), {
      help: '归一化值与总计数的对数在细胞间的 Pearson 相关系数；没有变化的为空',
    }),
    ...shown.map(ofLevel),
  ]);
}

function matrixTable(logged: CellCounts): Table {
  const columns = logged.cells.map((cell, at): Column => {
    const values = new Float64Array(logged.genes.length);
    for (let entry = logged.starts[at]!; entry < logged.starts[at + 1]!; entry += 1)
      values[logged.rows[entry]!] = logged.values[entry]!;
    return numberColumn(cell, cell, values, { help: '该细胞的归一化值，没有检出的基因为 0' });
  });
  return tableOf('matrix', '归一化矩阵', [
    textColumn('gene', '基因', logged.genes, { help: '变异最大的若干基因，按输入的次序' }),
    ...columns,
  ]);
}
