import { numberColumn, tableOf } from '../../model/index.ts';
import type { Message, MethodOutput, Options, Records } from '../../model/index.ts';
import { describeResult, readResultChoice, readThresholds, resultColumns } from '../records/index.ts';
import { parameter, pickNumbers } from '../../records/index.ts';
import { readMaOptions } from './ma.schema.ts';

const meanNames =
  /^(basemean|aveexpr|averageexpression|logcpm|mean|meanexpr|meanexpression|amean|a|avgexpr|baseaverage|平均表达|平均表达量|平均值|均值)$/u;

/**
 * The columns of an MA plot.
 * @throws {InputError} When a column cannot be found, or a mean without logarithm is negative.
 */
export function runMa(records: Records, options: Options): MethodOutput {
  const { mean: chosen, scale } = readMaOptions(options);
  const mean = pickNumbers(records, chosen, { option: 'mean_column', label: '平均表达列', names: meanNames });
  const result = resultColumns(records, readResultChoice(options));
  const all = Float64Array.from(result.rows, (row) => mean.numbers[row]!);
  const isRaw =
    scale === 'raw' || (scale === 'auto' && all.every((value) => !(value < 0)) && all.some((value) => value > 100));
  const bad = isRaw ? all.findIndex((value) => value < 0) : -1;
  if (bad >= 0)
    throw parameter(
      { option: 'mean_scale' },
      `“${mean.name}”列有负值（${result.features[bad]}：${all[bad]}），不是未取对数的平均表达`,
      '请把“平均表达的尺度”改为“已取对数”，或改选平均表达列',
    );
  const plotted = isRaw ? all.map((value) => Math.log2(value + 1)) : all;
  const { direction, facts, figures, first, messages, removed } = describeResult(
    records,
    result,
    readThresholds(options),
  );
  const without = plotted.reduce((sum, value) => sum + Number(Number.isNaN(value)), 0);
  const more: Message[] = without > 0 ? [{ level: 'info', text: `${without} 个特征没有平均表达，不在图上` }] : [];
  return {
    tables: [
      tableOf('result', 'MA 图数据', [
        first,
        numberColumn('mean', isRaw ? 'log2(平均表达 + 1)' : '平均表达（log2）', plotted, {
          help: isRaw ? '记录表的平均表达取 log2(x + 1)' : '取自记录表，已取对数',
        }),
        ...figures,
        direction,
      ]),
    ],
    removed,
    messages: [...messages, ...more],
    facts: { ...facts, column_mean: mean.name, mean_scale: isRaw ? 'raw' : 'log2', without_mean: without },
  };
}
