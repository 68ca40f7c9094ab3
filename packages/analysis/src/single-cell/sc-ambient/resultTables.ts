import {
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type CellCounts,
  type Column,
  type Message,
  type Table,
} from '../../model/index.ts';
import { selectCounts } from '../../cells/index.ts';
import type { AmbientProfile } from './ambientProfile.ts';
import type { Contamination } from './contamination.ts';

/** The matrix is for reading and for the tools that take a table of counts; see `sc-normalize`. */
const mostCells = 1_000;
const mostValues = 1_000_000;

/** Of every gene, before and after. */
type GeneFigures = {
  readonly before: Float64Array;
  readonly after: Float64Array;
  readonly removed: Float64Array;
  readonly cells: Float64Array;
  /** Cells whose counts of it were all taken. */
  readonly emptied: Float64Array;
};

export function geneFigures(counts: CellCounts, corrected: CellCounts): GeneFigures {
  const [before, after, cells, emptied] = Array.from({ length: 4 }, () => new Float64Array(counts.genes.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  counts.rows.forEach((gene, at) => {
    before[gene]! += counts.values[at]!;
    after[gene]! += corrected.values[at]!;
    cells[gene]! += Number(counts.values[at]! > 0);
    emptied[gene]! += Number(counts.values[at]! > 0 && !(corrected.values[at]! > 0));
  });
  return { before, after, removed: before.map((value, gene) => value - after[gene]!), cells, emptied };
}

export function cellTable(
  { cells }: CellCounts,
  { names, of }: { readonly names: readonly string[]; readonly of: Int32Array },
  before: Float64Array,
  after: Float64Array,
  rho: number,
): Table {
  return tableOf('cells', '细胞', [
    textColumn('cell', '细胞', cells, { help: '细胞条码，与输入的列名相同' }),
    textColumn(
      'cluster',
      '簇',
      Array.from(of, (own) => names[own]!),
      { help: '细胞分组中的组；没有提供分组时为聚类得到的簇，1 最大' },
    ),
    integerColumn('counts', '总计数', before, { help: '扣除之前所有基因计数之和' }),
    numberColumn('corrected', '扣除后总计数', after, { help: '扣除之后所有基因之和' }),
    numberColumn(
      'rho',
      '污染比例',
      Float64Array.from(cells, () => rho),
      { help: '该细胞的计数来自环境的比例，0～1；同一次上样的细胞取同一个值' },
    ),
    numberColumn(
      'removed_share',
      '扣除的比例',
      before.map((value, cell) => 1 - after[cell]! / value),
      { help: '扣除的计数 ÷ 总计数；按簇扣除时各细胞略有不同' },
    ),
  ]);
}

export function geneTable(
  genes: readonly string[],
  { counts, share }: AmbientProfile,
  { after, before, cells, emptied, removed }: GeneFigures,
): Table {
  return tableOf('genes', '基因', [
    textColumn('gene', '基因', genes, { help: '基因名，取自输入的第一列' }),
    numberColumn('soup_share', '环境中的比例', share, { help: '该基因占环境 RNA 全部计数的比例，各基因之和为 1' }),
    integerColumn('soup_counts', '环境中的计数', counts, { help: '空液滴中的计数之和；没有原始矩阵时为全部细胞之和' }),
    integerColumn('before', '扣除前', before, { help: '全部细胞的计数之和' }),
    numberColumn('after', '扣除后', after, { help: '扣除之后全部细胞之和' }),
    numberColumn('removed', '扣除', removed, { help: '扣除前与扣除后之差' }),
    numberColumn(
      'removed_share',
      '扣除的比例',
      removed.map((value, gene) => (before[gene]! > 0 ? value / before[gene]! : Number.NaN)),
      { help: '扣除 ÷ 扣除前，0～1；没有计数的基因为空' },
    ),
    integerColumn('cells', '检出细胞数', cells, { help: '扣除前计数大于 0 的细胞个数' }),
    integerColumn('emptied', '扣为 0 的细胞数', emptied, {
      help: '原来有计数、扣除后为 0 的细胞个数；多为不表达该基因的细胞',
    }),
  ]);
}

type Summary = {
  readonly rho: number;
  readonly found: Contamination | null;
  readonly profile: AmbientProfile;
  /** Share of all counts. */
  readonly removed: number;
};

export function summaryTable({ found, profile, removed, rho }: Summary): Table {
  const rows: readonly (readonly [string, string, number, string])[] = [
    ['rho', '污染比例', rho, found ? '后验密度在上下限之间的最高处' : '由用户给定'],
    ...(found?.posterior
      ? [
          ['low', '污染比例的下界', found.posterior.low, '后验密度不低于最高处一半的范围，低端'] as const,
          ['high', '污染比例的上界', found.posterior.high, '后验密度不低于最高处一半的范围，高端'] as const,
          [
            'markers',
            '标志基因数',
            new Set(found.estimates.map(({ gene }) => gene)).size,
            '用于估计的标志基因',
          ] as const,
          [
            'estimates',
            '估计的个数',
            found.estimates.filter(({ used }) => used).length,
            '标志基因与不表达它的簇的组合',
          ] as const,
        ]
      : []),
    ['removed', '扣除的比例', removed, '扣除的计数占全部计数的比例'],
    ['droplets', '空液滴数', profile.droplets, '用于得到环境 RNA 组成的液滴；没有原始矩阵时为 0'],
    [
      'soup',
      '环境 RNA 的计数',
      profile.counts.reduce((sum, count) => sum + count, 0),
      '空液滴的计数之和；没有原始矩阵时为全部细胞之和',
    ],
  ];
  return tableOf('summary', '概况', [
    textColumn(
      'item',
      '项目',
      rows.map(([, label]) => label),
      { help: '估计与扣除的各个数值' },
    ),
    textColumn(
      'id',
      '标识',
      rows.map(([id]) => id),
      { help: '项目的英文标识，不随文字改变' },
    ),
    numberColumn(
      'value',
      '数值',
      Float64Array.from(rows, ([, , value]) => value),
      { help: '比例为 0～1' },
    ),
    textColumn(
      'meaning',
      '含义',
      rows.map(([, , , meaning]) => meaning),
      { help: '该项目怎样算得' },
    ),
  ]);
}

export function estimateTable(
  genes: readonly string[],
  clusters: readonly string[],
  found: Contamination | null,
): Table {
  const rows = found?.estimates ?? [];
  const column = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, of);
  return tableOf('estimates', '污染比例的估计', [
    textColumn(
      'gene',
      '标志基因',
      rows.map(({ gene }) => genes[gene]!),
      { help: '专一于某个簇、在环境中又多的基因，按 tf-idf 从大到小' },
    ),
    textColumn(
      'cluster',
      '簇',
      rows.map(({ cluster }) => clusters[cluster]!),
      { help: '在哪个簇中估计' },
    ),
    numberColumn(
      'tfidf',
      'tf-idf',
      column(({ tfidf }) => tfidf),
      { help: '最专一的簇中检出的细胞比例 × ln(细胞数 ÷ 检出的细胞数)' },
    ),
    integerColumn(
      'observed',
      '观察计数',
      column(({ observed }) => observed),
      { help: '该簇全部细胞中该基因的计数' },
    ),
    numberColumn(
      'expected',
      '全为环境时的计数',
      column(({ expected }) => expected),
      { help: '该簇的总计数 × 该基因在环境中的比例' },
    ),
    numberColumn(
      'rho',
      '污染比例',
      column(({ expected, observed }) => observed / expected),
      { help: '观察计数 ÷ 全为环境时的计数' },
    ),
    textColumn(
      'used',
      '是否采用',
      rows.map(({ used }) => (used ? '是' : '否')),
      { help: '该簇没有细胞自己表达该基因时采用' },
    ),
  ]);
}

export function posteriorTable(found: Contamination | null): Table {
  const { density, prior, rho } = found?.posterior ?? {
    density: new Float64Array(),
    prior: new Float64Array(),
    rho: new Float64Array(),
  };
  return tableOf('posterior', '污染比例的后验', [
    numberColumn('rho', '污染比例', rho, { help: '0～1，每步 0.001' }),
    numberColumn('posterior', '后验密度', density, { help: '各个估计的后验密度的平均' }),
    numberColumn('prior', '先验密度', prior, { help: '伽马先验的密度' }),
  ]);
}

type ShownPart = {
  readonly cells: readonly number[];
  readonly genes: readonly number[];
  readonly messages: readonly Message[];
};

/**
 * Which cells and genes the matrix shows: all where they fit, else the genes with most counts, in the order of the
 * file.
 */
export function shownPart(counts: CellCounts, { before }: GeneFigures): ShownPart {
  const n = counts.cells.length;
  const cells =
    n <= mostCells
      ? [...counts.cells.keys()]
      : Array.from({ length: mostCells }, (_, i) => Math.floor((i * n) / mostCells));
  const room = Math.floor(mostValues / cells.length);
  const genes =
    counts.genes.length <= room
      ? [...counts.genes.keys()]
      : [...before.keys()]
          .toSorted((one, other) => before[other]! - before[one]! || one - other)
          .slice(0, room)
          .toSorted((one, other) => one - other);
  const cut = [
    ...(genes.length < counts.genes.length ? [`计数最多的 ${genes.length} 个基因`] : []),
    ...(cells.length < n
      ? [`在 ${n.toLocaleString('en-US')} 个细胞中等距抽取的 ${cells.length.toLocaleString('en-US')} 个细胞`]
      : []),
  ];
  return {
    cells,
    genes,
    messages:
      cut.length > 0
        ? [
            {
              level: 'info',
              text: `扣除后的矩阵列出${cut.join('、')}，各细胞与各基因扣除的比例在“细胞”和“基因”表中，是全部的。`,
            },
          ]
        : [],
  };
}

export function matrixTable(corrected: CellCounts, { cells, genes }: ShownPart): Table {
  const shown = selectCounts(corrected, cells, genes);
  const columns = shown.cells.map((cell, at): Column => {
    const values = new Float64Array(shown.genes.length);
    for (let entry = shown.starts[at]!; entry < shown.starts[at + 1]!; entry += 1)
      values[shown.rows[entry]!] = shown.values[entry]!;
    return numberColumn(cell, cell, values, { help: '该细胞扣除环境 RNA 之后的计数' });
  });
  return tableOf('matrix', '扣除后的矩阵', [
    textColumn('gene', '基因', shown.genes, { help: '按输入的次序' }),
    ...columns,
  ]);
}
