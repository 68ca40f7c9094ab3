import type { ChartInput } from '../../model/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

/** A line of the figure from the top: the name of a group, an estimate, or a summary. */
export type ForestRow =
  | { readonly kind: 'heading'; readonly label: string; readonly group: string }
  | {
      readonly kind: 'study' | 'fixed' | 'random';
      readonly label: string;
      readonly group: string;
      readonly whole: boolean;
      readonly estimate: number;
      readonly low: number;
      readonly high: number;
      readonly weight: number;
      readonly texts: readonly [string, string];
      readonly heterogeneity: string;
    };

const models = { fixed: '固定效应', random: '随机效应' } as const;
const whole = '全部';

/** The rows of the groups, each with its summary, then the summary of all. */
export function forestRows(input: ChartInput): readonly ForestRow[] {
  const [rows, summary] = [tableOf(input, 'rows'), tableOf(input, 'summary')];
  const column = {
    group: texts(rows, 'group'),
    label: texts(rows, 'label'),
    one: texts(rows, 'text_1'),
    two: texts(rows, 'text_2'),
    estimate: numbers(rows, 'estimate'),
    low: numbers(rows, 'low'),
    high: numbers(rows, 'high'),
    weight: numbers(rows, 'weight'),
  };
  const of = {
    group: texts(summary, 'group'),
    model: texts(summary, 'model'),
    estimate: numbers(summary, 'estimate'),
    low: numbers(summary, 'low'),
    high: numbers(summary, 'high'),
    i2: numbers(summary, 'i2'),
    p: numbers(summary, 'p_q'),
  };
  const groups = [...new Set(column.group)];
  const grouped = groups.some((name) => name !== '');
  // The last summary is the overall one, even when a group has the same name.
  const last = new Set(of.model).size;
  const isWhole = (at: number) => at >= of.group.length - last;
  const summaries = (group: string, all: boolean): ForestRow[] =>
    of.model.flatMap((model, at): ForestRow[] =>
      isWhole(at) !== all || (!all && of.group[at] !== group)
        ? []
        : [
            {
              kind: model === 'fixed' ? 'fixed' : 'random',
              label: `${all && grouped ? whole : ''}${models[model === 'fixed' ? 'fixed' : 'random']}`,
              group: all ? '' : group,
              whole: all,
              estimate: of.estimate[at]!,
              low: of.low[at]!,
              high: of.high[at]!,
              weight: Number.NaN,
              texts: ['', ''],
              heterogeneity: Number.isFinite(of.i2[at]!)
                ? `I² = ${(100 * of.i2[at]!).toFixed(0)}%，P ${of.p[at]! < 0.001 ? '< 0.001' : `= ${Number(of.p[at]!.toPrecision(2))}`}`
                : '',
            },
          ],
    );
  return [
    ...groups.flatMap((group): ForestRow[] => [
      ...(grouped ? [{ kind: 'heading' as const, label: group === '' ? '未分组' : group, group }] : []),
      ...column.label.flatMap((label, i): ForestRow[] =>
        column.group[i] === group
          ? [
              {
                kind: 'study',
                label,
                group,
                whole: false,
                estimate: column.estimate[i]!,
                low: column.low[i]!,
                high: column.high[i]!,
                weight: column.weight[i]!,
                texts: [column.one[i]!, column.two[i]!],
                heterogeneity: '',
              },
            ]
          : [],
      ),
      ...(grouped ? summaries(group, false) : []),
    ]),
    ...summaries('', true),
  ];
}
