import type { TableMeta } from '@panome/analysis/model';
import { checkRule, ruleLimits, type Rule } from '@panome/analysis/rules';
import { filterRule } from '@panome/contract';
import { z } from 'zod';
import { badInput } from '../../platform/http/refusal.ts';

const filterList = z.array(filterRule).max(ruleLimits.conditions);

/** @throws {Refusal} 400 when the filters are not what the contract says. */
export function parseFilters(text: string | undefined): Rule[] {
  if (!text) return [];
  try {
    return filterList.parse(JSON.parse(text));
  } catch {
    throw badInput('筛选条件格式不正确，请重新设置筛选');
  }
}

/** @throws {Refusal} 400 when a filter names a column that the table does not have or that cannot be compared so. */
export function ensureFilters(filters: readonly Rule[], { columns }: Pick<TableMeta, 'columns'>): void {
  const known = columns.map(({ kind, name }) => ({
    name,
    kind: kind === 'text' ? ('text' as const) : ('number' as const),
  }));
  const problems = checkRule({ all: filters }, known);
  if (problems.length > 0)
    throw badInput(problems.map(({ remedy, what }) => `${what}。${remedy}`).join('\n'), { problems });
}
