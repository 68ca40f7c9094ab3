import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Table } from '../../model/index.ts';
import type { ForestOptions, SummaryModel } from './forestPlot.schema.ts';
import type { Pooled } from './pooled.ts';
import { isRatio, type Effects } from './readEffects.ts';

export type Summary = {
  readonly group: string;
  readonly whole: boolean;
  readonly model: SummaryModel;
  readonly rows: readonly number[];
  readonly figures: Pooled;
};

export const backFrom = ({ measure }: Effects, value: number): number => (isRatio(measure) ? Math.exp(value) : value);

export function asShare(weights: Float64Array): Float64Array {
  const total = weights.reduce((sum, weight) => sum + (Number.isNaN(weight) ? 0 : weight), 0);
  return weights.map((weight) => (total > 0 ? (weight / total) * 100 : Number.NaN));
}

type Figures = Readonly<Record<'se' | 'weight' | 'shareFixed' | 'shareRandom', Float64Array>>;

export function rowTable(
  effects: Effects,
  { se, shareFixed, shareRandom, weight }: Figures,
  { level, summary }: ForestOptions,
  shown: number,
): Table {
  const words = `${Math.round(level * 1000) / 10}%`;
  const scale = isRatio(effects.measure) ? '自然对数尺度' : '原尺度';
  const source = effects.measure === 'log-ratio' ? '由记录表的自然对数换回的比值' : '取自记录表';
  const cut = (values: Float64Array): Float64Array => values.slice(0, shown);
  const texts = [0, 1].map((at) =>
    textColumn(
      `text_${at + 1}`,
      effects.texts[at]?.name ?? `旁注 ${at + 1}`,
      effects.texts[at]?.values.slice(0, shown) ?? effects.label.slice(0, shown).map(() => ''),
      { help: '写在名称旁边的文字，没有选列时为空' },
    ),
  );
  const by =
    effects.names.weight === ''
      ? summary === 'random' || summary === 'both'
        ? '随机效应的权重'
        : '逆方差权重'
      : `“${effects.names.weight.slice(0, 40)}”占合计的百分比`;
  return tableOf('rows', '各项的效应值', [
    integerColumn(
      'rank',
      '次序',
      Float64Array.from({ length: shown }, (_, i) => i + 1),
      { help: '从上到下的次序，从 1 开始' },
    ),
    textColumn('group', effects.names.group || '亚组', effects.group.slice(0, shown), {
      help: '所在的亚组，没有亚组列时为空',
    }),
    textColumn('label', effects.names.label, effects.label.slice(0, shown), { help: '名称，取自记录表' }),
    ...texts,
    numberColumn('estimate', effects.names.estimate, cut(effects.estimate), { help: `效应值，${source}` }),
    numberColumn('low', `${words} 下限`, cut(effects.low), { help: `${words} 区间的下限，${source}` }),
    numberColumn('high', `${words} 上限`, cut(effects.high), { help: `${words} 区间的上限，${source}` }),
    numberColumn('se', '标准误', cut(se), { help: `由区间宽度换算，${scale}；没有区间时为空` }),
    numberColumn('weight', '权重', cut(weight), { unit: '%', help: `方块的面积：${by}` }),
    numberColumn('weight_fixed', '固定效应权重', cut(shareFixed), {
      unit: '%',
      help: '标准误平方的倒数占合计的百分比',
    }),
    numberColumn('weight_random', '随机效应权重', cut(shareRandom), {
      unit: '%',
      help: '（标准误平方 + τ²）的倒数占合计的百分比',
    }),
    textColumn(
      'measure',
      '效应值的类型',
      effects.label.slice(0, shown).map(() => effects.measure),
      { help: '比值（文件中为 ratio、log-ratio）、差值（difference）或数值（plain）' },
    ),
  ]);
}

export function summaryTable(
  summaries: readonly Summary[],
  effects: Effects,
  quantile: number,
  { level }: ForestOptions,
): Table {
  const figure = (value: (one: Pooled) => number): Float64Array =>
    Float64Array.from(summaries, ({ figures }) => value(figures));
  const back = (value: (one: Pooled) => number): Float64Array => figure((one) => backFrom(effects, value(one)));
  const words = `${Math.round(level * 1000) / 10}%`;
  const scale = isRatio(effects.measure) ? '，已由自然对数换回比值' : '';
  return tableOf('summary', '汇总与异质性', [
    textColumn(
      'group',
      effects.names.group || '亚组',
      summaries.map(({ group, whole }) => (whole ? '全部' : group)),
      { help: '汇总的是哪个亚组，“全部”为所有的行' },
    ),
    textColumn(
      'model',
      '模型',
      summaries.map(({ model }) => model),
      { help: '固定效应（文件中为 fixed）或随机效应（random）' },
    ),
    integerColumn(
      'k',
      '项数',
      figure(({ k }) => k),
      { help: '参与汇总的行数' },
    ),
    numberColumn(
      'estimate',
      effects.names.estimate,
      back(({ estimate }) => estimate),
      { help: `按权重平均的效应值${scale}` },
    ),
    numberColumn(
      'low',
      `${words} 下限`,
      back(({ estimate, se }) => estimate - quantile * se),
      { help: `汇总值的 ${words} 区间的下限，按正态分布${scale}` },
    ),
    numberColumn(
      'high',
      `${words} 上限`,
      back(({ estimate, se }) => estimate + quantile * se),
      { help: `汇总值的 ${words} 区间的上限，按正态分布${scale}` },
    ),
    numberColumn(
      'z',
      'z 值',
      figure(({ z }) => z),
      { help: '汇总值与无效应之差除以标准误，比值取自然对数' },
    ),
    numberColumn(
      'p',
      'p 值',
      figure(({ p }) => p),
      { help: '汇总值等于无效应（比值为 1，差值为 0）的双侧 P 值' },
    ),
    ...heterogeneityColumns(figure, back),
  ]);
}

/** How much the effects differ from one another, and where the effect of a new study would lie. */
function heterogeneityColumns(
  figure: (value: (one: Pooled) => number) => Float64Array,
  back: (value: (one: Pooled) => number) => Float64Array,
): readonly Column[] {
  return [
    numberColumn(
      'q',
      'Q',
      figure(({ q }) => q),
      { help: 'Cochran 异质性统计量' },
    ),
    integerColumn(
      'df',
      '自由度',
      figure(({ df }) => df),
      { help: 'Q 的自由度，项数 − 1' },
    ),
    numberColumn(
      'p_q',
      '异质性 p 值',
      figure(({ pQ }) => pQ),
      { help: '各项真实效应相同的 P 值，Q 按卡方分布' },
    ),
    numberColumn(
      'i2',
      'I²',
      figure(({ i2 }) => i2),
      { help: '变异中不能由抽样误差解释的比例，0～1' },
    ),
    numberColumn(
      'tau2',
      'τ²',
      figure(({ tau2 }) => tau2),
      { help: '真实效应的方差，DerSimonian–Laird 矩估计，固定效应时为 0' },
    ),
    numberColumn(
      'pi_low',
      '预测下限',
      back(({ estimate, predictionHalf }) => estimate - predictionHalf),
      { help: '新研究真实效应的 95% 预测区间的下限，t 分布，3 项起' },
    ),
    numberColumn(
      'pi_high',
      '预测上限',
      back(({ estimate, predictionHalf }) => estimate + predictionHalf),
      { help: '新研究真实效应的 95% 预测区间的上限，t 分布，3 项起' },
    ),
  ];
}
