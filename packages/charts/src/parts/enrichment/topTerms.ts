import type { ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { termNames } from './termNames.ts';

export const termCountSpec = {
  id: 'top',
  label: '展示的条目数',
  help: '按 P 值从小到大取',
  kind: 'number',
  default: 20,
  min: 1,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;
export const pSpec = {
  id: 'p',
  label: '显著性',
  kind: 'choice',
  default: 'p_adj',
  choices: [
    { value: 'p_adj', label: '校正后的 P 值' },
    { value: 'p', label: '原始 P 值' },
  ],
} as const satisfies SettingSpec;
export const pWords = (column: string): string => (column === 'p' ? 'P' : '校正后 P');

/** The terms shown, the most significant first. */
export type TopTerms = {
  readonly rows: readonly number[];
  readonly terms: readonly string[];
  readonly names: readonly string[];
  readonly p: readonly number[];
  readonly pColumn: 'p' | 'p_adj';
  readonly total: number;
  readonly column: (name: string) => number[];
};

/** The rows of the table `result` with the smallest p-values. */
export function topTerms(input: ChartInput): TopTerms {
  const result = tableOf(input, 'result');
  const pColumn = choiceOf(input.settings.own, pSpec) === 'p' ? 'p' : 'p_adj';
  const [all, raw] = [numbers(result, pColumn), numbers(result, 'p')];
  const count = Math.round(numberOf(input.settings.own, termCountSpec));
  const rows = [...all.keys()]
    .filter((row) => Number.isFinite(all[row]!))
    .toSorted((a, b) => all[a]! - all[b]! || raw[a]! - raw[b]! || a - b)
    .slice(0, count);
  const pick = <T>(values: ArrayLike<T>): T[] => rows.map((row) => values[row]!);
  const ids = texts(result, 'term');
  return {
    rows,
    terms: pick(ids),
    names: pick(termNames(ids, texts(result, 'name'))),
    p: pick(all),
    pColumn,
    total: result.rows,
    column: (name) => pick(numbers(result, name)),
  };
}
