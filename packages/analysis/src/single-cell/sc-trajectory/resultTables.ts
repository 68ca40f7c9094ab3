import { integerColumn, numberColumn, tableOf, textColumn, type Column, type Table } from '../../model/index.ts';
import { selectCounts } from '../../cells/index.ts';
import type { ClusteredCells } from './clusteredCells.ts';
import { isOn, type Pseudotime } from './pseudotime.ts';
import type { Lineage } from './geneTrends.ts';
import type { TreeEdge } from './spanningTree.ts';

/** The fitted course of one gene along one lineage. */
export type Curve = {
  readonly gene: string;
  readonly lineage: string;
  readonly at: Float64Array;
  readonly fitted: Float64Array;
};

const mapNames: Readonly<Record<string, readonly [string, string, string]>> = {
  pca: ['PC1', 'PC2', '主成分得分'],
  umap: ['UMAP 1', 'UMAP 2', 'UMAP 坐标，没有单位，只看远近'],
};

export function cellTable(
  { cells, cluster, names }: ClusteredCells,
  time: Pseudotime,
  lineages: readonly Lineage[],
  map: Float64Array,
  kind: string,
): Table {
  const [x, y, said] = mapNames[kind]!;
  return tableOf('cells', '细胞', [
    textColumn('cell', '细胞', cells, { help: '细胞条码，与输入的列名相同' }),
    textColumn(
      'cluster',
      '簇',
      Array.from(cluster, (own) => names[own]!),
      { help: '提供的细胞分组，或聚类得到的簇的编号' },
    ),
    textColumn(
      'lineage',
      '谱系',
      cells.map((_, cell) =>
        lineages
          .filter(({ path }) => isOn(time, path, cluster, cell))
          .map(({ name }) => name)
          .join('、'),
      ),
      { help: '从起点出发、经过该细胞的谱系的编号；分叉之前的细胞属于多个谱系' },
    ),
    numberColumn('pseudotime', '伪时间', time.time, { help: '从起点沿树到该细胞投影处的距离；与起点不相连的为空' }),
    numberColumn(
      'x',
      x,
      Float64Array.from(cells, (_, i) => map[2 * i]!),
      { help: `横坐标：${said}` },
    ),
    numberColumn(
      'y',
      y,
      Float64Array.from(cells, (_, i) => map[2 * i + 1]!),
      { help: `纵坐标：${said}` },
    ),
  ]);
}

export function edgeTable(edges: readonly TreeEdge[], names: readonly string[]): Table {
  return tableOf('mst', '最小生成树', [
    textColumn(
      'source',
      '簇一',
      edges.map(({ a }) => names[a]!),
      { help: '边一端的簇' },
    ),
    textColumn(
      'target',
      '簇二',
      edges.map(({ b }) => names[b]!),
      { help: '边另一端的簇' },
    ),
    numberColumn(
      'distance',
      '距离',
      Float64Array.from(edges, ({ length }) => length),
      { help: '两个簇的中心在主成分空间中的欧氏距离' },
    ),
  ]);
}

export function nodeTable(
  names: readonly string[],
  sizes: Float64Array,
  { nodes }: Pseudotime,
  map: Float64Array,
): Table {
  return tableOf('nodes', '簇的位置', [
    textColumn('cluster', '簇', names, { help: '提供的细胞分组，或聚类得到的簇的编号' }),
    integerColumn('cells', '细胞数', sizes, { help: '属于该簇的细胞个数' }),
    numberColumn('pseudotime', '伪时间', nodes, { help: '从起点沿树到簇中心的距离；与起点不相连的为空' }),
    numberColumn(
      'x',
      '横坐标',
      Float64Array.from(names, (_, i) => map[2 * i]!),
      { help: '簇中各细胞横坐标的平均值，作图用' },
    ),
    numberColumn(
      'y',
      '纵坐标',
      Float64Array.from(names, (_, i) => map[2 * i + 1]!),
      { help: '簇中各细胞纵坐标的平均值，作图用' },
    ),
  ]);
}

export function geneTable(lineages: readonly Lineage[], genes: readonly string[]): Table {
  const rows = lineages.flatMap(({ adjusted, basis, genes: found, name }) =>
    found.map((one, at) => ({ ...one, name, pAdj: adjusted[at]!, df1: basis!.df1, df2: basis!.df2 })),
  );
  const column = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, of);
  return tableOf('genes', '随伪时间变化的基因', [
    textColumn(
      'lineage',
      '谱系',
      rows.map(({ name }) => name),
      { help: '谱系的编号，按经过的簇从多到少' },
    ),
    textColumn(
      'gene',
      '基因',
      rows.map(({ gene }) => genes[gene]!),
      { help: '基因名，取自输入的第一列' },
    ),
    numberColumn(
      'rho',
      'rho',
      column(({ rho }) => rho),
      { help: '表达与伪时间的 Spearman 秩相关系数，正值为随伪时间上升' },
    ),
    numberColumn(
      'f',
      'F 值',
      column(({ f }) => f),
      { help: '自然样条对均值的 F 统计量；大的为随伪时间变化' },
    ),
    integerColumn(
      'df1',
      '分子自由度',
      column(({ df1 }) => df1),
      { help: 'F 的分子自由度，即样条除常数外的列数' },
    ),
    integerColumn(
      'df2',
      '分母自由度',
      column(({ df2 }) => df2),
      { help: 'F 的分母自由度，即谱系的细胞数减样条的列数' },
    ),
    numberColumn(
      'p',
      'p 值',
      column(({ p }) => p),
      { help: '按所选检验：样条的 F 检验，或秩相关的 t 近似（双侧）' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      column(({ pAdj }) => pAdj),
      { help: '在该谱系检验的基因中按 Benjamini–Hochberg 校正' },
    ),
    textColumn(
      'direction',
      '方向',
      rows.map(({ rho }) => (rho > 0 ? '上升' : '下降')),
      { help: '秩相关的方向；先升后降的基因请看曲线' },
    ),
  ]);
}

export function trendTable(curves: readonly Curve[]): Table {
  const flat = (of: (curve: Curve) => Float64Array): Float64Array =>
    Float64Array.from(curves.flatMap((curve) => Array.from(of(curve))));
  const repeated = (of: (curve: Curve) => string): string[] =>
    curves.flatMap((curve) => Array.from(curve.at, () => of(curve)));
  return tableOf('trends', '基因的变化曲线', [
    textColumn(
      'gene',
      '基因',
      repeated(({ gene }) => gene),
      { help: '各谱系中 P 值最小的若干基因' },
    ),
    textColumn(
      'lineage',
      '谱系',
      repeated(({ lineage }) => lineage),
      { help: '谱系的编号' },
    ),
    numberColumn(
      'pseudotime',
      '伪时间',
      flat(({ at }) => at),
      { help: '谱系中从最早到最晚等距的 60 处' },
    ),
    numberColumn(
      'fitted',
      '拟合值',
      flat(({ fitted }) => fitted),
      { help: '自然样条拟合的表达 ln(1 + 每万计数)' },
    ),
  ]);
}

export function expressionTable({ cells, expression }: ClusteredCells, drawn: readonly number[]): Table {
  const part = selectCounts(
    expression,
    Int32Array.from(cells, (_, cell) => cell),
    drawn,
  );
  const values = drawn.map(() => new Float64Array(cells.length));
  for (let cell = 0; cell < cells.length; cell += 1)
    for (let at = part.starts[cell]!; at < part.starts[cell + 1]!; at += 1)
      values[part.rows[at]!]![cell] = part.values[at]!;
  const columns = drawn.map((gene, g): Column =>
    numberColumn(expression.genes[gene]!, expression.genes[gene]!, values[g]!, {
      help: '该基因在各细胞中的表达 ln(1 + 每万计数)，没有检出为 0',
    }),
  );
  return tableOf('expression', '作图基因的表达', [
    textColumn('cell', '细胞', cells, { help: '细胞条码，与输入的列名相同' }),
    ...columns,
  ]);
}
