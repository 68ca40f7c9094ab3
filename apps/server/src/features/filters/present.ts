import {
  dataFilter,
  type DataFilter,
  type DataFilterItem,
  type FilterInput,
  type FilterRule,
  type GroupScheme,
  type RunSource,
} from '@panome/contract';
import { toTime } from '../../platform/clock.ts';
import type { DataFilterRow } from '../../platform/database/schema/filters.ts';

/** What decides the rows and columns of a filter. */
export type Choice = {
  readonly rule: FilterRule;
  readonly groups: GroupScheme | null;
  readonly columns: readonly string[];
};
/** A stored filter with its texts read. */
export type StoredFilter = Choice & { readonly input: FilterInput; readonly source: RunSource };

const { columns, groups, input, rule, source } = dataFilter.shape;

/** Reads what a row keeps as JSON, also of an earlier version. */
export const storedFilter = (row: DataFilterRow): StoredFilter => ({
  input: input.parse(JSON.parse(row.input)),
  rule: rule.parse(JSON.parse(row.rule)),
  groups: groups.parse(JSON.parse(row.groups)),
  columns: columns.parse(JSON.parse(row.columns)),
  source: source.parse(JSON.parse(row.source)),
});

export const presentItem = (row: DataFilterRow): DataFilterItem => ({
  id: row.id,
  name: row.name,
  version_id: row.version_id,
  project_id: row.project_id,
  source_name: row.source_name,
  words: row.words,
  conditions: row.conditions,
  rows: row.rows,
  kept: row.kept,
  revision: row.revision,
  created_at: toTime(row.created_at),
  updated_at: toTime(row.updated_at),
});

export const presentFilter = (row: DataFilterRow): DataFilter => {
  const stored = storedFilter(row);
  return { ...presentItem(row), ...stored, columns: [...stored.columns] };
};
