import { hypergeometricUpper } from '../../statistics/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import type { Match } from './matchPeaks.ts';
import type { MummichogOptions } from './mummichog.schema.ts';
import type { Peaks } from './peaks.ts';

/** A tested pathway: counts of compounds, or of merged compounds. */
export type Pathway = {
  readonly id: string;
  readonly name: string;
  /** Those that significant peaks match. */
  readonly hits: number;
  /** Those that any peak matches. */
  readonly size: number;
  /** Those of all pathways that significant peaks match. */
  readonly list: number;
  /** Those of all pathways that any peak matches. */
  readonly background: number;
  readonly ease: number;
  /** Random lists whose EASE score is as small. */
  readonly reached: number;
  readonly p: number;
  readonly adjusted: number;
  /** Ids of the compounds behind the hits. */
  readonly compounds: readonly string[];
};

export function pathwayTable(pathways: readonly Pathway[], { permutations }: MummichogOptions): Table {
  const column = (of: (pathway: Pathway) => number): Float64Array => Float64Array.from(pathways, of);
  return tableOf('result', '通路活性', [
    textColumn(
      'term',
      '通路编号',
      pathways.map(({ id }) => id),
      { help: '通路的编号，取自功能集合' },
    ),
    textColumn(
      'name',
      '通路',
      pathways.map(({ name }) => name),
      { help: '通路的名称，取自功能集合' },
    ),
    integerColumn(
      'overlap',
      '命中数',
      column(({ hits }) => hits),
      { help: '显著峰对上的化合物数' },
    ),
    integerColumn(
      'set_size',
      '通路大小',
      column(({ size }) => size),
      { help: '全部峰对上的、该通路的化合物数' },
    ),
    integerColumn(
      'list_size',
      '显著化合物数',
      column(({ list }) => list),
      { help: '显著峰对上的通路化合物总数' },
    ),
    integerColumn(
      'background',
      '背景化合物数',
      column(({ background }) => background),
      { help: '全部峰对上的通路化合物总数' },
    ),
    numberColumn(
      'rich_factor',
      '富集因子',
      column(({ hits, size }) => hits / size),
      { help: '命中数 ÷ 通路大小' },
    ),
    numberColumn(
      'fold',
      '富集倍数',
      column(({ background, hits, list, size }) => hits / list / (size / background)),
      { help: '（命中数 ÷ 显著化合物数）÷（通路大小 ÷ 背景化合物数）' },
    ),
    numberColumn(
      'p_fisher',
      'Fisher p 值',
      column(({ background, hits, list, size }) => hypergeometricUpper(hits, size, list, background)),
      { help: '超几何检验的上侧 P 值；没有考虑一峰多物，偏小' },
    ),
    numberColumn(
      'ease',
      'EASE',
      column(({ ease }) => ease),
      { help: '名单中去掉一个命中之后的 Fisher P 值，较保守' },
    ),
    numberColumn(
      'p_empirical',
      '置换 p 值',
      column(({ reached }) => (reached + 1) / (permutations + 1)),
      { help: '（随机名单的 EASE 不大于实际的次数 + 1）÷（置换次数 + 1），每条通路自比' },
    ),
    numberColumn(
      'p',
      'p 值',
      column(({ p }) => p),
      { help: 'EASE 的 −log10 在随机名单的 Gamma 分布中的上侧概率' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      column(({ adjusted }) => adjusted),
      { help: '对检验的通路校正，方法见选项' },
    ),
    textColumn(
      'features',
      '命中的化合物',
      pathways.map(({ compounds }) => compounds.join('/')),
      { help: '显著峰可能对应的化合物编号，以 / 分隔' },
    ),
  ]);
}

export function matchTable(
  matches: readonly Match[],
  { mode, mz, p, rt }: Peaks,
  significant: ArrayLike<number>,
  ids: readonly string[],
): Table {
  const column = (of: (match: Match) => number): Float64Array => Float64Array.from(matches, of);
  return tableOf('matches', '峰与化合物', [
    numberColumn(
      'mz',
      'm/z',
      column(({ peak }) => mz[peak]!),
      { help: '峰的 m/z，取自峰表' },
    ),
    numberColumn(
      'rt',
      '保留时间',
      column(({ peak }) => rt[peak]!),
      { help: '峰的保留时间，单位同峰表' },
    ),
    textColumn(
      'mode',
      '模式',
      matches.map(({ peak }) => (mode[peak] === 'positive' ? '正' : '负')),
      { help: '按正离子还是负离子匹配' },
    ),
    numberColumn(
      'p',
      'p 值',
      column(({ peak }) => p[peak]!),
      { help: '峰的 P 值，取自峰表' },
    ),
    textColumn(
      'significant',
      '显著',
      matches.map(({ peak }) => (significant[peak] === 1 ? '是' : '否')),
      { help: 'P 值小于显著峰的阈值' },
    ),
    textColumn(
      'compound',
      '化合物',
      matches.map(({ compound }) => ids[compound]!),
      { help: '可能的化合物，只是质量对得上，并非鉴定' },
    ),
    textColumn(
      'adduct',
      '加合离子',
      matches.map(({ adduct }) => adduct.name),
      { help: '假定的离子形式' },
    ),
    numberColumn(
      'error',
      '质量误差',
      column(({ error }) => error),
      { unit: 'ppm', help: '（实测 − 理论）÷ 理论 m/z × 10⁶' },
    ),
  ]);
}

export function adductTable(matches: readonly Match[], significant: ArrayLike<number>): Table {
  const names = [...new Set(matches.map(({ adduct }) => adduct.name))];
  const of = (name: string): readonly Match[] => matches.filter(({ adduct }) => adduct.name === name);
  return tableOf('adducts', '加合离子', [
    textColumn('adduct', '加合离子', names, { help: '假定的离子形式' }),
    integerColumn(
      'matches',
      '匹配数',
      Float64Array.from(names, (name) => of(name).length),
      { help: '峰与化合物的匹配个数' },
    ),
    integerColumn(
      'peaks',
      '峰数',
      Float64Array.from(names, (name) => new Set(of(name).map(({ peak }) => peak)).size),
      { help: '对上的不同的峰数' },
    ),
    integerColumn(
      'significant_peaks',
      '显著峰数',
      Float64Array.from(
        names,
        (name) =>
          new Set(
            of(name)
              .filter(({ peak }) => significant[peak] === 1)
              .map(({ peak }) => peak),
          ).size,
      ),
      { help: '对上的显著峰数' },
    ),
  ]);
}
