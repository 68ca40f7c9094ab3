import { z } from 'zod';
import { defineCall, empty, id, ids } from '../call.ts';
import { problem } from '../problem.ts';
import { toolSummary } from '../tools.ts';
import { dataFilter, filterChoice, filterInput, ruleAliases } from './items.ts';
import { timeOut } from '../timeOut.ts';

/** A column with what its facet shows. */
export const preparedColumn = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['number', 'text']),
  missing: z.number(),
  /** Of numbers; null when there are none. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** How many numbers lie in each of 40 equal parts from `min` to `max`; empty for text and beyond the first 200 columns. */
  histogram: z.array(z.number()),
  /** The most frequent texts; empty when nearly every row has its own. */
  levels: z.array(z.object({ value: z.string(), count: z.number() })),
  /** How many different texts there are. */
  distinct: z.number(),
});
export type PreparedColumn = z.infer<typeof preparedColumn>;

export const preparedTable = z.object({
  /** Changes with the content of the table, its reading and its recipe. */
  key: z.string(),
  source_name: z.string(),
  rows: z.number(),
  columns: z.array(preparedColumn),
  /** What is noteworthy about the file. */
  problems: z.array(problem),
});
export type PreparedTable = z.infer<typeof preparedTable>;

/** `running`: ask again, the table is still being read. */
const state = z.enum(['running', 'done']);

export const initData = defineCall({
  method: 'POST',
  path: '/api/front/fv_module_tool/init_data',
  timeout: timeOut.reading,
  request: z.strictObject({ version_id: z.string().max(64).default(''), input: filterInput }),
  response: z.object({ state, table: preparedTable.nullable(), aliases: ruleAliases }),
  summary: 'A table for the builder of filters: its columns with their facets, and the words its family uses.',
});

export const initDataFilter = defineCall({
  method: 'POST',
  path: '/api/front/fv_module_tool/init_data_filter',
  request: z.strictObject({ filter_id: id, /** Other data than it was saved for. */ input: filterInput.optional() }),
  response: z.object({
    filter: dataFilter,
    state,
    table: preparedTable.nullable(),
    aliases: ruleAliases,
    /** Why it does not fit these data: columns that are gone, with the nearest names. */
    problems: z.array(problem),
  }),
  summary: 'A saved filter with the table it is opened on: its own, or other data.',
});

export const getResultDataByTitle = defineCall({
  method: 'POST',
  path: '/api/front/fv_module_tool/get_result_data_by_title',
  request: z.strictObject({ task_id: id, title: z.string().trim().min(1).max(200) }),
  response: z.object({
    /** By this id forms and filters name the table. */
    source_id: z.string(),
    id: z.string(),
    title: z.string(),
    rows: z.number(),
    columns: z.array(z.string()),
  }),
  summary: 'A table of a result by its title or id, as the source of a filter or of a tool.',
});

export const moduleToolDataByIds = defineCall({
  method: 'GET',
  path: '/api/front/fv_module_tool/data_by_ids',
  request: z.strictObject({ version_id: z.string().min(1, '缺少流程编号和版本编号').max(64), ids }),
  response: z.array(toolSummary.extend({ section: z.string() })),
  summary: 'Tools of the menu of a flow version by their ids, with the head of the menu under which each stands.',
});

export const toolDataByIds = defineCall({
  method: 'GET',
  path: '/api/front/tool/data_by_ids',
  auth: 'public',
  request: z.strictObject({ ids }),
  response: z.array(toolSummary),
  summary: 'Tools by their ids, in that order; ids that are no tool are left out.',
});

const counted = z.object({
  words: z.string(),
  /** Rows that pass it alone. */
  alone: z.number(),
});

/** What a rule keeps of a table. */
export const filterResult = z.object({
  rows: z.number(),
  kept: z.number(),
  /** Every condition in the order in which it is written. */
  conditions: z.array(counted),
  /** One step of the outermost “and” after the other; `left` is what passes it and those before. */
  steps: z.array(counted.extend({ left: z.number() })),
  /** The rule in Chinese. */
  words: z.string(),
  /** When nothing is kept, which condition removed how many. */
  nothing: z.string(),
});
export type FilterResult = z.infer<typeof filterResult>;

export const getPreviewResult = defineCall({
  method: 'POST',
  path: '/api/front/module_data_filter/get_preview_result',
  timeout: timeOut.reading,
  request: z.strictObject({
    /** Whose words the conditions are told in. */
    version_id: z.string().max(64).default(''),
    input: filterInput,
    ...filterChoice,
    sort: z.string().max(255).optional(),
    order: z.enum(['asc', 'desc']).default('asc'),
    page: z.number().int().min(1).max(1_000_000).default(1),
    size: z.number().int().min(1).max(100).default(20),
    column_offset: z.number().int().min(0).default(0),
    column_limit: z.number().int().min(1).max(100).default(30),
  }),
  response: filterResult.extend({
    state,
    /** The first column, then a window of those that stay. */
    columns: z.array(z.object({ name: z.string(), label: z.string(), kind: z.enum(['number', 'text']) })),
    total_columns: z.number(),
    cells: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  }),
  summary: 'What a rule keeps: counts for each condition alone and together, and a page of the rows.',
});
export type FilterPreview = z.infer<typeof getPreviewResult.response>;

export const storeDataPrepare = defineCall({
  method: 'POST',
  path: '/api/front/module_data_filter/store_data_prepare',
  request: z.strictObject({ input: filterInput }),
  response: z.object({ state, table: preparedTable.pick({ key: true, rows: true, source_name: true }).nullable() }),
  summary: 'Reads and mends a table once, so that filters on it answer at once.',
});

const asBlob = { format: z.enum(['csv', 'xlsx']).default('csv'), raw: z.enum(['0', '1']).default('0') };

export const downloadDataFilter = defineCall({
  method: 'POST',
  path: '/api/front/file/download_data_filter',
  kind: 'blob',
  timeout: timeOut.filteredRows,
  request: z.union([
    z.strictObject({ filter_id: id, ...asBlob }),
    z.strictObject({ input: filterInput, ...filterChoice, ...asBlob }),
  ]),
  response: empty,
  summary:
    'The rows that a filter keeps, all of them in their columns, as CSV or XLSX; raw = 1 writes text that a spreadsheet would run as it is.',
});

export const downloadDataFilterZip = defineCall({
  method: 'POST',
  path: '/api/front/file/download_data_filter_zip',
  kind: 'blob',
  timeout: timeOut.packing,
  request: z.strictObject({
    ids: z.array(id).min(1, '请选择要下载的筛选').max(20, '一次最多下载 20 个筛选'),
    ...asBlob,
  }),
  response: empty,
  summary: 'Several saved filters in one zip: a table each, and a file that says their rules.',
});
