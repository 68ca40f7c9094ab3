import type { Change } from '../../changes/index.ts';
import {
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type Column,
  type Groups,
  type Table,
} from '../../model/index.ts';
import { median } from '../../statistics/index.ts';
import type { Neighbourhood } from './neighbourhoods.ts';
import type { ScMiloOptions } from './scMilo.schema.ts';

/** One comparison, a figure a neighbourhood. */
export type TestedContrast = {
  readonly name: string;
  readonly log2fc: Float64Array;
  readonly level: Float64Array;
  readonly statistic: Float64Array;
  readonly p: Float64Array;
  readonly adjusted: Float64Array;
  readonly fdr: Float64Array;
  readonly direction: readonly Change[];
};

export type Milo = {
  readonly cells: readonly string[];
  readonly cluster: Int32Array;
  readonly clusters: readonly string[];
  readonly sample: Int32Array;
  readonly scheme: Groups;
  /** n × 2. */
  readonly map: Float64Array;
  readonly named: readonly [string, string];
  readonly neighbourhoods: readonly Neighbourhood[];
  readonly numbers: Float64Array;
  readonly tested: readonly TestedContrast[];
};

type Kind = { readonly cluster: number; readonly share: number };

/** The cluster most cells of a neighbourhood are of, of equal ones the first, and their share. */
function mainCluster({ cells }: Neighbourhood, cluster: Int32Array, clusters: number): Kind {
  const sizes = new Int32Array(clusters);
  for (const cell of cells) sizes[cluster[cell]!]! += 1;
  const best = sizes.reduce((most, size, at) => (size > sizes[most]! ? at : most), 0);
  return { cluster: best, share: sizes[best]! / cells.length };
}

/** All comparisons, one after the other, a neighbourhood in a row. */
export function neighbourhoodTable(
  { cells, cluster, clusters, map, named, neighbourhoods, tested }: Milo,
  { p }: ScMiloOptions,
): Table {
  const kinds = neighbourhoods.map((one) => mainCluster(one, cluster, clusters.length));
  const again = <T>(of: (at: number) => T): T[] => tested.flatMap(() => neighbourhoods.map((_, at) => of(at)));
  const stacked = (of: (one: TestedContrast) => Float64Array): Float64Array =>
    Float64Array.from(tested.flatMap((one) => [...of(one)]));
  const columns: Column[] = [
    textColumn(
      'contrast',
      '比较',
      tested.flatMap(({ name }) => neighbourhoods.map(() => name)),
      { help: '比较组 vs 参照组' },
    ),
    textColumn(
      'feature',
      '邻域',
      again((at) => String(at + 1)),
      { help: '邻域的编号' },
    ),
    textColumn(
      'cell',
      '中心细胞',
      again((at) => cells[neighbourhoods[at]!.index]!),
      { help: '邻域由它和近邻图中与它相连的细胞组成' },
    ),
    integerColumn('size', '细胞数', Float64Array.from(again((at) => neighbourhoods[at]!.cells.length)), {
      help: '邻域中的细胞个数，包括中心细胞；一个细胞可属于几个邻域',
    }),
    textColumn(
      'cluster',
      '簇',
      again((at) => clusters[kinds[at]!.cluster]!),
      { help: '邻域中最多的簇或细胞类型' },
    ),
    numberColumn('share', '该簇的比例', Float64Array.from(again((at) => kinds[at]!.share)), {
      help: '邻域中属于该簇的细胞比例，0～1；低于 0.7 宜看作混合',
    }),
    numberColumn(
      'log2fc',
      'log2 差异倍数',
      stacked((one) => one.log2fc),
      { help: '比较组 − 参照组的细胞数，log2 尺度，已校正样本总量与协变量；大于 0 为比较组更多' },
    ),
    numberColumn(
      'log_cpm',
      '平均 log2 CPM',
      stacked((one) => one.level),
      { help: '邻域在所有样本中每百万细胞计的平均水平，log2 尺度；邻域越大越高' },
    ),
    numberColumn(
      'statistic',
      'F 值',
      stacked((one) => one.statistic),
      { help: '拟似然 F 值，分子自由度为 1' },
    ),
    numberColumn(
      'p',
      'p 值',
      stacked((one) => one.p),
      { help: '拟似然 F 检验的 p 值，未经多重检验校正' },
    ),
    numberColumn(
      'p_adj',
      '空间 FDR',
      stacked((one) => one.fdr),
      { help: '按邻域重叠的多少加权的 BH 校正：重叠多的邻域权小' },
    ),
    numberColumn(
      'bh',
      'BH 校正后 p 值',
      stacked((one) => one.adjusted),
      { help: '不计重叠的 Benjamini–Hochberg 校正，供对照' },
    ),
    textColumn(
      'direction',
      '变化方向',
      tested.flatMap(({ direction }) => [...direction]),
      { help: `增多（文件中为 up）、减少（down）：空间 FDR < ${p}；其余不显著（none）或未检验（untested）` },
    ),
    numberColumn('x', named[0], Float64Array.from(again((at) => map[2 * neighbourhoods[at]!.index]!)), {
      help: '中心细胞在图上的横坐标',
    }),
    numberColumn('y', named[1], Float64Array.from(again((at) => map[2 * neighbourhoods[at]!.index + 1]!)), {
      help: '中心细胞在图上的纵坐标',
    }),
  ];
  return tableOf('result', '邻域检验结果', columns);
}

/** Of each comparison and cluster how many neighbourhoods are mainly of it, and how many of them change. */
export function clusterTable({ cluster, clusters, neighbourhoods, tested }: Milo): Table {
  const kinds = neighbourhoods.map((one) => mainCluster(one, cluster, clusters.length).cluster);
  const rows = tested.flatMap((one) =>
    clusters.map((name, c) => {
      const own = [...kinds.keys()].filter((at) => kinds[at] === c);
      const count = (word: string): number => own.filter((at) => one.direction[at] === word).length;
      return {
        contrast: one.name,
        name,
        all: own.length,
        up: count('up'),
        down: count('down'),
        middle: own.length > 0 ? median(Float64Array.from(own, (at) => one.log2fc[at]!)) : Number.NaN,
      };
    }),
  );
  return tableOf('clusters', '各簇的邻域', [
    textColumn(
      'contrast',
      '比较',
      rows.map(({ contrast }) => contrast),
      { help: '比较组 vs 参照组' },
    ),
    textColumn(
      'cluster',
      '簇',
      rows.map(({ name }) => name),
      { help: '簇或细胞类型的名称' },
    ),
    integerColumn(
      'neighbourhoods',
      '邻域数',
      Float64Array.from(rows, ({ all }) => all),
      { help: '以该簇的细胞为最多的邻域个数' },
    ),
    integerColumn(
      'up',
      '增多',
      Float64Array.from(rows, ({ up }) => up),
      { help: '其中比较组显著更多的邻域个数' },
    ),
    integerColumn(
      'down',
      '减少',
      Float64Array.from(rows, ({ down }) => down),
      { help: '其中比较组显著更少的邻域个数' },
    ),
    numberColumn(
      'median_log2fc',
      'log2 差异倍数中位数',
      Float64Array.from(rows, ({ middle }) => middle),
      { help: '这些邻域的 log2 差异倍数的中位数；没有邻域时为空' },
    ),
  ]);
}

export function countTable({ neighbourhoods, numbers, scheme: { samples } }: Milo): Table {
  return tableOf('counts', '邻域的细胞数', [
    textColumn(
      'neighbourhood',
      '邻域',
      neighbourhoods.map((_, at) => String(at + 1)),
      { help: '邻域的编号' },
    ),
    ...samples.map((name, column) =>
      integerColumn(
        name,
        name,
        Float64Array.from(neighbourhoods, (_, at) => numbers[at * samples.length + column]!),
        { help: '邻域中该样本的细胞个数' },
      ),
    ),
  ]);
}

export function cellTable({ cells, cluster, clusters, map, named, sample, scheme: { group, samples } }: Milo): Table {
  return tableOf('cells', '细胞', [
    textColumn('cell', '细胞', cells, { help: '细胞条码，与表达矩阵的列名相同' }),
    textColumn(
      'sample',
      '样本',
      Array.from(sample, (at) => samples[at]!),
      { help: '细胞所在的样本' },
    ),
    textColumn(
      'group',
      '分组',
      Array.from(sample, (at) => group[at]!),
      { help: '样本所在的组' },
    ),
    textColumn(
      'cluster',
      '簇',
      Array.from(cluster, (at) => clusters[at]!),
      { help: '细胞的簇或类型，取自注释表' },
    ),
    numberColumn(
      'x',
      named[0],
      Float64Array.from(cells, (_, i) => map[2 * i]!),
      { help: '取自注释表，没有时由 UMAP 算得' },
    ),
    numberColumn(
      'y',
      named[1],
      Float64Array.from(cells, (_, i) => map[2 * i + 1]!),
      { help: '取自注释表，没有时由 UMAP 算得' },
    ),
  ]);
}
