import { z } from 'zod';
import { defineCall, empty, id, paging } from './call.ts';
import { paperDensity, paperSide } from './paper.ts';
import { recipe, repairEffect } from './recipe.ts';
import { chartSettings, figureEdits, task } from './tasks.ts';
import { timeOut } from './timeOut.ts';

export const tableMeta = z.object({
  id: z.string(),
  title: z.string(),
  rows: z.number(),
  columns: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      kind: z.enum(['number', 'integer', 'text']),
      unit: z.string().optional(),
      /** What the figures are, as this run defined them; results of older versions have none. */
      help: z.string().optional(),
    }),
  ),
});

/** How a file was read, as far as that was chosen and not found. */
const chosenReading = z.object({
  sheet: z.string().optional(),
  encoding: z.string().optional(),
  delimiter: z.string().optional(),
});

const named = { id: z.string(), label: z.string() };
/** One thing that a run found, by its kind. */
const fact = z.discriminatedUnion('kind', [
  z.object({ ...named, kind: z.literal('count'), value: z.number() }),
  z.object({ ...named, kind: z.literal('number'), value: z.number(), unit: z.string().optional() }),
  z.object({ ...named, kind: z.literal('share'), value: z.number() }),
  z.object({ ...named, kind: z.literal('p'), value: z.number() }),
  z.object({ ...named, kind: z.literal('text'), value: z.string() }),
]);

/** `result.json` of the engine, and what the user changed on the charts. */
export const taskResultData = z.object({
  task,
  document: z.object({
    format: z.literal(1),
    method: z.object({ id: z.string(), title: z.string(), version: z.string() }),
    engine: z.object({ name: z.string(), version: z.string(), node: z.string() }),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    seed: z.number(),
    inputs: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        sha256: z.string(),
        rows: z.number(),
        columns: z.number(),
        reading: chosenReading.optional(),
        /** Which rows of which table it is, when a filter chose them. */
        origin: z
          .object({
            filter: z.string(),
            from: z.string(),
            words: z.string(),
            where: z.string(),
            as: z.enum(['records', 'matrix']),
            columns: z.array(z.string()).readonly(),
          })
          .optional(),
        repairs: z.record(z.string(), z.string()),
        effects: z.array(repairEffect).readonly().optional(),
        /** Names of samples that were read as others, since somebody confirmed it. */
        aliases: z
          .array(z.object({ name: z.string(), sample: z.string() }))
          .readonly()
          .optional(),
      }),
    ),
    /** Absent when nothing was mended, and in results of older versions. */
    recipe: recipe.optional(),
    groups: z
      .object({
        samples: z.array(z.string()),
        group: z.array(z.string()),
        levels: z.array(z.string()),
        colors: z.record(z.string(), z.string()),
        factors: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
      })
      .nullable(),
    removed: z.array(z.object({ kind: z.enum(['feature', 'sample']), id: z.string(), reason: z.string() })),
    tables: z.array(tableMeta),
    charts: z.array(z.string()),
    messages: z.array(z.object({ level: z.enum(['info', 'warning']), text: z.string() })),
    facts: z.record(z.string(), z.union([z.string(), z.number()])),
    /** What came out, in one sentence, the condition under which it holds, and what both say as typed facts. */
    findings: z.object({ headline: z.string(), condition: z.string().optional(), facts: z.array(fact).readonly() }),
    note: z.string(),
    elapsed_ms: z.number(),
  }),
  chart_settings: z.record(z.string(), chartSettings),
  /** The command line that reproduces the result outside the portal. */
  command: z.string(),
});
export type TaskResultData = z.infer<typeof taskResultData>;

export const taskResult = defineCall({
  method: 'GET',
  path: '/api/front/task/result',
  timeout: timeOut.reading,
  request: z.strictObject({ id }),
  response: taskResultData,
  summary:
    'The result of a finished task: method, options with defaults, inputs, tables, charts, note, chart settings.',
});

/** A table by columns; `null` is a missing number. */
export const columnarTable = z.object({
  id: z.string(),
  title: z.string(),
  rows: z.number(),
  columns: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      kind: z.enum(['number', 'integer', 'text']),
      unit: z.string().optional(),
      values: z.array(z.union([z.string(), z.number(), z.null()])),
    }),
  ),
});
export type ColumnarTable = z.infer<typeof columnarTable>;

export const taskDataInteraction = defineCall({
  method: 'GET',
  path: '/api/front/task/data_interaction_result',
  timeout: timeOut.reading,
  request: z.strictObject({ id, chart: z.string().max(64) }),
  response: z.object({ tables: z.array(columnarTable) }),
  summary: 'The tables that one chart of a result is drawn from, by columns.',
});

const tableQuery = {
  id,
  table: z.string().max(64),
  sort: z.string().max(255).optional(),
  order: z.enum(['asc', 'desc']).default('asc'),
  /** Text that some cell of the row contains. */
  search: z.string().max(200).optional(),
  /** JSON array of conditions or rules (`filterRule`) that all have to hold. */
  filters: z.string().max(4_000).optional(),
};

export const taskResultTable = defineCall({
  method: 'GET',
  path: '/api/front/task/result_table',
  timeout: timeOut.reading,
  paged: true,
  request: z.strictObject({
    ...tableQuery,
    ...paging,
    column_offset: z.coerce.number().int().min(0).default(0),
    column_limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  summary:
    'A page of a result table after sorting and filtering; the first column always comes first, then the window of columns.',
});

export const taskDownloadResult = defineCall({
  method: 'GET',
  path: '/api/front/task/download_result',
  kind: 'blob',
  timeout: timeOut.file,
  request: z.strictObject({
    ...tableQuery,
    table: z.string().max(64).optional(),
    chart: z.string().max(64).optional(),
    format: z.enum(['csv', 'xlsx', 'svg', 'pdf', 'json', 'graphml', 'cyjs', 'zip', 'md']),
    theme: z.enum(['light', 'dark']).default('light'),
    /** The sides on paper in mm and the dots an inch of a chart as SVG or PDF; without both sides it has its own size. */
    width: paperSide.optional(),
    height: paperSide.optional(),
    dpi: paperDensity,
    /** 0 draws a chart without what was changed on its elements: what its editor begins with. */
    edits: z.enum(['0', '1']).default('1'),
    /** 1 writes text cells as they are; 0 guards cells that a spreadsheet would run as a formula (SEC-50). */
    raw: z.enum(['0', '1']).default('0'),
  }),
  response: empty,
  summary:
    'A table as CSV or XLSX (with its filter), a chart as SVG, PDF, its data as CSV, its option as JSON or, of a network, GraphML or Cytoscape JSON, the methods text, the recipe as JSON (neither table nor chart), or everything as a zip.',
});

export const taskStoreResult = defineCall({
  method: 'POST',
  path: '/api/front/task/store_result',
  timeout: timeOut.documents,
  request: z.strictObject({
    ...tableQuery,
    /** Only the rows that begin with one of these. */
    names: z.array(z.string().max(255)).min(1, '请选择至少一行').max(10_000, '一次最多保存 10,000 行').optional(),
    /** `first` writes a list of names, `data` their rows of the data table that the task was given. */
    columns: z.enum(['all', 'first', 'data']).default('all'),
  }),
  response: z.object({ id, name: z.string() }),
  summary:
    'Puts a result table (with its filter, or the rows of some names) into my files as CSV, where tools can use it; the same content is kept once.',
});

export const taskStoreChartSettings = defineCall({
  method: 'POST',
  path: '/api/front/task/store_chart_settings',
  request: z.strictObject({ id, chart: z.string().max(64), settings: chartSettings }),
  response: chartSettings,
  summary: 'Saves what the user changed on a chart; what was changed on its elements stays.',
});

export const taskStoreChartEdits = defineCall({
  method: 'POST',
  path: '/api/front/task/store_chart_edits',
  request: z.strictObject({
    id,
    chart: z.string().max(64),
    /** What the editor began with; others by now are not overwritten (409). */
    known: figureEdits,
    edits: figureEdits,
  }),
  response: chartSettings,
  summary: 'Saves what was changed on single elements of a chart in its editor.',
});
