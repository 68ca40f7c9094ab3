import { z } from 'zod';
import { defineCall, empty, id, ids, paging, time } from './call.ts';
import { chartSettings } from './tasks.ts';
import { timeOut } from './timeOut.ts';

const title = z.string().trim().max(200);
const note = z.string().max(20_000);

/** One block of a report, in the order of the report. */
export const reportSection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), id, title, note }),
  z.strictObject({
    kind: z.literal('chart'),
    id,
    title,
    note,
    task_id: id,
    chart: z.string().max(64),
    settings: chartSettings,
  }),
  z.strictObject({
    kind: z.literal('table'),
    id,
    title,
    note,
    task_id: id,
    table: z.string().max(64),
    rows: z.number().int().min(1).max(1_000),
  }),
  z.strictObject({ kind: z.literal('methods'), id, title, note, task_id: id }),
]);
export type ReportSection = z.infer<typeof reportSection>;

export const report = z.object({
  id,
  title: z.string(),
  author: z.string(),
  summary: z.string(),
  sections: z.array(reportSection),
  /** Raised by each save; a save with an older one is refused. */
  revision: z.number(),
  state: z.enum(['draft', 'generating', 'ready', 'failed']),
  task_id: z.string(),
  size: z.number(),
  created_at: time,
  updated_at: time,
  generated_at: time.nullable(),
  deleted_at: time.nullable(),
});
export type Report = z.infer<typeof report>;

const content = {
  title: title.min(1, '请填写报告标题'),
  author: z.string().trim().max(100).default(''),
  summary: note.default(''),
  sections: z.array(reportSection).max(200),
};

export const reportStore = defineCall({
  method: 'POST',
  path: '/api/front/report/store',
  timeout: timeOut.reportPictures,
  idempotent: true,
  request: z.strictObject(content),
  response: report,
  summary: 'Makes a report of what was typed so far; a repeat with the same key finds it.',
});

export const reportWrite = defineCall({
  method: 'POST',
  path: '/api/front/task/write_report_data',
  timeout: timeOut.reportPictures,
  request: z.strictObject({
    /** Absent makes a new report. */
    id: id.optional(),
    ...content,
    revision: z.number().int().min(0).default(0),
  }),
  response: report,
  summary: 'Saves a report: title, author, summary, and its charts, tables and texts in order.',
});

export const reportGenerate = defineCall({
  method: 'POST',
  path: '/api/front/task/generate_report',
  idempotent: true,
  request: z.strictObject({ id }),
  response: report,
  summary: 'Makes the self-contained HTML of a saved report, as a task.',
});

export const reportList = defineCall({
  method: 'GET',
  path: '/api/front/report/list',
  paged: true,
  request: z.strictObject({ ...paging, name: z.string().trim().max(100).optional() }),
  response: z.array(report.omit({ sections: true, summary: true })),
  summary: 'My reports, last changed first.',
});

export const reportDetail = defineCall({
  method: 'GET',
  path: '/api/front/report/detail',
  request: z.strictObject({ id }),
  response: report,
  summary: 'One report.',
});

export const reportDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/report/delete',
  request: z.strictObject({ ids }),
  response: z.object({ deleted: z.array(id) }),
  summary: 'Moves reports to the trash, where they stay 30 days.',
});

export const reportRestore = defineCall({
  method: 'POST',
  path: '/api/front/report/restore',
  request: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  response: z.array(report.omit({ sections: true, summary: true })),
  summary: 'Brings reports back from the trash.',
});

export const reportDownload = defineCall({
  method: 'GET',
  path: '/api/front/report/download',
  kind: 'blob',
  timeout: timeOut.file,
  request: z.strictObject({ id }),
  response: empty,
  summary: 'The generated HTML of a report.',
});

export const reportViewUrl = defineCall({
  method: 'POST',
  path: '/api/front/report/view_url',
  request: z.strictObject({ id }),
  response: z.object({ url: z.string(), expires_at: time }),
  summary: 'A signed address at which the generated report is read in the browser, good for 15 minutes.',
});

export const reportView = defineCall({
  method: 'GET',
  path: '/api/front/report/view',
  auth: 'public',
  kind: 'blob',
  timeout: timeOut.file,
  request: z.strictObject({ id, session: id, expires: z.coerce.number().int(), signature: z.string().max(128) }),
  response: empty,
  summary: 'The generated report behind a signed address, in a sandbox that has no origin.',
});
