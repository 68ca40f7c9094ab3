import { z } from 'zod';
import { defineCall } from './call.ts';
import { problem } from './problem.ts';
import { recipeQuery, repairEffect } from './recipe.ts';
import { sourceId, toolInput } from './tools.ts';
import { timeOut } from './timeOut.ts';

/** How a table is read when its reader knows better than the file. */
export const tableReading = {
  encoding: z.string().max(20).optional(),
  delimiter: z.string().max(12).optional(),
  sheet: z.string().max(200).optional(),
};

/** What a table says of itself that decides which tools it suits, as `TableNature` of the analysis engine. */
const tableNature = z.object({
  kind: z.enum([
    'taxa',
    'counts',
    'proteins',
    'metabolites',
    'lipids',
    'logged',
    'amounts',
    'differences',
    'distance',
    'taxonomy',
    'sets',
    'groups',
    'names',
    'text',
  ]),
  counted: z.boolean(),
  logged: z.boolean(),
  lineages: z.boolean(),
  samples: z.number(),
});

/** Tools in the order in which they suit a table. */
const tableTools = z.object({
  /** What the table is called. */
  table: z.string(),
  /** Why no tool begins with it; empty where one does. */
  none: z.string(),
  ranked: z.array(
    z.object({
      id: z.string(),
      /** `first` is what a usual analysis takes; `unfit` cannot run on the table, or would say nothing. */
      fit: z.enum(['first', 'able', 'unfit']),
      why: z.string(),
      /** As which of its inputs the tool takes the table. */
      input: toolInput.nullable(),
    }),
  ),
});
export type TableTools = z.infer<typeof tableTools>;

export const inspection = z.object({
  format: z.string(),
  encoding: z.string(),
  delimiter: z.string(),
  decimal: z.string(),
  sheets: z.array(z.string()),
  sheet: z.string(),
  shape: z.object({ rows: z.number(), columns: z.number() }),
  /** What is left of the rows once the header, groups of samples and rows that were left out are taken away. */
  features: z.number(),
  id_column: z.string(),
  samples: z.array(z.string()),
  annotation_columns: z.array(z.string()),
  /** Of a table of differences that has several. */
  comparisons: z.array(z.string()),
  kind: z.enum(['matrix', 'groups', 'other']),
  /** `null` when the file was judged as another input than a table or a list of names. */
  nature: tableNature.nullable(),
  missing: z.object({ count: z.number(), share: z.number() }),
  /** Of a matrix, whether its values look like logarithms, and why. */
  scale: z.object({ looks: z.enum(['logged', 'raw', 'unknown']), why: z.string() }),
  /** What is wrong once the recipe was followed. */
  problems: z.array(problem),
  /** Repairs that may be taken although nothing is wrong. */
  offers: z.array(problem),
  /** What each step of the recipe changed. */
  effects: z.array(repairEffect),
});
export type Inspection = z.infer<typeof inspection>;

export const fileStoreInspect = defineCall({
  method: 'GET',
  path: '/api/front/user_file_store/inspect',
  timeout: timeOut.reading,
  /**
   * `as` judges the file as this input of a tool; without it, as a table. `recipe` is JSON of the recipe to follow;
   * steps of other inputs are passed over. `tools` asks which tools the table suits.
   */
  request: z.strictObject({
    id: sourceId,
    as: toolInput.optional(),
    recipe: recipeQuery.optional(),
    tools: z.literal('ranked').optional(),
    ...tableReading,
  }),
  response: z.object({
    state: z.enum(['running', 'done', 'failed']),
    report: inspection.nullable(),
    problems: z.array(problem),
    /** Only where it was asked for and the table was read. */
    tools: tableTools.optional(),
  }),
  summary: 'What a table is and what is wrong with it. `running` while a large file is still being read: ask again.',
});

export const fileStorePreview = defineCall({
  method: 'GET',
  path: '/api/front/user_file_store/preview',
  timeout: timeOut.reading,
  request: z.strictObject({
    id: sourceId,
    ...tableReading,
    offset: z.coerce.number().int().min(0).default(0),
    /** Begins at the row on this line of the file, or at the next one, instead of at `offset`. */
    line: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    column_offset: z.coerce.number().int().min(0).default(0),
    column_limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  response: z.object({
    header: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    /** The line of the file that each row stands on, from 1: comments and blank lines are no rows. */
    lines: z.array(z.number()),
    offset: z.number(),
    column_offset: z.number(),
    total_rows: z.number(),
    total_columns: z.number(),
  }),
  summary: 'A window of a table as it was written.',
});
