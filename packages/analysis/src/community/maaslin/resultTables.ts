import type { Change } from '../../changes/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import type { Fit } from './linearFit.ts';
import { transformNames, type MaaslinOptions } from './maaslin.schema.ts';
import type { Metadata, Term } from './metadata.ts';

export type Association = {
  readonly feature: string;
  /** Its place among the features tested. */
  readonly row: number;
  readonly term: Term;
  readonly coefficient: number;
  readonly se: number;
  readonly df: number;
  readonly t: number;
  readonly p: number;
  readonly q: number;
  readonly seen: number;
  readonly direction: Change;
};

/** Associations whose samples are kept for their figure. */
const mostShown = 24;
const featureHelp = '分类单元或特征的名称';
const variableHelp = '模型中的变量；“分组”为分组表第二列';

export function resultTable(
  rows: readonly Association[],
  samples: number,
  { p, p_adjust, p_column, standardize, transform }: MaaslinOptions,
  mixed: boolean,
): Table {
  const of = (pick: (one: Association) => number): Float64Array => Float64Array.from(rows, pick);
  return tableOf('result', '变量与特征的关联', [
    textColumn(
      'feature',
      '特征',
      rows.map(({ feature }) => feature),
      { help: featureHelp },
    ),
    textColumn(
      'variable',
      '变量',
      rows.map(({ term }) => term.variable),
      { help: variableHelp },
    ),
    textColumn(
      'value',
      '水平',
      rows.map(({ term }) => term.value),
      { help: '类别变量中与参照比较的水平；数值变量为空' },
    ),
    textColumn(
      'reference',
      '参照',
      rows.map(({ term }) => term.reference),
      { help: '类别变量的参照水平；数值变量为空' },
    ),
    numberColumn(
      'coef',
      '系数',
      of(({ coefficient }) => coefficient),
      {
        help: `该水平与参照之差，或数值变量每增加${standardize ? '一个标准差' : '一个单位'}的变化；丰度${transformNames[transform]}`,
      },
    ),
    numberColumn(
      'se',
      '标准误',
      of(({ se }) => se),
      { help: '系数的标准误' },
    ),
    numberColumn(
      't',
      't 值',
      of(({ t }) => t),
      { help: '系数 ÷ 标准误' },
    ),
    numberColumn(
      'df',
      '自由度',
      of(({ df }) => df),
      { help: mixed ? 'Satterthwaite 自由度' : '样本数 − 系数个数' },
    ),
    numberColumn(
      'p',
      'p 值',
      of((one) => one.p),
      { help: '双侧 t 检验，未经多重检验校正；没有变化的特征为空' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      of(({ q }) => q),
      { help: `全部特征与变量一起作 ${adjustNames[p_adjust]}校正` },
    ),
    textColumn(
      'direction',
      '方向',
      rows.map(({ direction }) => direction),
      {
        help: `up 为正关联、down 为负关联：${p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${p}；其余不显著（none）或未检验（untested）`,
      },
    ),
    integerColumn(
      'n',
      '样本数',
      of(() => samples),
      { help: '参与分析的样本数' },
    ),
    integerColumn(
      'n_seen',
      '检出样本数',
      of(({ seen }) => seen),
      { help: '该特征检出的样本数' },
    ),
  ]);
}

/** The values behind the strongest associations, one for each feature and variable. */
export function pointsTable(
  rows: readonly Association[],
  y: Float64Array,
  samples: readonly string[],
  { variables }: Metadata,
): Table {
  const n = samples.length;
  const pairs = new Map<string, Association>();
  for (const one of rows)
    if (Number.isFinite(one.p) && pairs.size < mostShown)
      pairs.set(`${one.feature}\n${one.term.variable}`, pairs.get(`${one.feature}\n${one.term.variable}`) ?? one);
  const each = [...pairs.values()].flatMap((one) => {
    const variable = variables.find(({ name }) => name === one.term.variable)!;
    return samples.map((sample, i) => ({
      one,
      sample,
      text: variable.texts[i] ?? '',
      x: variable.numbers?.[i] ?? Number.NaN,
      y: y[one.row * n + i]!,
    }));
  });
  return tableOf('points', '关联的样本数值', [
    textColumn(
      'feature',
      '特征',
      each.map(({ one }) => one.feature),
      { help: `${featureHelp}；p 值最小的 ${mostShown} 对特征与变量` },
    ),
    textColumn(
      'variable',
      '变量',
      each.map(({ one }) => one.term.variable),
      { help: variableHelp },
    ),
    textColumn(
      'sample',
      '样本',
      each.map(({ sample }) => sample),
      { help: '样本名，取自数据表的列名' },
    ),
    textColumn(
      'level',
      '水平',
      each.map(({ text }) => text),
      { help: '类别变量在该样本的水平；数值变量为空' },
    ),
    numberColumn(
      'x',
      '变量的数值',
      Float64Array.from(each, ({ x }) => x),
      { help: '数值变量在该样本的数值，未标准化；类别变量为空' },
    ),
    numberColumn(
      'y',
      '变换后的丰度',
      Float64Array.from(each, (row) => row.y),
      { help: '该特征在该样本的丰度，变换后，未扣除其他变量' },
    ),
  ]);
}

export function varianceTable(names: readonly string[], fits: readonly Fit[], mixed: boolean): Table {
  const of = (pick: (fit: Fit) => number): Float64Array => Float64Array.from(fits, pick);
  return tableOf('variance', '方差', [
    textColumn('feature', '特征', names, { help: featureHelp }),
    numberColumn(
      'residual',
      '残差方差',
      of(({ residual }) => residual),
      { help: '模型没有解释的方差' },
    ),
    numberColumn(
      'between',
      '个体间方差',
      of(({ between }) => between),
      { help: mixed ? '个体的随机截距的方差（REML）；0 表示个体之间没有多于误差的差别' : '没有设随机效应，此列为空' },
    ),
    numberColumn(
      'icc',
      '个体间占比',
      of(({ between, residual }) => between / (between + residual)),
      { help: mixed ? '个体间方差 ÷ (个体间方差 + 残差方差)，0～1' : '没有设随机效应，此列为空' },
    ),
  ]);
}

export function samplesTable(samples: readonly string[], { group, variables }: Metadata): Table {
  return tableOf('samples', '参与分析的样本', [
    textColumn('sample', '样本', samples, { help: '样本名，取自数据表的列名' }),
    textColumn('group', '组', group, { help: '分组表中样本所在的组' }),
    textColumn(
      'variables',
      '变量',
      samples.map((_, i) =>
        variables.map(({ name, numbers, texts }) => `${name}=${numbers ? String(numbers[i]!) : texts[i]!}`).join('；'),
      ),
      { help: '模型用到的各变量的值' },
    ),
  ]);
}
