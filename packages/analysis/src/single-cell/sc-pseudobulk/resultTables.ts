import {
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type CellCounts,
  type Groups,
  type Table,
} from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import type { AnnotatedCells } from '../../cells/index.ts';
import { engines } from './engines.ts';
import type { ScPseudobulkOptions } from './scPseudobulk.schema.ts';

/** One cell type: the samples (by place) that took part and the tables of the method, or why it was left out. */
export type TypeResult = {
  /** Name of the cluster. */
  readonly cluster: string;
  /** Number of its cells. */
  readonly cells: number;
  /** Places of the samples that took part. */
  readonly used: readonly number[];
  /** The tables of the method; `null` when it was not run. */
  readonly tables: ReadonlyMap<string, Table> | null;
  /** Why it was left out; `''` when it was not. */
  readonly reason: string;
};

/** Name of a cluster in messages; a bare number gets a prefix. */
const clusterLabel = (name: string): string => (/^\d+$/.test(name) ? `簇 ${name}` : name);

type Part = { readonly cluster: string; readonly table: Table };
const parts = (tested: readonly TypeResult[]): Part[] =>
  tested.map(({ cluster, tables }) => ({ cluster, table: tables!.get('result')! }));
const column = (table: Table, name: string) => table.columns.find((one) => one.name === name)!.values;
const texts = (all: readonly Part[], name: string): string[] =>
  all.flatMap(({ table }) => [...(column(table, name) as readonly string[])]);

function numbers(all: readonly Part[], name: string): Float64Array {
  const values = new Float64Array(all.reduce((sum, { table }) => sum + table.rows, 0));
  let at = 0;
  for (const { table } of all) {
    values.set(column(table, name) as Float64Array, at);
    at += table.rows;
  }
  return values;
}

/** All cell types, one after the other. `p_adj_all` corrects over the cell types of one comparison together. */
export function resultTable(tested: readonly TypeResult[], { fc, method, p, p_column }: ScPseudobulkOptions): Table {
  const all = parts(tested);
  const { level, levelHelp, levelLabel, statistic, statisticHelp } = engines[method];
  const contrasts = texts(all, 'contrast');
  const clusters = all.flatMap(({ cluster, table }) => Array.from({ length: table.rows }, () => cluster));
  const raw = numbers(all, 'p');
  const together = new Float64Array(raw.length);
  for (const contrast of new Set(contrasts)) {
    const rows = Int32Array.from(contrasts.keys()).filter((row) => contrasts[row] === contrast);
    pAdjust(
      Float64Array.from(rows, (row) => raw[row]!),
      'BH',
    ).forEach((value, i) => (together[rows[i]!] = value));
  }
  return tableOf('result', '差异检验结果', [
    textColumn(
      'contrast',
      '比较',
      contrasts.map((name, row) => `${clusterLabel(clusters[row]!)}：${name}`),
      { help: '细胞类型：比较组 vs 参照组' },
    ),
    textColumn('cluster', '细胞类型', clusters, { help: '簇或细胞类型的名称' }),
    textColumn('feature', '基因', texts(all, 'feature'), { help: '基因名，取自表达矩阵' }),
    numberColumn(level, levelLabel, numbers(all, level), { help: levelHelp }),
    numberColumn('log2fc', 'log2 差异倍数', numbers(all, 'log2fc'), {
      help: '模型估计的比较组 − 参照组，log2 尺度，已扣除协变量',
    }),
    numberColumn('statistic', '统计量', numbers(all, statistic), { help: statisticHelp }),
    numberColumn('p', 'p 值', raw, { help: '未经多重检验校正的 p 值' }),
    numberColumn('p_adj', '校正后 p 值', numbers(all, 'p_adj'), {
      help: '在该细胞类型、该比较的各基因中按 Benjamini–Hochberg 校正',
    }),
    numberColumn('p_adj_all', '合并校正后 p 值', together, {
      help: '在该比较的全部细胞类型与基因中一起按 Benjamini–Hochberg 校正',
    }),
    textColumn('direction', '变化方向', texts(all, 'direction'), {
      help: `上调（up）、下调（down）：${p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${p} 且差异倍数 ≥ ${fc} 或 ≤ 1/${fc}；其余为 none`,
    }),
  ]);
}

/** The outcome for each cell type and comparison. */
export function typeTable(
  types: readonly TypeResult[],
  { group, levels }: Groups,
  cells: readonly Int32Array[],
): Table {
  const rows = types.flatMap((type, at) => {
    const result = type.tables?.get('result');
    const base = {
      ...type,
      sizes: levels
        .map((level) => `${level} ${type.used.filter((sample) => group[sample] === level).length}`)
        .join('、'),
      most: cells[at]!.reduce((sum, count) => sum + Number(count > 0), 0),
    };
    if (!result) return [{ ...base, contrast: '', genes: Number.NaN, up: Number.NaN, down: Number.NaN }];
    const [contrasts, directions] = [
      column(result, 'contrast') as readonly string[],
      column(result, 'direction') as readonly string[],
    ];
    return [...new Set(contrasts)].map((contrast) => {
      const count = (word: string): number =>
        directions.reduce((sum, one, row) => sum + Number(one === word && contrasts[row] === contrast), 0);
      return {
        ...base,
        contrast,
        genes: contrasts.filter((one) => one === contrast).length,
        up: count('up'),
        down: count('down'),
      };
    });
  });
  const counted = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, of);
  return tableOf('types', '各细胞类型', [
    textColumn(
      'cluster',
      '细胞类型',
      rows.map(({ cluster }) => cluster),
      { help: '簇或细胞类型的名称' },
    ),
    textColumn(
      'contrast',
      '比较',
      rows.map(({ contrast }) => contrast),
      { help: '比较组 vs 参照组；未检验的细胞类型为空' },
    ),
    integerColumn(
      'cells',
      '细胞数',
      counted((row) => row.cells),
      { help: '全部样本中这种细胞的个数' },
    ),
    integerColumn(
      'samples',
      '参与的样本数',
      counted(({ used }) => used.length),
      { help: '细胞数足够、参与比较的样本个数' },
    ),
    textColumn(
      'sizes',
      '各组样本数',
      rows.map(({ sizes }) => sizes),
      { help: '各组参与比较的样本个数' },
    ),
    textColumn(
      'tested',
      '是否检验',
      rows.map(({ tables }) => (tables ? '是' : '否')),
      { help: '这种细胞是否作了检验' },
    ),
    textColumn(
      'reason',
      '未检验的原因',
      rows.map(({ reason }) => reason),
      { help: '没有检验的细胞类型写明原因；检验了的为空' },
    ),
    integerColumn(
      'genes',
      '检验的基因数',
      counted(({ genes }) => genes),
      { help: '去掉低计数的基因之后的个数；未检验的为空' },
    ),
    integerColumn(
      'up',
      '上调',
      counted(({ up }) => up),
      { help: '达到阈值的上调基因个数；未检验的为空' },
    ),
    integerColumn(
      'down',
      '下调',
      counted(({ down }) => down),
      { help: '达到阈值的下调基因个数；未检验的为空' },
    ),
  ]);
}

/** How many cells and counts each sample has of each cell type. */
export function sumTable(
  counts: CellCounts,
  { cluster, sample }: AnnotatedCells,
  places: Int32Array,
  { group, samples }: Groups,
  cells: readonly Int32Array[],
  types: readonly TypeResult[],
): Table {
  const depth = cells.map(() => new Float64Array(samples.length));
  cluster.forEach((own, i) => {
    const place = places[i]!;
    if (place < 0) return;
    let total = 0;
    for (let at = counts.starts[place]!; at < counts.starts[place + 1]!; at += 1) total += counts.values[at]!;
    depth[own]![sample[i]!]! += total;
  });
  const rows = types.flatMap(({ cluster: name, used }, at) =>
    samples.map((one, s) => ({
      name,
      one,
      level: group[s]!,
      cells: cells[at]![s]!,
      counts: depth[at]![s]!,
      used: used.includes(s),
    })),
  );
  return tableOf('sums', '相加的样本', [
    textColumn(
      'cluster',
      '细胞类型',
      rows.map(({ name }) => name),
      { help: '簇或细胞类型的名称' },
    ),
    textColumn(
      'sample',
      '样本',
      rows.map(({ one }) => one),
      { help: '样本名，按分组排列' },
    ),
    textColumn(
      'group',
      '分组',
      rows.map(({ level }) => level),
      { help: '样本所属的组' },
    ),
    integerColumn(
      'cells',
      '细胞数',
      Float64Array.from(rows, (row) => row.cells),
      { help: '该样本中这种细胞的个数' },
    ),
    integerColumn(
      'counts',
      '总计数',
      Float64Array.from(rows, (row) => row.counts),
      { help: '这些细胞全部基因的计数之和' },
    ),
    textColumn(
      'used',
      '是否参与',
      rows.map(({ used }) => (used ? '是' : '否')),
      { help: '细胞数不足或所在组样本太少的不参与这种细胞的比较' },
    ),
  ]);
}
