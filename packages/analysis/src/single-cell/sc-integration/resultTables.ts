import { integerColumn, numberColumn, tableOf, textColumn, type Column, type Table } from '../../model/index.ts';
import { clusterName } from '../sc-cluster/index.ts';
import { sortedQuantile } from '../../statistics/index.ts';
import type { Harmony } from './harmony.ts';

/** Classes of the cells as places in `names`. */
export type Classes = { readonly names: readonly string[]; readonly of: Int32Array };
/** LISI of every cell before and after: of the batches, or of the known cell types. */
export type Mixing = {
  readonly kind: 'batch' | 'label';
  readonly classes: Classes;
  readonly before: Float64Array;
  readonly after: Float64Array;
};

const words = {
  batch: { name: 'ilisi', label: '批次 LISI', of: '批次' },
  label: { name: 'clisi', label: '类型 LISI', of: '细胞类型' },
} as const;

export function cellTable(
  cells: readonly string[],
  batch: Classes,
  label: Classes | null,
  community: Int32Array,
  maps: readonly [Float64Array, Float64Array],
  mixing: readonly Mixing[],
): Table {
  const axis = (map: Float64Array, at: number) => Float64Array.from(cells, (_, i) => map[2 * i + at]!);
  const lisi = mixing.flatMap(({ after, before, kind }): Column[] => [
    numberColumn(`${words[kind].name}_before`, `整合前${words[kind].label}`, before, {
      help: `整合前该细胞周围有效的${words[kind].of}个数，1 为只有一个`,
    }),
    numberColumn(`${words[kind].name}_after`, `整合后${words[kind].label}`, after, {
      help: `整合后该细胞周围有效的${words[kind].of}个数，1 为只有一个`,
    }),
  ]);
  return tableOf('cells', '细胞', [
    textColumn('cell', '细胞', cells, { help: '细胞条码，与表达矩阵的列名相同' }),
    textColumn(
      'batch',
      '批次',
      Array.from(batch.of, (own) => batch.names[own]!),
      { help: '取自注释表的批次列' },
    ),
    ...(label
      ? [
          textColumn(
            'label',
            '细胞类型',
            Array.from(label.of, (own) => label.names[own]!),
            { help: '取自注释表的细胞类型列，不参与整合；空的为“未注释”' },
          ),
        ]
      : []),
    textColumn('cluster', '簇', Array.from(community, clusterName), {
      help: '在整合后的主成分上聚类，按细胞数从多到少编号',
    }),
    numberColumn('x', 'UMAP 1', axis(maps[1], 0), { help: '整合后的 UMAP 横坐标；没有单位，只看远近' }),
    numberColumn('y', 'UMAP 2', axis(maps[1], 1), { help: '整合后的 UMAP 纵坐标；没有单位，只看远近' }),
    numberColumn('x_before', '整合前 UMAP 1', axis(maps[0], 0), { help: '整合前的 UMAP 横坐标；没有单位，只看远近' }),
    numberColumn('y_before', '整合前 UMAP 2', axis(maps[0], 1), { help: '整合前的 UMAP 纵坐标；没有单位，只看远近' }),
    ...lisi,
  ]);
}

/** Quartiles of LISI over all cells and over those of each batch, and the medians over all. */
export function mixingTable(
  mixing: readonly Mixing[],
  batch: Classes,
): {
  readonly table: Table;
  readonly medians: { readonly batch: readonly [number, number]; readonly label?: readonly [number, number] };
} {
  const rows = mixing.flatMap(({ after, before, classes, kind }) =>
    ['全部', ...batch.names].flatMap((scope, s) =>
      (
        [
          ['before', before],
          ['after', after],
        ] as const
      ).map(([stage, values]) => {
        const sorted = (s === 0 ? values.slice() : values.filter((_, i) => batch.of[i] === s - 1)).sort();
        return {
          kind,
          scope,
          stage,
          cells: sorted.length,
          most: classes.names.length,
          five: [0, 0.25, 0.5, 0.75, 1].map((p) => sortedQuantile(sorted, p)),
        };
      }),
    ),
  );
  const column = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, of);
  const median = (kind: Mixing['kind']): readonly [number, number] | undefined => {
    const own = rows.filter((row) => row.kind === kind && row.scope === '全部');
    return own.length === 2 ? [own[0]!.five[2]!, own[1]!.five[2]!] : undefined;
  };
  const label = median('label');
  return {
    medians: { batch: median('batch')!, ...(label && { label }) },
    table: tableOf('mixing', '混合程度', [
      textColumn(
        'measure',
        '指标',
        rows.map(({ kind }) => words[kind].name),
        { help: 'ilisi 为批次的 LISI，越接近批次数混得越匀；clisi 为细胞类型的，应接近 1' },
      ),
      textColumn(
        'scope',
        '范围',
        rows.map(({ scope }) => scope),
        { help: '全部细胞，或某一批次的细胞' },
      ),
      textColumn(
        'stage',
        '阶段',
        rows.map(({ stage }) => stage),
        { help: 'before 为整合前，after 为整合后' },
      ),
      integerColumn(
        'cells',
        '细胞数',
        column((row) => row.cells),
        { help: '该范围内的细胞个数' },
      ),
      integerColumn(
        'most',
        '可能的最大值',
        column((row) => row.most),
        { help: '批次数或细胞类型数' },
      ),
      numberColumn(
        'min',
        '最小值',
        column(({ five }) => five[0]!),
        { help: '该范围内各细胞 LISI 的最小值' },
      ),
      numberColumn(
        'q1',
        '下四分位数',
        column(({ five }) => five[1]!),
        { help: '该范围内各细胞 LISI 的下四分位数（R 的第 7 种）' },
      ),
      numberColumn(
        'median',
        '中位数',
        column(({ five }) => five[2]!),
        { help: '该范围内各细胞 LISI 的中位数' },
      ),
      numberColumn(
        'q3',
        '上四分位数',
        column(({ five }) => five[3]!),
        { help: '该范围内各细胞 LISI 的上四分位数（R 的第 7 种）' },
      ),
      numberColumn(
        'max',
        '最大值',
        column(({ five }) => five[4]!),
        { help: '该范围内各细胞 LISI 的最大值' },
      ),
    ]),
  };
}

export function componentTable(cells: readonly string[], corrected: Float64Array, d: number): Table {
  return tableOf('components', '整合后的主成分', [
    textColumn('cell', '细胞', cells, { help: '细胞条码，与表达矩阵的列名相同' }),
    ...Array.from({ length: d }, (_, j) =>
      numberColumn(
        `H${j + 1}`,
        `整合后主成分 ${j + 1}`,
        Float64Array.from(cells, (__, i) => corrected[i * d + j]!),
        { help: `第 ${j + 1} 主成分扣除批次差别之后的得分` },
      ),
    ),
  ]);
}

export function roundTable({ rounds }: Harmony): Table {
  const column = (of: (round: Harmony['rounds'][number]) => number): Float64Array => Float64Array.from(rounds, of);
  return tableOf('rounds', '迭代过程', [
    integerColumn(
      'round',
      '轮次',
      column(({ round }) => round),
      { help: '一轮为一次软聚类和一次校正，0 为开始时' },
    ),
    integerColumn(
      'passes',
      '软聚类次数',
      column(({ passes }) => passes),
      { help: '这一轮中更新簇中心与归属的次数' },
    ),
    numberColumn(
      'objective',
      '目标函数',
      column(({ objective }) => objective),
      { help: '距离、熵与多样性三项之和，越小越好' },
    ),
    numberColumn(
      'distance',
      '距离项',
      column(({ distance }) => distance),
      { help: '归属 × 到簇中心的余弦距离 2(1 − cos) 之和' },
    ),
    numberColumn(
      'entropy',
      '熵项',
      column(({ entropy }) => entropy),
      { help: 'σ × 归属 × ln 归属之和' },
    ),
    numberColumn(
      'diversity',
      '多样性项',
      column(({ diversity }) => diversity),
      { help: 'σθ × 归属 × ln((观察 + 1)/(期望 + 1)) 之和，批次越不匀越大' },
    ),
  ]);
}
