import type { ChartInput, SettingSpec } from '../../model/index.ts';
import { numberOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

export const eachSpec = {
  id: 'each',
  label: '每组最多列出的物种数',
  help: '指示物种按指示值从大到小；没有显著的指示物种时列出 p 值最小的',
  kind: 'number',
  default: 8,
  min: 1,
  max: 50,
  step: 1,
} as const satisfies SettingSpec;

export type Indicator = {
  readonly feature: string;
  /** A group, or several joined by `+`. */
  readonly group: string;
  readonly a: number;
  readonly b: number;
  readonly stat: number;
  /** The p-value that the run compared with its limit. */
  readonly p: number;
  readonly significant: boolean;
};

/** The strongest indicators of each group, in the order of the result; without any, those of the smallest p. */
export function topIndicators(input: ChartInput): readonly Indicator[] {
  const table = tableOf(input, 'result');
  const [feature, group, said] = ['feature', 'group', 'indicator'].map((name) => texts(table, name)) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const [a, b, stat] = ['a', 'b', 'stat'].map((name) => numbers(table, name)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const p = numbers(table, input.options['p_column'] === 'p' ? 'p' : 'p_adj');
  const rows = feature.map((name, row): Indicator => ({
    feature: name,
    group: group[row]!,
    a: a[row]!,
    b: b[row]!,
    stat: stat[row]!,
    p: p[row]!,
    significant: said[row] === '是',
  }));
  const each = Math.round(numberOf(input.settings.own, eachSpec));
  const found = rows.filter(({ significant }) => significant);
  if (found.length === 0)
    return rows
      .filter((row) => Number.isFinite(row.p))
      .toSorted((one, other) => one.p - other.p || other.stat - one.stat)
      .slice(0, each);
  const taken = new Map<string, number>();
  return found.filter((row) => {
    const count = (taken.get(row.group) ?? 0) + 1;
    taken.set(row.group, count);
    return count <= each;
  });
}
