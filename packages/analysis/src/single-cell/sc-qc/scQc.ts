import {
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type CellCounts,
  type Message,
  type MethodOutput,
  type Options,
  type Table,
} from '../../model/index.ts';
import { mostCells, refuseSize } from '../../cells/index.ts';
import { medianAndMad } from '../../statistics/index.ts';
import { cellFigures, geneFigures, mitochondrialGenes, type CellFigures, type MitoPattern } from './qcFigures.ts';
import { fixedThresholds, madThresholds, verdicts, type Thresholds } from './thresholds.ts';

const reasons = {
  empty: '没有任何计数',
  low_counts: '总计数过低',
  low_genes: '基因数过低',
  high_genes: '基因数过高',
  high_mito: '线粒体占比过高',
} as const;
type Reason = keyof typeof reasons;

/** Figures of every cell, the limits, and who is left out and why. @throws {InputError} For no cells or too many. */
export function scQc(cells: CellCounts, options: Options): MethodOutput {
  refuseSize(cells, 1, mostCells);
  const mitochondrial = mitochondrialGenes(cells.genes, options['mito'] as MitoPattern);
  const figures = cellFigures(cells, mitochondrial);
  const limits =
    options['thresholds'] === 'mad'
      ? madThresholds(figures, Number(options['nmads']))
      : fixedThresholds({
          minCounts: Number(options['min_counts']),
          minGenes: Number(options['min_genes']),
          maxGenes: Number(options['max_genes']),
          maxMito: Number(options['max_mito']),
        });
  const verdict = verdicts(figures, limits);
  const genes = geneFigures(cells);
  const minCells = Number(options['min_cells']);
  const kept = verdict.filter((reason) => reason === '').length;
  const found = mitochondrial.reduce((sum, one) => sum + one, 0);
  const messages: Message[] = [];
  if (found === 0 && options['mito'] !== 'none')
    messages.push({
      level: 'warning',
      text: '没有识别到线粒体基因，线粒体占比都为 0，不起筛选作用；请检查基因名是否为 Symbol，或改选识别方式。',
    });
  if (kept * 2 < cells.cells.length)
    messages.push({
      level: 'warning',
      text: `${cells.cells.length} 个细胞中只保留 ${kept} 个，请查看分布图，确认阈值是否过严。`,
    });

  return {
    tables: [
      cellTable(cells, figures, verdict),
      thresholdTable(figures, limits),
      summaryTable(verdict),
      geneTable(cells.genes, genes, mitochondrial, minCells),
    ],
    removed: cells.cells.flatMap((id, cell) =>
      verdict[cell] === '' ? [] : [{ kind: 'sample' as const, id, reason: reasons[verdict[cell] as Reason] }],
    ),
    messages,
    facts: {
      cells: cells.cells.length,
      kept,
      genes: cells.genes.length,
      genes_kept: genes.cells.filter((count) => count >= minCells).length,
      mito_genes: found,
      counts_lower: said(limits.counts.lower),
      genes_lower: said(limits.genes.lower),
      genes_upper: said(limits.genes.upper),
      mito_upper: said(limits.mito.upper),
    },
  };
}

/** A missing limit is left out of the facts. */
const said = (limit: number): number | string => (Number.isNaN(limit) ? 'none' : limit);

function cellTable({ cells }: CellCounts, { counts, genes, mito }: CellFigures, verdict: readonly string[]): Table {
  return tableOf('cells', '细胞', [
    textColumn('cell', '细胞', cells, { help: '细胞条码，与输入的列名相同' }),
    integerColumn('counts', '总计数', counts, { help: '该细胞所有基因计数（UMI 或 reads）之和' }),
    integerColumn('genes', '基因数', genes, { help: '该细胞中计数大于 0 的基因个数' }),
    numberColumn('mito_share', '线粒体占比', mito, { help: '线粒体基因的计数 ÷ 总计数，0～1；没有计数的细胞为空' }),
    textColumn(
      'kept',
      '是否保留',
      verdict.map((reason) => (reason === '' ? '保留' : '剔除')),
      { help: '各项都在阈值之内的细胞保留' },
    ),
    textColumn(
      'reason',
      '剔除原因',
      verdict.map((reason) => (reason === '' ? '' : reasons[reason as Reason])),
      { help: '不符合的第一项；保留的细胞为空' },
    ),
  ]);
}

function thresholdTable(figures: CellFigures, limits: Thresholds): Table {
  const rows = (['counts', 'genes', 'mito'] as const).map((id) => ({
    id,
    ...limits[id],
    ...medianAndMad(figures[id]),
  }));
  const words = { counts: '总计数', genes: '基因数', mito: '线粒体占比' };
  const column = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, of);
  return tableOf('thresholds', '阈值', [
    textColumn(
      'figure',
      '指标',
      rows.map(({ id }) => id),
      { help: '指标的代号：counts、genes、mito' },
    ),
    textColumn(
      'name',
      '名称',
      rows.map(({ id }) => words[id]),
      { help: '指标的中文名称' },
    ),
    numberColumn(
      'median',
      '中位数',
      column((row) => row.median),
      { help: '所有细胞的中位数，包括被剔除的' },
    ),
    numberColumn(
      'mad',
      'MAD',
      column((row) => row.mad),
      { help: '与中位数之差的绝对值的中位数 × 1.4826，原始尺度' },
    ),
    numberColumn(
      'lower',
      '下限',
      column((row) => row.lower),
      { help: '低于此值的细胞剔除；为空表示没有下限' },
    ),
    numberColumn(
      'upper',
      '上限',
      column((row) => row.upper),
      { help: '高于此值的细胞剔除；为空表示没有上限' },
    ),
  ]);
}

function summaryTable(verdict: readonly string[]): Table {
  const rows = ['', ...Object.keys(reasons)].map((reason) => ({
    name: reason === '' ? '保留' : reasons[reason as Reason],
    count: verdict.filter((one) => one === reason).length,
  }));
  return tableOf('summary', '筛选结果', [
    textColumn(
      'reason',
      '结果',
      rows.map(({ name }) => name),
      { help: '保留，或剔除的原因；一个细胞只计入第一个原因' },
    ),
    integerColumn(
      'cells',
      '细胞数',
      Float64Array.from(rows, ({ count }) => count),
      { help: '属于这一结果的细胞个数' },
    ),
    numberColumn(
      'share',
      '占比',
      Float64Array.from(rows, ({ count }) => count / verdict.length),
      { help: '占全部细胞的比例，0～1' },
    ),
  ]);
}

function geneTable(
  names: readonly string[],
  { cells, counts }: ReturnType<typeof geneFigures>,
  mitochondrial: Uint8Array,
  minCells: number,
): Table {
  return tableOf('genes', '基因', [
    textColumn('gene', '基因', names, { help: '基因名，取自输入的第一列' }),
    integerColumn('cells', '检出细胞数', cells, { help: '计数大于 0 的细胞个数' }),
    integerColumn('counts', '总计数', counts, { help: '该基因在所有细胞中计数之和' }),
    textColumn(
      'mitochondrial',
      '线粒体基因',
      Array.from(mitochondrial, (one) => (one === 1 ? '是' : '否')),
      { help: '按所选的识别方式是否为线粒体基因' },
    ),
    textColumn(
      'kept',
      '是否保留',
      Array.from(cells, (count) => (count >= minCells ? '保留' : '剔除')),
      { help: '检出细胞数达到“基因最少细胞数”的保留' },
    ),
  ]);
}
