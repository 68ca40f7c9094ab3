import { maximum, minimum } from '../../extremes/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, Records } from '../../model/index.ts';
import { classesOf, pickText, parameter, refusal } from '../../records/index.ts';
import { arithmeticMean } from '../../statistics/index.ts';
import type { RadarOptions } from './radar.schema.ts';

const mostAxes = 16;
const mostGroups = 12;

/**
 * Means of several measures by group, brought to one scale from 0 (the centre) to 1.
 *
 * @throws {InputError} Under three measures, with too many of them or of groups, without values, or for negative means
 * on a scale that begins at 0.
 */
export function radar(records: Records, options: RadarOptions): MethodOutput {
  const group = pickText(records, options.group, {
    option: 'group_column',
    label: '分组列',
    names: /^(group|treatment|class|组别|分组|处理)$/u,
    fallback: true,
  });
  const measures = records.columns.filter((column) => column !== group && column.numbers);
  if (measures.length < 3)
    throw refusal(
      'too-few-axes',
      `除“${group.name}”外只有 ${measures.length} 个数值列，雷达图至少需要 3 个`,
      '请在记录表中提供 3～16 个数值列，每列一个指标',
    );
  if (measures.length > mostAxes)
    throw refusal(
      'too-many-axes',
      `有 ${measures.length} 个数值列，雷达图最多画 ${mostAxes} 个指标`,
      '请只保留需要比较的指标',
    );
  const groups = [...new Set(classesOf(group).filter((text) => text !== ''))];
  if (groups.length === 0 || groups.length > mostGroups)
    throw parameter(
      { option: 'group_column' },
      `“${group.name}”有 ${groups.length} 个取值，雷达图画 1～${mostGroups} 个`,
      '请改选取值较少的列',
    );

  const cells = groups.flatMap((name) =>
    measures.map(({ name: axis, numbers }, at) => {
      const values = numbers!.filter((value, row) => classesOf(group)[row] === name && !Number.isNaN(value));
      return { name, axis, at, n: values.length, mean: arithmeticMean(values) };
    }),
  );
  const limits = measures.map((_, at) => limitsOf(cells.filter((cell) => cell.at === at).map(({ mean }) => mean)));
  const common = maximum(limits.map(({ high }) => high));
  const low = limits.findIndex((one) => one.low < 0);
  if (options.scale !== 'range' && low >= 0)
    throw parameter(
      { option: 'scale' },
      `“${measures[low]!.name}”的均值有负值（${limits[low]!.low}），不能从 0 画起`,
      '请把“各轴的尺度”改为“最小到最大”',
    );
  const scaled = cells.map(({ at, mean }) => scaledTo(mean, limits[at]!, options.scale, common));
  const empty = cells.filter(({ n }) => n === 0).length;
  const left = classesOf(group).filter((text) => text === '').length;
  const messages: Message[] = [];
  if (left > 0) messages.push({ level: 'info', text: `${left} 行没有“${group.name}”，未参与` });
  if (empty > 0) messages.push({ level: 'warning', text: `${empty} 处没有可用的值，多边形在那里断开` });

  return {
    tables: [
      tableOf('radar', '雷达图数据', [
        textColumn(
          'group',
          group.name,
          cells.map(({ name }) => name),
          { help: '每个取值一个多边形，按出现的顺序' },
        ),
        textColumn(
          'axis',
          '指标',
          cells.map(({ axis }) => axis),
          { help: '指标的名称，取自记录表的列名' },
        ),
        integerColumn(
          'n',
          '重复数',
          Float64Array.from(cells, ({ n }) => n),
          { help: '参与平均的值的个数，缺失值不计' },
        ),
        numberColumn(
          'mean',
          '均值',
          Float64Array.from(cells, ({ mean }) => mean),
          { help: '该组该指标的算术平均' },
        ),
        numberColumn('scaled', '折算值', Float64Array.from(scaled), { help: '画在图上的值，0 为中心，1 为边缘' }),
      ]),
    ],
    removed: [],
    messages,
    facts: { groups: groups.length, axes: measures.length, group: group.name, left, empty },
  };
}

type Limits = { readonly low: number; readonly high: number };

function limitsOf(means: readonly number[]): Limits {
  const present = means.filter((mean) => !Number.isNaN(mean));
  return { low: minimum(present), high: maximum(present) };
}

/** 0…1; where all means are equal, 1 (or 0 when they are all 0). */
function scaledTo(mean: number, { high, low }: Limits, scale: RadarOptions['scale'], common: number): number {
  if (Number.isNaN(mean)) return Number.NaN;
  if (scale === 'range') return high > low ? (mean - low) / (high - low) : 1;
  const most = scale === 'none' ? common : high;
  return most > 0 ? mean / most : 0;
}
