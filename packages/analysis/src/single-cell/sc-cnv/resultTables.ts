import { integerColumn, numberColumn, tableOf, textColumn, type Table } from '../../model/index.ts';
import type { PlacedGenes } from './placedGenes.ts';

/** What was found of all cells: `values[cell * bins + bin]`. */
export type Cnv = {
  readonly cells: readonly string[];
  readonly names: readonly string[];
  readonly cluster: Int32Array;
  readonly reference: number;
  readonly placed: PlacedGenes;
  readonly genes: readonly string[];
  readonly bins: readonly { readonly from: number; readonly to: number }[];
  readonly values: Float64Array;
  readonly score: Float64Array;
  readonly correlation: Float64Array;
};

/** Name of a segment: its chromosome and its number there. */
function binNames({ bins, placed: { chromosome, names } }: Pick<Cnv, 'bins' | 'placed'>): string[] {
  const count = new Map<number, number>();
  return bins.map(({ from }) => {
    const at = chromosome[from]!;
    count.set(at, (count.get(at) ?? 0) + 1);
    return `${names[at]}:${count.get(at)}`;
  });
}

export function cellTable({ cells, cluster, correlation, names, reference, score }: Cnv): Table {
  return tableOf('cells', '细胞', [
    textColumn('cell', '细胞', cells, { help: '细胞条码，与表达矩阵的列名相同' }),
    textColumn(
      'group',
      '细胞类型',
      Array.from(cluster, (own) => names[own]!),
      { help: '取自细胞分组表' },
    ),
    textColumn(
      'reference',
      '参照',
      Array.from(cluster, (own) => (own === reference ? '是' : '否')),
      { help: '是否为参照细胞' },
    ),
    numberColumn('score', '变异得分', score, { help: '各基因相对拷贝数的平方的平均；越大，偏离参照越多' }),
    numberColumn('correlation', '与变异谱的相关', correlation, {
      help: '与得分最高的 5% 非参照细胞的平均片段的 Pearson 相关；没有任何偏离的细胞为空',
    }),
  ]);
}

type TypeBins = { readonly type: number; readonly mean: Float64Array; readonly sd: Float64Array };

function ofTypes({ bins, cluster, names, values }: Cnv): TypeBins[] {
  const width = bins.length;
  return names.map((_, type) => {
    const own = [...cluster.keys()].filter((cell) => cluster[cell] === type);
    const mean = Float64Array.from(
      bins,
      (__, bin) => own.reduce((sum, cell) => sum + values[cell * width + bin]!, 0) / own.length,
    );
    const sd = mean.map((middle, bin) =>
      Math.sqrt(own.reduce((sum, cell) => sum + (values[cell * width + bin]! - middle) ** 2, 0) / (own.length - 1)),
    );
    return { type, mean, sd };
  });
}

/** Of each type the mean of its cells over the genes of each chromosome. */
export function chromosomeTable(cnv: Cnv): Table {
  const {
    bins,
    names,
    placed: { chromosome, names: chromosomes },
  } = cnv;
  const sizes = Float64Array.from(chromosomes, (_, one) =>
    chromosome.reduce((sum, own) => sum + Number(own === one), 0),
  );
  const kept = [...chromosomes.keys()].filter((one) => sizes[one]! > 0);
  const rows = ofTypes(cnv).flatMap(({ mean, type }) =>
    kept.map((one) => {
      const own = [...bins.keys()].filter((bin) => chromosome[bins[bin]!.from] === one);
      const weight = (bin: number): number => bins[bin]!.to - bins[bin]!.from;
      return {
        type,
        one,
        mean:
          own.reduce((sum, bin) => sum + mean[bin]! * weight(bin), 0) / own.reduce((sum, bin) => sum + weight(bin), 0),
      };
    }),
  );
  return tableOf('chromosomes', '各类细胞的染色体', [
    textColumn(
      'group',
      '细胞类型',
      rows.map(({ type }) => names[type]!),
      { help: '取自细胞分组表' },
    ),
    textColumn(
      'chromosome',
      '染色体',
      rows.map(({ one }) => chromosomes[one]!),
      { help: '染色体名，不写“chr”' },
    ),
    integerColumn(
      'genes',
      '基因数',
      Float64Array.from(rows, ({ one }) => sizes[one]!),
      { help: '该染色体上参与的基因个数' },
    ),
    numberColumn(
      'mean',
      '平均',
      Float64Array.from(rows, ({ mean }) => mean),
      { help: '该类细胞在整条染色体上相对拷贝数的平均，log2 尺度；大于 0 为增多' },
    ),
  ]);
}

export function binTable(cnv: Cnv): Table {
  const {
    bins,
    genes,
    placed: { chromosome, gene, names, position },
  } = cnv;
  return tableOf('bins', '片段', [
    textColumn('bin', '片段', binNames(cnv), { help: '染色体与其上的序号' }),
    textColumn(
      'chromosome',
      '染色体',
      bins.map(({ from }) => names[chromosome[from]!]!),
      { help: '染色体名，不写“chr”' },
    ),
    integerColumn(
      'start',
      '起始',
      Float64Array.from(bins, ({ from }) => position[from]!),
      { help: '第一个基因的起始位置，碱基' },
    ),
    integerColumn(
      'end',
      '终止',
      Float64Array.from(bins, ({ to }) => position[to - 1]!),
      { help: '最后一个基因的起始位置，碱基' },
    ),
    integerColumn(
      'genes',
      '基因数',
      Float64Array.from(bins, ({ from, to }) => to - from),
      { help: '片段中参与的基因个数' },
    ),
    textColumn(
      'first',
      '第一个基因',
      bins.map(({ from }) => genes[gene[from]!]!),
      { help: '片段中位置最前的基因' },
    ),
    textColumn(
      'last',
      '最后一个基因',
      bins.map(({ to }) => genes[gene[to - 1]!]!),
      { help: '片段中位置最后的基因' },
    ),
  ]);
}

export function profileTable(cnv: Cnv): Table {
  const names = binNames(cnv);
  const types = ofTypes(cnv);
  const stacked = (of: (one: TypeBins) => Float64Array): Float64Array =>
    Float64Array.from(types.flatMap((one) => [...of(one)]));
  return tableOf('profile', '各类细胞的片段', [
    textColumn(
      'group',
      '细胞类型',
      types.flatMap(({ type }) => names.map(() => cnv.names[type]!)),
      { help: '取自细胞分组表' },
    ),
    textColumn(
      'bin',
      '片段',
      types.flatMap(() => names),
      { help: '染色体与其上的序号，见片段表' },
    ),
    numberColumn(
      'mean',
      '平均',
      stacked(({ mean }) => mean),
      { help: '该类细胞在片段上相对拷贝数的平均，log2 尺度；大于 0 为增多' },
    ),
    numberColumn(
      'sd',
      '标准差',
      stacked(({ sd }) => sd),
      { help: '该类细胞之间的标准差；大则只有一部分细胞有变异' },
    ),
  ]);
}

/** @param order - Places of the cells that are drawn. */
export function heatmapTable(cnv: Cnv, order: readonly number[]): Table {
  const width = cnv.bins.length;
  return tableOf('heatmap', '作图的细胞', [
    textColumn(
      'cell',
      '细胞',
      order.map((cell) => cnv.cells[cell]!),
      { help: '各类细胞按比例等距抽取，合计约 300 个，类内相似的相邻' },
    ),
    textColumn(
      'group',
      '细胞类型',
      order.map((cell) => cnv.names[cnv.cluster[cell]!]!),
      { help: '取自细胞分组表' },
    ),
    ...binNames(cnv).map((name, bin) =>
      numberColumn(
        name,
        name,
        Float64Array.from(order, (cell) => cnv.values[cell * width + bin]!),
        { help: '细胞在该片段的相对拷贝数，log2 尺度' },
      ),
    ),
  ]);
}
