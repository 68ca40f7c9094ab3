import { integerColumn, numberColumn, tableOf, textColumn, type Table } from '../../model/index.ts';
import { chiSquaredUpper, pAdjust } from '../../statistics/index.ts';

/** Cells of a cluster in a group, compared with the expectation from the margins. */
type ObservedOverExpected = {
  /**
   * By cluster and in it by group; `residual` is standard normal where groups do not matter, `NaN` like its `p` where
   * there is but one group.
   */
  readonly cells: readonly {
    readonly cluster: number;
    readonly level: number;
    readonly observed: number;
    readonly expected: number;
    readonly roe: number;
    readonly residual: number;
    readonly p: number;
  }[];
  /** Pearson's test of the whole table. */
  readonly statistic: number;
  readonly df: number;
  readonly p: number;
};

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Ro/e (Guo et al. 2018, doi:10.1038/s41591-018-0045-3) with the standardised residuals of Pearson's chi-squared
 * (Agresti 2007, R's `chisq.test()$stdres`); the square of one is the test of this cluster against the others in this
 * group against the others, without continuity correction.
 *
 * @param counts - `[sample][cluster]`.
 * @param columns - The samples of each group.
 */
export function observedOverExpected(
  counts: readonly Float64Array[],
  columns: readonly Int32Array[],
): ObservedOverExpected {
  const clusters = counts[0]!.length;
  const observed = Array.from({ length: clusters }, (_, cluster) =>
    columns.map((samples) => sumOf(Array.from(samples, (sample) => counts[sample]![cluster]!))),
  );
  const ofCluster = observed.map(sumOf);
  const ofLevel = columns.map((_, level) => sumOf(observed.map((own) => own[level]!)));
  const all = sumOf(ofLevel);
  const cells = observed.flatMap((own, cluster) =>
    own.map((count, level) => {
      const expected = (ofCluster[cluster]! * ofLevel[level]!) / all;
      const spread = Math.sqrt(expected * (1 - ofCluster[cluster]! / all) * (1 - ofLevel[level]! / all));
      const residual = spread > 0 ? (count - expected) / spread : Number.NaN;
      return {
        cluster,
        level,
        observed: count,
        expected,
        roe: count / expected,
        residual,
        p: Number.isNaN(residual) ? Number.NaN : chiSquaredUpper(residual ** 2, 1),
      };
    }),
  );
  const df = (clusters - 1) * (columns.length - 1);
  const statistic = sumOf(cells.map((cell) => (cell.observed - cell.expected) ** 2 / cell.expected));
  return { cells, statistic, df, p: df > 0 ? chiSquaredUpper(statistic, df) : Number.NaN };
}

/** How Ro/e is written in short (Zheng et al. 2021, doi:10.1126/science.abe6474). */
export function roeMark(roe: number): string {
  if (!(roe > 0)) return '−';
  if (roe < 0.2) return '+/−';
  if (roe <= 0.8) return '+';
  return roe <= 1 ? '++' : '+++';
}

export function roeTable(
  { clusters, levels }: { readonly clusters: readonly string[]; readonly levels: readonly string[] },
  { cells }: ObservedOverExpected,
): Table {
  const column = (of: (cell: (typeof cells)[number]) => number): Float64Array => Float64Array.from(cells, of);
  return tableOf('roe', '观察与期望之比', [
    textColumn(
      'cluster',
      '簇',
      cells.map(({ cluster }) => clusters[cluster]!),
      { help: '簇或细胞类型的名称' },
    ),
    textColumn(
      'group',
      '分组',
      cells.map(({ level }) => levels[level] || '全部'),
      { help: '组名；没有分组时为“全部”' },
    ),
    integerColumn(
      'observed',
      '观察数',
      column(({ observed }) => observed),
      { help: '该组中属于该簇的细胞个数' },
    ),
    numberColumn(
      'expected',
      '期望数',
      column(({ expected }) => expected),
      { help: '簇的细胞数 × 组的细胞数 ÷ 总细胞数' },
    ),
    numberColumn(
      'roe',
      'Ro/e',
      column(({ roe }) => roe),
      { help: '观察数 ÷ 期望数；大于 1 为该组富集，不考虑样本间的差异' },
    ),
    textColumn(
      'mark',
      '标记',
      cells.map(({ roe }) => roeMark(roe)),
      { help: '+++ 大于 1，++ 为 0.8～1，+ 为 0.2～0.8，+/− 为 0～0.2，− 为 0' },
    ),
    numberColumn(
      'residual',
      '标准化残差',
      column(({ residual }) => residual),
      { help: '（观察 − 期望）÷ 标准误，绝对值大于 2 为明显偏多或偏少；只有一组时为空' },
    ),
    numberColumn(
      'p',
      '卡方检验 p 值',
      column(({ p }) => p),
      { help: '该簇与其他簇 × 该组与其他组的 2×2 卡方检验，不作连续性校正；把细胞当作独立的重复，期望数小于 5 时不准' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      pAdjust(
        column(({ p }) => p),
        'BH',
      ),
      { help: '在全部簇和组之间按 Benjamini–Hochberg 校正' },
    ),
  ]);
}
