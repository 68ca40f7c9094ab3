import { maximum } from '../../extremes/index.ts';
import { arithmeticMean } from '../../statistics/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { FeatureSets, Table } from '../../model/index.ts';
import type { Design } from './design.ts';
import type { GlobalStatistic } from './globalTest.ts';
import type { QeaOptions } from './qea.schema.ts';
import type { UsableFeature } from './usableFeatures.ts';

/** One set with its statistic. */
export type TestedSet = GlobalStatistic & {
  /** Its place among all sets. */
  readonly set: number;
  readonly features: readonly UsableFeature[];
  /** For each feature, above 0 when it rises with the outcome; 0 when there are more than two groups. */
  readonly signs: readonly number[];
  readonly p: number;
  readonly adjusted: number;
};

type Named = {
  readonly sets: Pick<FeatureSets, 'ids' | 'names'>;
  /** Features of the matrix. */
  readonly names: readonly string[];
  readonly design: Design;
};

const nameOf = ({ ids, names }: Named['sets'], set: number): string => names[set]! || ids[set]!;

/** Whether p-values come from permuted samples; they always do with more than two groups. */
export const permutes = ({ kind }: Design, wanted: QeaOptions['p_kind']): boolean =>
  wanted === 'permutation' || kind === 'groups';

/** How many features of a set rise, or fall for `sign` −1. */
const countBySign = ({ signs }: TestedSet, sign: 1 | -1): number => signs.filter((one) => one * sign > 0).length;

/** One row per tested set, in the order given. */
export function resultTable(
  tested: readonly TestedSet[],
  { design, members, names, sets }: Named & { readonly members: readonly { readonly length: number }[] },
  { p_adjust, p_kind, permutations }: QeaOptions,
): Table {
  const figures = (of: (row: TestedSet) => number): Float64Array => Float64Array.from(tested, of);
  return tableOf('result', '整体检验结果', [
    textColumn(
      'term',
      '条目',
      tested.map(({ set }) => sets.ids[set]!),
      { help: '功能集合的编号' },
    ),
    textColumn(
      'name',
      '名称',
      tested.map(({ set }) => nameOf(sets, set)),
      { help: '功能集合的名称，没有时同编号' },
    ),
    integerColumn(
      'measured',
      '测到的特征数',
      figures(({ features }) => features.length),
      { help: '数据表中属于这个集合、且各样本不全相同的特征数' },
    ),
    integerColumn(
      'set_size',
      '集合大小',
      figures(({ set }) => members[set]!.length),
      { help: '功能集合文件中这个集合的特征数' },
    ),
    numberColumn(
      'q',
      '统计量 Q',
      figures(({ q }) => q),
      {
        unit: '%',
        help: {
          two: '两组的区别占特征总变异的百分比，各特征合在一起',
          groups: '组间变异占特征总变异的百分比，各特征合在一起',
          numeric: '随性状的变化占特征总变异的百分比，各特征合在一起',
        }[design.kind],
      },
    ),
    numberColumn(
      'expected',
      '期望 Q',
      figures(({ expected }) => expected),
      {
        unit: '%',
        help:
          design.kind === 'groups'
            ? '各组没有区别时 Q 的期望，100 × (组数 − 1) ÷ (样本数 − 1)'
            : `${design.kind === 'two' ? '两组没有区别' : '与性状无关'}时 Q 的期望，100 ÷ (样本数 − 1)`,
      },
    ),
    numberColumn(
      'fold',
      '富集倍数',
      figures(({ expected, q }) => q / expected),
      { help: '统计量 Q ÷ 期望 Q，大于 1 为比随机大' },
    ),
    ...(design.kind === 'groups'
      ? []
      : [
          integerColumn(
            'up',
            '升高数',
            figures((row) => countBySign(row, 1)),
            { help: `${higherWords(design, '高')}的特征数，不论是否显著` },
          ),
          integerColumn(
            'down',
            '降低数',
            figures((row) => countBySign(row, -1)),
            { help: `${higherWords(design, '低')}的特征数，不论是否显著` },
          ),
        ]),
    numberColumn(
      'p',
      'p 值',
      figures(({ p }) => p),
      {
        help: permutes(design, p_kind)
          ? `样本置换 ${permutations} 次中 Q 不小于实际的比例，分子分母各加 1`
          : '正态误差下 Q 不小于实际的概率，单侧',
      },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      figures(({ adjusted }) => adjusted),
      { help: `对全部 ${tested.length} 个受检集合校正（${p_adjust}）` },
    ),
    textColumn(
      'features',
      '特征',
      tested.map(({ features }) => features.map(({ row }) => names[row]!).join(';')),
      { help: '测到的属于这个集合的特征，以分号分隔' },
    ),
  ]);
}

/** One row per set and feature, within a set from the largest contribution to the smallest. */
export function featuresTable(tested: readonly TestedSet[], { design, names, sets }: Named): Table {
  const lines = tested.flatMap((row) => {
    const sum = row.parts.reduce((all, part) => all + part, 0);
    return [...row.parts.keys()]
      .toSorted((a, b) => row.parts[b]! - row.parts[a]! || a - b)
      .map((at) => ({
        set: row.set,
        name: names[row.features[at]!.row]!,
        share: sum > 0 ? row.parts[at]! / sum : 0,
        sign: row.signs[at]!,
        centred: row.features[at]!.centred,
      }));
  });
  return tableOf('features', '各特征的贡献', [
    textColumn(
      'term',
      '条目',
      lines.map(({ set }) => sets.ids[set]!),
      { help: '功能集合的编号' },
    ),
    textColumn(
      'name',
      '名称',
      lines.map(({ set }) => nameOf(sets, set)),
      { help: '功能集合的名称，没有时同编号' },
    ),
    textColumn(
      'feature',
      '特征',
      lines.map((line) => line.name),
      { help: '数据表中的特征名，同一集合中贡献大的在前' },
    ),
    numberColumn(
      'share',
      '贡献',
      Float64Array.from(lines, ({ share }) => share),
      { help: '该特征占集合统计量的份额，同一集合的合计为 1' },
    ),
    design.kind === 'groups'
      ? textColumn(
          'highest',
          '最高的组',
          lines.map(({ centred }) => highestOf(centred, design)),
          { help: '均值最高的组，不论是否显著；并列时取靠前的' },
        )
      : textColumn(
          'direction',
          '变化方向',
          lines.map(({ sign }) => (sign > 0 ? 'up' : sign < 0 ? 'down' : 'none')),
          {
            help: `${higherWords(design, '高')}（up）或${design.kind === 'two' ? '较低' : '降低'}（down），不论是否显著`,
          },
        ),
  ]);
}

const higherWords = ({ facts, kind }: Design, way: '高' | '低'): string =>
  kind === 'two'
    ? `在“${facts['test_group']}”中均值较${way}`
    : `随“${facts['trait']}”${way === '高' ? '升高' : '降低'}`;

function highestOf(centred: Float64Array, { levelOf, levels }: Design): string {
  const means = levels.map((_, level) => {
    const own = centred.filter((__, i) => levelOf[i] === level);
    return arithmeticMean(own);
  });
  return levels[means.indexOf(maximum(means))]!;
}
