import { integerColumn, numberColumn, tableOf, textColumn, type Table } from '../../model/index.ts';
import type { Moran } from './moran.ts';
import type { Neighbourhood } from './neighbourhood.ts';
import type { Spots } from './spots.ts';

/** Column names of the table of spots that a gene must not take. */
const taken = new Set(['cell', 'x', 'y', 'cluster', 'counts']);

export function spotTable(
  { cluster, counts, names, x, y }: Spots,
  totals: Float64Array,
  drawn: readonly { readonly name: string; readonly values: Float64Array }[],
): Table {
  return tableOf('spots', '位点', [
    textColumn('cell', '位点', counts.cells, { help: '位点条码，与表达矩阵的列名相同' }),
    numberColumn('x', 'x', x, { help: '横坐标，取自位点表' }),
    numberColumn('y', 'y', y, { help: '纵坐标，取自位点表' }),
    textColumn(
      'cluster',
      '簇',
      Array.from(cluster, (own) => names[own]!),
      { help: '所属的簇，取自位点表或自动聚类' },
    ),
    numberColumn('counts', '总计数', totals, { help: '该位点的计数之和' }),
    ...drawn.map(({ name, values }) =>
      numberColumn(taken.has(name) ? `${name} (gene)` : name, name, values, {
        help: '每万计数取 ln(1 + x) 后的表达；没有计数为 0',
      }),
    ),
  ]);
}

export function geneTable(
  rows: readonly Moran[],
  adjusted: Float64Array,
  genes: readonly string[],
  n: number,
  permutations: number,
): Table {
  const column = (of: (row: Moran) => number): Float64Array => Float64Array.from(rows, of);
  return tableOf('genes', '空间变异基因', [
    textColumn(
      'gene',
      '基因',
      rows.map(({ gene }) => genes[gene]!),
      { help: '基因名，取自输入的第一列；按 I 从高到低' },
    ),
    numberColumn(
      'i',
      "Moran's I",
      column(({ i }) => i),
      { help: '接近 1 为成片分布，接近 0 为随机，负值为相间分布' },
    ),
    numberColumn(
      'expected',
      '期望',
      column(() => -1 / (n - 1)),
      { help: '随机分布时 I 的期望，−1/(n − 1)' },
    ),
    numberColumn(
      'sd',
      '标准差',
      column(({ sd }) => sd),
      { help: '随机化假设下 I 的标准差' },
    ),
    numberColumn(
      'z',
      'z 值',
      column(({ z }) => z),
      { help: 'I 与期望之差除以标准差' },
    ),
    numberColumn(
      'p',
      'p 值',
      column(({ p }) => p),
      { help: '由 z 按正态分布算得的双侧 P 值' },
    ),
    numberColumn('p_adj', '校正后 p 值', adjusted, { help: '在检验的基因中按 Benjamini–Hochberg 校正' }),
    numberColumn(
      'p_permutation',
      '置换 p 值',
      column(({ hits }) => (permutations > 0 ? (hits + 1) / (permutations + 1) : Number.NaN)),
      { help: '位点随机换位后偏离不小于实际的比例；没有做置换时为空' },
    ),
    numberColumn(
      'pct',
      '检出比例',
      column(({ share }) => share),
      { help: '计数大于 0 的位点比例，0～1' },
    ),
  ]);
}

export function neighbourhoodTable({ count, mean, sd, z }: Neighbourhood, names: readonly string[]): Table {
  return tableOf('neighbourhood', '邻域富集', [
    textColumn(
      'cluster',
      '簇',
      names.flatMap((name) => names.map(() => name)),
      { help: '数它的位点的邻居' },
    ),
    textColumn(
      'neighbour',
      '邻居的簇',
      names.flatMap(() => names),
      { help: '邻居所属的簇' },
    ),
    integerColumn('count', '邻居数', count, { help: '该簇的各位点属于“邻居的簇”的邻居总数' }),
    numberColumn('expected', '置换平均', mean, { help: '簇的标签随机置换后邻居数的平均' }),
    numberColumn('sd', '置换标准差', sd, { help: '置换后邻居数的标准差，除以次数' }),
    numberColumn('z', 'z 值', z, { help: '邻居数与置换平均之差除以置换标准差；置换没有差别时为空' }),
  ]);
}
