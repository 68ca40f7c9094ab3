import type { Message, MethodOutput, Records } from '../../model/index.ts';
import { normalUpperQuantile } from '../../statistics/index.ts';
import type { ForestOptions, SummaryModel } from './forestPlot.schema.ts';
import { pooled } from './pooled.ts';
import { isRatio, readEffects, type Effects } from './readEffects.ts';
import { asShare, backFrom, rowTable, type Summary, summaryTable } from './resultTables.ts';

/** An estimate further off the middle, as a share of the interval, is not rounding. */
const lopsided = 0.1;

/**
 * Estimates with intervals, and their fixed- and random-effects summaries, of all rows and of each group.
 *
 * Standard errors come from the widths of the intervals on the scale of the summary (natural logarithms of ratios). A
 * row without an interval, or with one of no width, is drawn but takes no part in a summary.
 *
 * @throws {InputError} As `readEffects`.
 */
export function forestPlot(records: Records, options: ForestOptions): MethodOutput {
  const effects = readEffects(records, options);
  const n = effects.label.length;
  const onScale = (values: Float64Array): Float64Array => (isRatio(effects.measure) ? values.map(Math.log) : values);
  const [y, from, to] = [onScale(effects.estimate), onScale(effects.low), onScale(effects.high)];
  const quantile = normalUpperQuantile((1 - options.level) / 2);
  const se = from.map((low, i) => (to[i]! - low) / (2 * quantile));
  const usable = Array.from(se.keys()).filter((i) => se[i]! > 0 && Number.isFinite(se[i]!) && Number.isFinite(y[i]!));
  const summaries = options.summary === 'none' ? [] : summarize(effects, y, se, usable, options.summary);
  const [shareFixed, shareRandom] = (['fixed', 'random'] as const).map((model) =>
    shares(n, usable, usable.length > 0 ? pooled(pick(y, usable), pick(se, usable), model).weights : null),
  );
  const weight = effects.weight
    ? asShare(effects.weight)
    : options.summary === 'random' || options.summary === 'both'
      ? shareRandom!
      : shareFixed!;
  const uneven = usable.filter((i) => Math.abs(to[i]! + from[i]! - 2 * y[i]!) > lopsided * (to[i]! - from[i]!)).length;
  const open = n - usable.length;
  const shown = Math.min(n, options.top);
  const messages: Message[] = [];
  if (effects.left > 0)
    messages.push({
      level: 'info',
      text: `${effects.left} 行缺少“${effects.names.label}”或“${effects.names.estimate}”，未画出`,
    });
  if (open > 0)
    messages.push({
      level: 'info',
      text: `${open} 行没有区间或区间宽度为 0，只画出点${options.summary === 'none' ? '' : '，未参与汇总'}`,
    });
  if (options.summary !== 'none' && uneven > 0)
    messages.push({
      level: 'warning',
      text: `${uneven} 行的效应值明显偏离区间的中点（${isRatio(effects.measure) ? '对数尺度' : '线性尺度'}），由区间宽度换算的标准误可能不准；请检查“效应值的类型”`,
    });
  if (options.summary !== 'none' && usable.length < 2)
    messages.push({ level: 'warning', text: '有区间的不足 2 行，没有可以汇总的' });
  if (shown < n)
    messages.push({
      level: 'info',
      text: `${n} 行中画出前 ${shown} 行${options.summary === 'none' ? '' : '，汇总用全部的行'}`,
    });

  const all = (model: SummaryModel) => summaries.find((one) => one.whole && one.model === model)?.figures;
  return {
    tables: [
      rowTable(effects, { se, weight, shareFixed: shareFixed!, shareRandom: shareRandom! }, options, shown),
      summaryTable(summaries, effects, quantile, options),
    ],
    removed: [],
    messages,
    facts: {
      rows: n,
      left: effects.left,
      open,
      shown,
      pooled: options.summary === 'none' ? 0 : usable.length,
      measure: effects.measure,
      groups: effects.names.group === '' ? 0 : effects.groups.length,
      ...effects.names,
      ...(['fixed', 'random'] as const).reduce(
        (facts, model) => ({
          ...facts,
          ...(all(model) && {
            [`${model}_estimate`]: backFrom(effects, all(model)!.estimate),
            q: all(model)!.q,
            df: all(model)!.df,
            p_q: all(model)!.pQ,
            i2: all(model)!.i2,
            [`${model}_tau2`]: all(model)!.tau2,
          }),
        }),
        {},
      ),
    },
  };
}

const pick = (values: Float64Array, rows: readonly number[]): Float64Array =>
  Float64Array.from(rows, (row) => values[row]!);

function shares(n: number, rows: readonly number[], weights: Float64Array | null): Float64Array {
  const all = new Float64Array(n).fill(Number.NaN);
  if (weights) rows.forEach((row, i) => (all[row] = weights[i]! * 100));
  return all;
}

/** Every group with at least two rows, when there are groups, then all rows together. */
function summarize(
  effects: Effects,
  y: Float64Array,
  se: Float64Array,
  usable: readonly number[],
  which: ForestOptions['summary'],
): Summary[] {
  const models: readonly SummaryModel[] = which === 'both' ? ['fixed', 'random'] : [which as SummaryModel];
  const parts =
    effects.names.group !== '' && effects.groups.length > 1
      ? effects.groups.map((group) => ({ group, whole: false, rows: usable.filter((i) => effects.group[i] === group) }))
      : [];
  return [...parts, { group: '', whole: true, rows: usable }]
    .filter(({ rows }) => rows.length > 1)
    .flatMap((part) =>
      models.map((model) => ({ ...part, model, figures: pooled(pick(y, part.rows), pick(se, part.rows), model) })),
    );
}
