import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Table } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import type { MetagenomeseqOptions } from './metagenomeseq.schema.ts';
import type { Prepared } from './prepare.ts';
import type { Comparison, Row } from './comparisons.ts';

/** P(|Z| < this) = 0.95. */
const z95 = 1.959963984540054;

export function resultTable(
  prepared: Prepared,
  rows: readonly Row[],
  { fc, p, p_adjust, p_column }: MetagenomeseqOptions,
): Table {
  const { levels, names } = prepared;
  const of = (pick: (row: Row) => number): Float64Array => Float64Array.from(rows, pick);
  return tableOf('result', 'metagenomeSeq 结果', [
    textColumn(
      'feature',
      '分类单元',
      rows.map(({ feature }) => names[feature]!),
      { help: '分类单元的名称；没有物种注释时为特征名' },
    ),
    textColumn(
      'group',
      '比较组',
      rows.map(({ level }) => levels[level]!),
      { help: `与参照组“${levels[0]}”比较的组` },
    ),
    textColumn(
      'contrast',
      '比较',
      rows.map(({ level }) => `${levels[level]!} vs ${levels[0]}`),
      { help: '比较组 vs 参照组' },
    ),
    numberColumn(
      'lfc',
      'LFC',
      of(({ lfc }) => lfc),
      {
        help: '期望丰度之比的自然对数，大于 0 为比较组较高；依据为“对数线性模型”的是 ln(归一化丰度 + 1) 之差',
      },
    ),
    numberColumn(
      'se',
      '标准误',
      of(({ se }) => se),
      { help: 'LFC 的标准误：两部分为 delta 法，其余见“依据”' },
    ),
    numberColumn(
      'z',
      'z 值',
      of(({ z }) => z),
      { help: 'LFC ÷ 标准误' },
    ),
    numberColumn(
      'p',
      'p 值',
      of((row) => row.p),
      { help: '双侧正态检验，未经多重检验校正' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      of(({ q }) => q),
      { help: `${adjustNames[p_adjust]}校正后的 p 值，每个比较各自校正` },
    ),
    textColumn(
      'direction',
      '变化方向',
      rows.map(({ direction }) => direction),
      {
        help: `up 为比较组较高、down 为较低：${p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${p}${fc > 1 ? `且变化不小于 ${fc} 倍` : ''}；其余不显著（none）或未检验（untested）`,
      },
    ),
    numberColumn(
      'log2fc',
      'log2 差异倍数',
      of(({ lfc }) => lfc / Math.LN2),
      { help: 'LFC 换算为以 2 为底：LFC ÷ ln 2' },
    ),
    numberColumn(
      'ci_low',
      '95% 置信下限',
      of(({ lfc, se }) => lfc - z95 * se),
      { help: 'LFC − 1.96 × 标准误，未作多重检验校正' },
    ),
    numberColumn(
      'ci_high',
      '95% 置信上限',
      of(({ lfc, se }) => lfc + z95 * se),
      { help: 'LFC + 1.96 × 标准误，未作多重检验校正' },
    ),
    ...basisColumns(prepared, rows, of),
  ]);
}

/** What each estimate rests on, and which taxon it is of. */
function basisColumns(
  { abundance, lineages, phyla }: Prepared,
  rows: readonly Row[],
  of: (pick: (row: Row) => number) => Float64Array,
): readonly Column[] {
  return [
    numberColumn(
      'positive',
      '丰度部分',
      of(({ positive }) => positive),
      { help: '检出的样本中，归一化丰度自然对数的平均之差（收缩后）' },
    ),
    numberColumn(
      'detection',
      '检出部分',
      of(({ detection }) => detection),
      { help: '两组期望检出率之比的自然对数，已按测序量调整；几乎都检出时为 0' },
    ),
    integerColumn(
      'seen_ref',
      '参照组检出样本数',
      of(({ seen }) => seen[0]),
      { help: '参照组中计数大于 0 的样本数' },
    ),
    integerColumn(
      'seen_test',
      '比较组检出样本数',
      of(({ seen }) => seen[1]),
      { help: '比较组中计数大于 0 的样本数' },
    ),
    textColumn(
      'basis',
      '依据',
      rows.map(({ basis }) => basis),
      {
        help: '“两部分”为丰度与检出率；“只按丰度”为至多 3 个样本没有检出；“对数线性模型”为一组检出不足 2 个样本；其余没有检验',
      },
    ),
    textColumn(
      'lineage',
      '分类路径',
      rows.map(({ feature }) => lineages[feature]!),
      { help: '从最高级到该级已知的分类名，以竖线分隔；没有注释时为空' },
    ),
    textColumn(
      'phylum',
      '门',
      rows.map(({ feature }) => phyla[feature]!),
      { help: '所在的门；注释没有门一级时为最高的一级，没有注释时为空' },
    ),
    numberColumn(
      'abundance',
      '平均相对丰度',
      of(({ feature }) => abundance[feature]!),
      { help: '参与分析的全部样本中的平均相对丰度，0～1' },
    ),
  ];
}

export function factorsTable({ columns, levels, samples }: Prepared, comparisons: readonly Comparison[]): Table {
  const rows = comparisons.flatMap(({ factors }) => [...factors]);
  return tableOf('factors', '归一化因子', [
    textColumn(
      'contrast',
      '比较',
      rows.map(({ level }) => `${levels[level]!} vs ${levels[0]}`),
      { help: '因子按每个比较的两组样本计算' },
    ),
    textColumn(
      'sample',
      '样本',
      rows.map(({ sample }) => samples[sample]!),
      { help: '样本名，取自数据表的列名' },
    ),
    numberColumn(
      'factor',
      '累积和',
      Float64Array.from(rows, ({ factor }) => factor),
      { help: '不超过该分位数的计数之和；归一化丰度 = 计数 ÷ 累积和 × 各样本累积和的中位数' },
    ),
    numberColumn(
      'total',
      '总计数',
      Float64Array.from(rows, ({ sample }) => columns[sample]!.reduce((sum, value) => sum + value, 0)),
      { help: '该样本全部计数之和' },
    ),
    numberColumn(
      'percentile',
      '分位数',
      Float64Array.from(rows, ({ percentile }) => percentile),
      { help: '累积和所用的分位数，0～1' },
    ),
  ]);
}
