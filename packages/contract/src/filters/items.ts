import { z } from 'zod';
import { id, time } from '../call.ts';
import { flowSource, runSource } from '../flows/source.ts';
import { recipe } from '../recipe.ts';
import { filterRule, ruleCondition } from '../rules.ts';
import { fileReference, groupScheme } from '../tools.ts';

/** A table whose rows are chosen, and how it is read: as any table, or as numbers of samples with its repairs. */
export const filterInput = z.strictObject({
  file: fileReference,
  as: z.enum(['records', 'matrix']).default('records'),
  recipe: recipe.default({ format: 1, steps: [] }),
});
export type FilterInput = z.infer<typeof filterInput>;

/** What decides the rows and columns that a filter keeps. */
export const filterChoice = {
  rule: filterRule,
  /** The groups that conditions on samples name. */
  groups: groupScheme.nullable().default(null),
  /** Columns that stay, in this order; all of them when empty. */
  columns: z.array(z.string().max(255)).max(10_000, '一次最多选择 10,000 列').default([]),
};

export const filterName = z.string().trim().min(1, '请填写筛选的名称').max(60, '筛选的名称最多 60 个字');

/** Where a filter belongs: the version of a flow and the project or folder of its pages. */
export const filterPlace = { version_id: flowSource.version_id, source: runSource.prefault({}) };

/** What a list of filters shows. */
export const dataFilterItem = z.object({
  id,
  name: z.string(),
  version_id: z.string(),
  project_id: z.string(),
  /** The table that it was made for, by the name that people know it by. */
  source_name: z.string(),
  /** The rule in Chinese; long lists of names are counted. */
  words: z.string(),
  conditions: z.number(),
  /** Rows of the table, and those that the rule keeps, when it was saved. */
  rows: z.number(),
  kept: z.number(),
  /** Raised by every change; a change of an older one is refused. */
  revision: z.number(),
  created_at: time,
  updated_at: time,
});
export type DataFilterItem = z.infer<typeof dataFilterItem>;

/** A saved filter: a recipe for rows, not a copy of them. */
export const dataFilter = dataFilterItem.extend({ input: filterInput, source: runSource, ...filterChoice });
export type DataFilter = z.infer<typeof dataFilter>;

/** What people say for columns, cells and conditions, as `RuleAliases` of the analysis engine. */
export const ruleAliases = z.object({
  columns: z.record(z.string(), z.array(z.string())),
  values: z.record(z.string(), z.record(z.string(), z.string())),
  conditions: z.record(z.string(), ruleCondition),
});
