import { integerColumn, numberColumn, tableOf, textColumn, type Table } from '../../model/index.ts';
import type { Interaction } from './interactions.ts';
import { usable, type Pair, type Partner } from './partners.ts';

/** An interaction with its p-values. */
export type Judged = Interaction & { readonly p: number; readonly adjusted: number; readonly significant: boolean };

export function interactionTable(
  rows: readonly Judged[],
  types: readonly string[],
  pairs: readonly Pair[],
  partners: readonly Partner[],
): Table {
  const column = (of: (row: Judged) => number): Float64Array => Float64Array.from(rows, of);
  return tableOf('interactions', '配体受体通讯', [
    textColumn(
      'source',
      '来源',
      rows.map(({ source }) => types[source]!),
      { help: '表达配体的细胞类型' },
    ),
    textColumn(
      'target',
      '接收',
      rows.map(({ target }) => types[target]!),
      { help: '表达受体的细胞类型' },
    ),
    textColumn(
      'ligand',
      '配体',
      rows.map(({ pair }) => partners[pairs[pair]!.ligand]!.name),
      { help: '配体或配体复合物，写法同配体受体表' },
    ),
    textColumn(
      'receptor',
      '受体',
      rows.map(({ pair }) => partners[pairs[pair]!.receptor]!.name),
      { help: '受体或受体复合物，写法同配体受体表' },
    ),
    numberColumn(
      'mean',
      '平均表达',
      column(({ mean }) => mean),
      { help: '配体与受体平均表达的平均；其中一个为 0 时不列' },
    ),
    numberColumn(
      'ligand_mean',
      '配体平均',
      column(({ ligandMean }) => ligandMean),
      { help: '配体在来源细胞中的平均表达，复合物取亚基中最小的' },
    ),
    numberColumn(
      'receptor_mean',
      '受体平均',
      column(({ receptorMean }) => receptorMean),
      { help: '受体在接收细胞中的平均表达，复合物取亚基中最小的' },
    ),
    numberColumn(
      'ligand_share',
      '配体检出比例',
      column(({ ligandShare }) => ligandShare),
      { help: '来源细胞中检出配体的比例，0～1，复合物取最小的亚基' },
    ),
    numberColumn(
      'receptor_share',
      '受体检出比例',
      column(({ receptorShare }) => receptorShare),
      { help: '接收细胞中检出受体的比例，0～1，复合物取最小的亚基' },
    ),
    numberColumn(
      'p',
      'p 值',
      column(({ p }) => p),
      { help: '置换细胞类型后平均表达不低于实际的比例，(次数 + 1) ÷ (置换 + 1)' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      column(({ adjusted }) => adjusted),
      { help: '在全部检验的通讯中按 Benjamini–Hochberg 校正' },
    ),
    textColumn(
      'significant',
      '显著',
      rows.map(({ significant }) => (significant ? '是' : '否')),
      { help: '所选的 P 值是否小于显著性阈值' },
    ),
  ]);
}

/** Every type to every type, those without any interaction too. */
export function countTable(rows: readonly Judged[], types: readonly string[]): Table {
  const n = types.length;
  const [tested, significant, strength] = [new Float64Array(n * n), new Float64Array(n * n), new Float64Array(n * n)];
  for (const row of rows) {
    const at = row.source * n + row.target;
    tested[at]! += 1;
    if (!row.significant) continue;
    significant[at]! += 1;
    strength[at]! += row.mean;
  }
  return tableOf('counts', '通讯的个数', [
    textColumn(
      'source',
      '来源',
      types.flatMap((source) => types.map(() => source)),
      { help: '表达配体的细胞类型' },
    ),
    textColumn(
      'target',
      '接收',
      types.flatMap(() => types),
      { help: '表达受体的细胞类型' },
    ),
    integerColumn('significant', '显著的个数', significant, { help: '显著的配体受体对数' }),
    integerColumn('tested', '检验的个数', tested, { help: '检出比例达到要求、做了检验的配体受体对数' }),
    numberColumn('strength', '总强度', strength, { help: '显著的通讯的平均表达之和' }),
  ]);
}

export function pairTable(rows: readonly Judged[], pairs: readonly Pair[], partners: readonly Partner[]): Table {
  const [tested, significant] = [new Float64Array(pairs.length), new Float64Array(pairs.length)];
  for (const row of rows) {
    tested[row.pair]! += 1;
    significant[row.pair]! += Number(row.significant);
  }
  const both = (pair: Pair): readonly Partner[] => [partners[pair.ligand]!, partners[pair.receptor]!];
  return tableOf('pairs', '配体受体对', [
    textColumn(
      'ligand',
      '配体',
      pairs.map(({ ligand }) => partners[ligand]!.name),
      { help: '配体或配体复合物，写法同配体受体表' },
    ),
    textColumn(
      'receptor',
      '受体',
      pairs.map(({ receptor }) => partners[receptor]!.name),
      { help: '受体或受体复合物，写法同配体受体表' },
    ),
    textColumn(
      'used',
      '是否使用',
      pairs.map((pair) => (usable(partners, pair) ? '是' : '否')),
      { help: '两端的全部亚基都在表达矩阵中才使用' },
    ),
    textColumn(
      'missing',
      '矩阵中没有的基因',
      pairs.map((pair) => [...new Set(both(pair).flatMap(({ missing }) => missing))].join('、')),
      { help: '在表达矩阵中找不到的基因或亚基' },
    ),
    integerColumn('tested', '检验的个数', tested, { help: '检出比例达到要求的细胞类型组合数' }),
    integerColumn('significant', '显著的个数', significant, { help: '显著的细胞类型组合数' }),
  ]);
}
