import { changeWords } from '../changes/index.ts';
import type { Condition } from './model.ts';

/** What people say for columns, cells and whole conditions. */
export type RuleAliases = {
  /** A word for a column → its names in tables, the likeliest first. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** By column: what the table holds → what people say. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A word that is a condition by itself: `上调`. */
  readonly conditions: Readonly<Record<string, Condition>>;
};

/** Words that mean the same in every family: those of tables of differences. */
export const commonAliases: RuleAliases = {
  columns: {
    方向: ['direction'],
    变化方向: ['direction'],
    log2差异倍数: ['log2fc'],
    差异倍数: ['log2fc', 'fc'],
    p值: ['p'],
    P值: ['p'],
    校正后p值: ['p_adj'],
    校正P值: ['p_adj'],
    FDR: ['p_adj'],
    padj: ['p_adj'],
    q值: ['p_adj'],
    名称: [''],
  },
  values: { direction: changeWords },
  conditions: Object.fromEntries(
    (['up', 'down', 'none', 'only_test', 'only_ref'] as const).map((change) => [
      changeWords[change],
      { column: 'direction', op: 'is', value: change },
    ]),
  ),
};

const joined = <Value>(records: readonly Readonly<Record<string, Value>>[]): Record<string, Value> =>
  Object.fromEntries(records.flatMap((record) => Object.entries(record)));

/** One set of aliases out of several; later ones come first. */
export function joinAliases(...sets: readonly RuleAliases[]): RuleAliases {
  const names = [...new Set(sets.flatMap(({ values }) => Object.keys(values)))];
  return {
    columns: joined(sets.map(({ columns }) => columns)),
    values: Object.fromEntries(names.map((name) => [name, joined(sets.map(({ values }) => values[name] ?? {}))])),
    conditions: joined(sets.map(({ conditions }) => conditions)),
  };
}
