import { z } from 'zod';
import { defineCall, id, ids, paging, time } from './call.ts';
import { problem } from './problem.ts';
import { recipe } from './recipe.ts';
import { fileReference, furtherInput, groupScheme, toolInput } from './tools.ts';
import { timeOut } from './timeOut.ts';

export const taskState = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']);
export type TaskState = z.infer<typeof taskState>;

/** Why a task failed: the data, a parameter, or us. `where` names the cell or option; `remedy` what to do. */
export const taskFailure = z.object({
  class: z.enum(['data', 'parameter', 'system']),
  what: z.string(),
  where: z.string(),
  remedy: z.string(),
  problems: z.array(problem),
  /** For support. */
  request_id: z.string(),
  /** Of class `system` only: whether the same task may succeed when it is sent again. Older failures do not say. */
  again: z.boolean().optional(),
});
export type TaskFailure = z.infer<typeof taskFailure>;

const settingValue = z.union([z.string().max(500), z.number(), z.boolean()]);

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const shift = z.number().min(-10_000).max(10_000);

/** What was changed on one element of a figure, as `FigureEdit` of the charts package. */
const figureEdit = z.strictObject({
  id: z.string().min(1).max(200),
  text: z.strictObject({ from: z.string().max(2_000), to: z.string().max(500) }).optional(),
  fill: hexColor.optional(),
  stroke: hexColor.optional(),
  fontSize: z.number().min(4).max(200).optional(),
  fontFamily: z.enum(['sans', 'serif', 'mono']).optional(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  move: z.strictObject({ right: shift, down: shift }).optional(),
  order: z.number().int().min(-10_000).max(10_000).optional(),
  hidden: z.boolean().optional(),
});
/** At most so many elements of a figure can be changed. */
const mostEdits = 500;
export const figureEdits = z.array(figureEdit).max(mostEdits, `一张图最多修改 ${mostEdits} 个元素`);

/** What a user changed on a chart, as `ChartSettings` of the charts package. */
export const chartSettings = z.strictObject({
  title: z.string().max(200).optional(),
  xTitle: z.string().max(200).optional(),
  yTitle: z.string().max(200).optional(),
  fontSize: z.number().min(8).max(28).optional(),
  /** The id of a palette of ours, or the colours of one that somebody made: `#0072b2#e69f00`. */
  palette: z.string().max(140).optional(),
  legend: z.enum(['right', 'top', 'bottom', 'none']).optional(),
  pointSize: z.number().min(1).max(30).optional(),
  labels: z.array(z.string().max(255)).max(2_000).optional(),
  groupOrder: z.array(z.string().max(100)).max(500).optional(),
  groupColors: z.record(z.string().max(100), hexColor).optional(),
  own: z.record(z.string().max(64), settingValue).optional(),
  edits: figureEdits.optional(),
});
export type ChartSettingsBody = z.infer<typeof chartSettings>;

/** Everything a user filled in; a redo opens with it. */
export const taskForm = z.strictObject({
  tool_id: z.string().max(64),
  name: z.string().trim().max(100).default(''),
  inputs: z.strictObject({
    matrix: fileReference.nullable().default(null),
    groups: groupScheme.nullable().default(null),
    /** The files of the inputs beside the matrix. */
    more: z.partialRecord(furtherInput, fileReference).default({}),
  }),
  options: z.record(z.string().max(64), z.union([z.string().max(500), z.number(), z.boolean()])).default({}),
  /** What was decided about the faults of the files. */
  recipe: recipe.default({ format: 1, steps: [] }),
  seed: z.number().int().min(0).max(2_147_483_647).default(1),
  /** Chart edits of the former run, carried over by a redo. */
  chart_settings: z.record(z.string().max(64), chartSettings).default({}),
});
export type TaskForm = z.infer<typeof taskForm>;

/** A file that is chosen for one input of a tool, before the rest of the form is filled in. */
export const fileCheck = z.strictObject({
  tool_id: z.string().max(64).default(''),
  input: toolInput,
  file: fileReference,
});
export type FileCheck = z.infer<typeof fileCheck>;

export const task = z.object({
  id,
  kind: z.enum(['tool', 'report']),
  tool_id: z.string(),
  tool_title: z.string(),
  name: z.string(),
  state: taskState,
  /** How many tasks run or wait before this one; null unless queued. */
  queue_place: z.number().nullable(),
  step: z.string(),
  percent: z.number(),
  attempt: z.number(),
  failure: taskFailure.nullable(),
  /** The result was taken over from an equal earlier run. */
  reused: z.boolean(),
  report_id: z.string(),
  created_at: time,
  started_at: time.nullable(),
  finished_at: time.nullable(),
  deleted_at: time.nullable(),
  can: z.object({ cancel: z.boolean(), redo: z.boolean(), delete: z.boolean(), result: z.boolean() }),
});
export type Task = z.infer<typeof task>;

export const taskValidate = defineCall({
  method: 'POST',
  path: '/api/front/task/validate_request_data',
  timeout: timeOut.reading,
  request: z.union([taskForm, fileCheck], '任务表单不完整，请检查数据表与参数'),
  response: z.object({ problems: z.array(problem) }),
  summary:
    'Checks a form as task/store would, or one file for an input of a tool. Errors answer with code 0 and the problems; warnings with code 1.',
});

export const taskStore = defineCall({
  method: 'POST',
  path: '/api/front/task/store',
  idempotent: true,
  request: taskForm,
  response: task,
  summary:
    'Submits a run and answers at once. The same Idempotency-Key, or an equal body within 3 s, gives the same task.',
});

export const taskStoreExample = defineCall({
  method: 'POST',
  path: '/api/front/task/store_example',
  timeout: timeOut.file,
  request: z.strictObject({ tool_id: z.string().max(64) }),
  response: taskForm,
  summary: 'Puts the tool’s simulated example data into 我的文件/示例数据 (once) and answers with a filled form.',
});

const listFilter = {
  name: z.string().trim().max(100).optional(),
  state: taskState.optional(),
  tool_id: z.string().max(64).optional(),
  /** Submitted on this day or later, and on this day or earlier; Asia/Shanghai. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  trash: z.enum(['0', '1']).default('0'),
};

export const taskList = defineCall({
  method: 'GET',
  path: '/api/front/task/list',
  paged: true,
  request: z.strictObject({
    ...paging,
    ...listFilter,
    sort: z.enum(['created_at', 'name', 'state']).default('created_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  response: z.array(task),
  summary: 'My tool tasks, newest first.',
});

export const taskDataByFilter = defineCall({
  method: 'GET',
  path: '/api/front/task/data_by_filter',
  request: z.strictObject(listFilter),
  response: z.object({
    states: z.array(z.object({ state: taskState, count: z.number() })),
    tools: z.array(z.object({ tool_id: z.string(), title: z.string(), count: z.number() })),
  }),
  summary: 'How many of my tasks the filter leaves, by state and by tool.',
});

export const taskDetail = defineCall({
  method: 'GET',
  path: '/api/front/task/detail',
  request: z.strictObject({ id }),
  response: task.extend({
    form: taskForm.nullable(),
    files: z.record(z.string(), z.string()),
    log: z.array(z.object({ at: time, text: z.string() })),
  }),
  summary: 'One task with the form it was submitted with (for a redo), the names of its files, and its steps so far.',
});

export const taskEvents = defineCall({
  method: 'GET',
  path: '/api/front/task/events',
  kind: 'events',
  timeout: timeOut.never,
  request: z.strictObject({}),
  response: task,
  summary:
    'Server-sent events: `task` with each change of a task of the session, `notify` with the unread count, `ping` every 20 s.',
});

export const taskCancel = defineCall({
  method: 'POST',
  path: '/api/front/task/cancel',
  request: z.strictObject({ id }),
  response: task,
  summary: 'Cancels a task that waits or runs.',
});

export const taskDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/task/delete',
  request: z.strictObject({ ids }),
  response: z.object({ deleted: z.array(id) }),
  summary: 'Moves tasks to the trash, where they stay 30 days; a running one is cancelled.',
});

export const taskRestore = defineCall({
  method: 'POST',
  path: '/api/front/task/restore',
  request: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  response: z.array(task),
  summary: 'Brings tasks back from the trash.',
});

export const taskReportError = defineCall({
  method: 'GET',
  path: '/api/front/task/report_error',
  request: z.strictObject({ id }),
  response: taskFailure.nullable(),
  summary: 'Why a task failed; null when it did not.',
});
