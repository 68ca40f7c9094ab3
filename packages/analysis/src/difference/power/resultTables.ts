import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Matrix, Table } from '../../model/index.ts';
import type { PowerAt } from '../../power-of-tests/index.ts';
import type { Pilot } from './pilot.ts';
import type { PowerOptions } from './power.schema.ts';
import type { Needed } from './samplesFor.ts';

/** One size of the effect: what it needs, and its power at any number of samples. */
export type Plan = {
  readonly name: string;
  readonly size: number;
  readonly at: (n: number) => PowerAt;
  readonly needed: Needed;
};

const words = ({ basis, design }: PowerOptions) => ({
  n: basis === 'effect' && design === 'paired' ? '对数' : '每组样本数',
  total: ({ 'two-sample': 2, paired: 1 } as Readonly<Record<string, number>>)[
    basis === 'pilot' ? 'two-sample' : design
  ],
  size:
    basis === 'pilot'
      ? '两组 log2 均值之差，即要检出的差异倍数的 log2'
      : design === 'anova'
        ? 'Cohen f：各组均值的标准差 ÷ 组内标准差'
        : 'Cohen d：均值之差 ÷ 标准差',
  power: basis === 'pilot' ? '控制 FDR 时，有该差异的特征中能检出的平均比例' : '差异真实存在时检验显著的概率',
});

/** Power against the number of samples, one effect after the other. */
export function curveTable(plans: readonly Plan[], sizes: readonly number[], options: PowerOptions): Table {
  const word = words(options);
  const rows = plans.flatMap((plan) => sizes.map((n) => ({ plan, n, ...plan.at(n) })));
  return tableOf('curve', '功效曲线', [
    textColumn(
      'effect',
      '效应',
      rows.map(({ plan }) => plan.name),
      { help: '所填的效应，以及它的 0.75 倍与 1.25 倍' },
    ),
    numberColumn(
      'effect_size',
      '效应量',
      Float64Array.from(rows, ({ plan }) => plan.size),
      { help: word.size },
    ),
    integerColumn(
      'n',
      word.n,
      Float64Array.from(rows, ({ n }) => n),
      {
        help: options.design === 'paired' && options.basis === 'effect' ? '成对样本的对数' : '每一组的样本数，各组相等',
      },
    ),
    numberColumn(
      'power',
      '功效',
      Float64Array.from(rows, ({ power }) => power),
      { help: word.power },
    ),
    numberColumn(
      'critical',
      '临界值',
      Float64Array.from(rows, ({ critical }) => (Number.isFinite(critical) ? critical : Number.NaN)),
      {
        help:
          options.basis === 'effect' && options.design === 'anova'
            ? '显著所需的最小 F 值'
            : '显著所需的最小 |t| 值；样本太少而达不到 FDR 时为空',
      },
    ),
  ]);
}

/** The number of samples that each effect needs. */
export function neededTable(plans: readonly Plan[], options: PowerOptions): Table {
  const word = words(options);
  const column = (of: (plan: Plan) => number): Float64Array => Float64Array.from(plans, of);
  return tableOf('needed', '所需样本数', [
    textColumn(
      'effect',
      '效应',
      plans.map(({ name }) => name),
      { help: '所填的效应，以及它的 0.75 倍与 1.25 倍' },
    ),
    numberColumn(
      'effect_size',
      '效应量',
      column(({ size }) => size),
      { help: word.size },
    ),
    numberColumn(
      'target',
      '目标功效',
      column(() => options.power),
      { help: '希望达到的功效' },
    ),
    integerColumn(
      'n',
      word.n,
      column(({ needed }) => needed.n),
      { help: '达到目标功效的最小整数；超过 5000 时为空' },
    ),
    integerColumn(
      'total',
      '样本总数',
      column(({ needed }) => needed.n * (word.total ?? options.groups_number)),
      { help: word.total === 1 ? '成对样本的对数，样本数为其两倍' : '各组样本数之和' },
    ),
    numberColumn(
      'n_exact',
      '样本数（小数解）',
      column(({ needed }) => needed.exact),
      { help: '功效恰好等于目标时的样本数，不小于 2' },
    ),
    numberColumn(
      'power',
      '达到的功效',
      column(({ at, needed }) => (Number.isNaN(needed.n) ? Number.NaN : at(needed.n).power)),
      { help: '取上述整数样本数时的功效' },
    ),
    integerColumn(
      'n_given',
      `计划的${word.n}`,
      column(() => options.n),
      { help: '设定中填写的样本数' },
    ),
    numberColumn(
      'power_given',
      '计划样本数的功效',
      column(({ at }) => at(options.n).power),
      { help: word.power },
    ),
  ]);
}

/** The estimates of the pilot for every feature; empty without a pilot. */
export function pilotTable(matrix: Matrix | undefined, pilot: Pilot | null): Table {
  return tableOf('pilot', '预实验的标准差', [
    textColumn('feature', '特征', pilot ? matrix!.ids : [], { help: '特征的编号或名称，取自数据表的第一列' }),
    numberColumn('sd', '组内标准差', pilot?.sd ?? new Float64Array(0), {
      help: 'log2 尺度上各组合并的标准差；没有组内变化或缺失太多时为空',
    }),
    numberColumn('sd_shrunken', '收缩后的标准差', pilot?.shrunken ?? new Float64Array(0), {
      help: '向全部特征的先验方差收缩，样本很少时较可靠，规划所用',
    }),
    numberColumn('p', 'p 值', pilot?.p ?? new Float64Array(0), {
      help: '预实验各组之间 t 检验或方差分析的 p 值，用于估计 π₀',
    }),
  ]);
}
