import type { Change } from '../../changes/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import type { AncomBcOptions } from './ancomBc.schema.ts';
import type { Bias } from './biasEm.ts';
import type { Prepared } from './prepare.ts';
import type { Detection } from './structuralZeros.ts';

/** One group against the reference, one entry a taxon. */
export type Comparison = {
  readonly level: string;
  readonly lfc: Float64Array;
  readonly se: Float64Array;
  readonly w: Float64Array;
  readonly p: Float64Array;
  readonly adjusted: Float64Array;
  readonly direction: readonly Change[];
  readonly basis: readonly string[];
};
export type GlobalTest = {
  readonly w: Float64Array;
  readonly df: number;
  readonly p: Float64Array;
  readonly adjusted: Float64Array;
  readonly verdict: readonly string[];
  readonly basis: readonly string[];
};

/** P(|Z| < this) = 0.95. */
const z95 = 1.959963984540054;
const taxonHelp = '分类单元的名称；没有物种注释时为特征名';

/** All comparisons, one after the other. */
export function resultTable(
  { abundance, levels, lineages, names, phyla }: Prepared,
  comparisons: readonly Comparison[],
  { fc, p, p_adjust, p_column }: AncomBcOptions,
): Table {
  const stacked = (of: (one: Comparison) => Float64Array): Float64Array => {
    const values = new Float64Array(comparisons.length * names.length);
    comparisons.forEach((one, i) => values.set(of(one), i * names.length));
    return values;
  };
  const limit = `${p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${p}${fc > 1 ? `且变化不小于 ${fc} 倍` : ''}`;
  return tableOf('result', 'ANCOM-BC 结果', [
    textColumn(
      'feature',
      '分类单元',
      comparisons.flatMap(() => names),
      { help: taxonHelp },
    ),
    textColumn(
      'group',
      '比较组',
      comparisons.flatMap(({ level }) => names.map(() => level)),
      { help: `与参照组“${levels[0]}”比较的组` },
    ),
    textColumn(
      'contrast',
      '比较',
      comparisons.flatMap(({ level }) => names.map(() => `${level} vs ${levels[0]}`)),
      { help: '比较组 vs 参照组' },
    ),
    numberColumn(
      'lfc',
      'LFC',
      stacked(({ lfc }) => lfc),
      { help: '校正偏差后的对数变化倍数（自然对数），大于 0 为比较组较高' },
    ),
    numberColumn(
      'se',
      '标准误',
      stacked(({ se }) => se),
      { help: 'LFC 的标准误，由异方差稳健的夹心公式得到' },
    ),
    numberColumn(
      'w',
      'W',
      stacked(({ w }) => w),
      { help: 'LFC ÷ 标准误，没有差异时近似服从标准正态分布' },
    ),
    numberColumn(
      'p',
      'p 值',
      stacked((one) => one.p),
      { help: '双侧正态检验的 p 值，未经多重检验校正；结构零没有 p 值' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      stacked(({ adjusted }) => adjusted),
      { help: `${adjustNames[p_adjust]}校正后的 p 值，每个比较各自校正` },
    ),
    textColumn(
      'direction',
      '变化方向',
      comparisons.flatMap(({ direction }) => [...direction]),
      {
        help: `up 较高、down 较低：${limit}；only_test、only_ref 为仅一组检出（结构零）；其余 none、untested`,
      },
    ),
    numberColumn(
      'log2fc',
      'log2 差异倍数',
      stacked(({ lfc }) => lfc.map((value) => value / Math.LN2)),
      { help: 'LFC 换算为以 2 为底：LFC ÷ ln 2' },
    ),
    numberColumn(
      'ci_low',
      '95% 置信下限',
      stacked(({ lfc, se }) => lfc.map((value, row) => value - z95 * se[row]!)),
      { help: 'LFC − 1.96 × 标准误，未作多重检验校正' },
    ),
    numberColumn(
      'ci_high',
      '95% 置信上限',
      stacked(({ lfc, se }) => lfc.map((value, row) => value + z95 * se[row]!)),
      { help: 'LFC + 1.96 × 标准误，未作多重检验校正' },
    ),
    textColumn(
      'basis',
      '判定依据',
      comparisons.flatMap(({ basis }) => [...basis]),
      { help: '“模型”按 p 值判定；“结构零”为其中一组完全没有检出，不作检验' },
    ),
    textColumn(
      'lineage',
      '分类路径',
      comparisons.flatMap(() => lineages),
      { help: '从最高级到该级已知的分类名，以竖线分隔；没有注释时为空' },
    ),
    textColumn(
      'phylum',
      '门',
      comparisons.flatMap(() => phyla),
      { help: '所在的门；注释没有门一级时为最高的一级，没有注释时为空' },
    ),
    numberColumn(
      'abundance',
      '平均相对丰度',
      stacked(() => abundance),
      { help: '参与分析的全部样本中的平均相对丰度，0～1' },
    ),
  ]);
}

/** Whether a taxon differs among the groups; without rows when there are only two groups. */
export function globalTable(
  { names }: Prepared,
  test: GlobalTest | null,
  { p, p_adjust, p_column }: AncomBcOptions,
): Table {
  const rows = test ? names : [];
  const none = new Float64Array(0);
  return tableOf('global', '总体检验', [
    textColumn('feature', '分类单元', rows, { help: taxonHelp }),
    numberColumn('w', 'W', test?.w ?? none, { help: '各组 LFC 的二次型 bᵀV⁻¹b；只有两组时没有总体检验' }),
    integerColumn(
      'df',
      '自由度',
      Float64Array.from(rows, () => test!.df),
      { help: '卡方分布的自由度：组数 − 1' },
    ),
    numberColumn('p', 'p 值', test?.p ?? none, { help: '卡方检验的 p 值，取双侧：较小一侧的两倍；结构零没有 p 值' }),
    numberColumn('p_adj', '校正后 p 值', test?.adjusted ?? none, { help: `${adjustNames[p_adjust]}校正后的 p 值` }),
    textColumn('verdict', '结论', test?.verdict ?? [], {
      help: `“有差异”：${p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${p}，或只在一部分组中为结构零`,
    }),
    textColumn('basis', '判定依据', test?.basis ?? [], { help: '“模型”按 p 值判定；“结构零”为有的组完全没有检出' }),
  ]);
}

export function biasTable({ code, levels, samples }: Prepared, fraction: Float64Array): Table {
  return tableOf('bias', '抽样比例', [
    textColumn('sample', '样本', samples, { help: '样本名，取自数据表的列名' }),
    numberColumn('fraction', '对数抽样比例', fraction, {
      help: '该样本抽样比例的自然对数，只有样本之间的差有意义；越大测到的越多',
    }),
    textColumn(
      'group',
      '组',
      Array.from(code, (level) => levels[level]!),
      { help: '分组表中样本所在的组' },
    ),
  ]);
}

export function deltaTable({ terms }: Prepared, biases: readonly Bias[]): Table {
  return tableOf('delta', '系数的偏差', [
    textColumn('term', '系数', terms, { help: '模型的系数：截距、各比较组、协变量' }),
    numberColumn(
      'delta_em',
      '偏差（EM）',
      Float64Array.from(biases, ({ em }) => em),
      { help: '期望最大化算法估计的偏差，各分类单元的估计值都减去它' },
    ),
    numberColumn(
      'delta_wls',
      '偏差（加权）',
      Float64Array.from(biases, ({ wls }) => wls),
      { help: '加权最小二乘估计的偏差，供对照' },
    ),
    numberColumn(
      'variance',
      '偏差的方差',
      Float64Array.from(biases, ({ variance }) => variance),
      { help: '加权最小二乘估计的方差，打开“计入偏差的不确定性”时加进标准误' },
    ),
    integerColumn(
      'iterations',
      '迭代次数',
      Float64Array.from(biases, ({ iterations }) => iterations),
      { help: '期望最大化算法用了几次迭代' },
    ),
  ]);
}

/** How often every taxon was detected in every group, and whether it counts as absent. */
export function zerosTable(
  { code, levels, names }: Prepared,
  { detected, zero }: Detection,
  { structural_zeros, zero_bound }: AncomBcOptions,
): Table {
  const sizes = levels.map((_, level) => code.reduce((sum, one) => sum + Number(one === level), 0));
  const each = names.flatMap((_, row) => levels.map((__, level) => row * levels.length + level));
  return tableOf('zeros', '结构零', [
    textColumn(
      'feature',
      '分类单元',
      names.flatMap((name) => levels.map(() => name)),
      { help: taxonHelp },
    ),
    textColumn(
      'group',
      '组',
      names.flatMap(() => levels),
      { help: '参与分析的样本所在的组' },
    ),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(each, (at) => sizes[at % levels.length]!),
      { help: '该组参与分析的样本数' },
    ),
    integerColumn('detected', '检出样本数', detected, { help: '该组中计数大于 0 的样本数' }),
    numberColumn(
      'prevalence',
      '检出率',
      Float64Array.from(each, (at) => detected[at]! / sizes[at % levels.length]!),
      { help: '检出样本数 ÷ 样本数' },
    ),
    textColumn(
      'zero',
      '结构零',
      each.map((at) => (structural_zeros ? (zero[at] ? '是' : '否') : '')),
      {
        help: structural_zeros
          ? `“是”：该组没有检出${zero_bound ? '，或检出率的 95% 渐近下限不大于 0' : ''}`
          : '没有识别结构零，此列为空',
      },
    ),
  ]);
}
