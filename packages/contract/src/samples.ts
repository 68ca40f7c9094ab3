import { z } from 'zod';
import { defineCall, empty, id, ids, paging, time } from './call.ts';
import {
  isColumnId,
  longestCell,
  mostSamples,
  sampleGroupNames,
  sampleKindNames,
  sampleStateNames,
} from './samples/index.ts';
import { sampleHeader, text } from './sampleHeader.ts';
import { timeOut } from './timeOut.ts';

export { emptyHeader, headerRules, sampleHeader, type SampleHeader } from './sampleHeader.ts';

export const sampleKind = z.enum(sampleKindNames);
export const sampleState = z.enum(sampleStateNames);

const row = z.record(
  z.string().refine(isColumnId, '没有这一列'),
  z.string().max(longestCell, `每格最多 ${longestCell} 个字`),
);
const rows = z.array(row).max(mostSamples, `一张表最多 ${mostSamples} 个样本，请分成几张`);
const title = text(120, '名称');
const outcome = z.enum(['', 'passed', 'problem']);

const can = z.object({ update: z.boolean(), withdraw: z.boolean(), delete: z.boolean(), request_return: z.boolean() });
const summary = z.object({
  id,
  number: z.string(),
  kind: sampleKind,
  title: z.string(),
  state: sampleState,
  /** What the check found in all; empty before. */
  outcome,
  /** Filled rows, and those in which the check found a problem. */
  samples: z.number(),
  problems: z.number(),
  courier: z.string(),
  tracking: z.string(),
  created_at: time,
  updated_at: time,
  submitted_at: time.nullable(),
  can,
});
export type SampleFormSummary = z.infer<typeof summary>;

const form = summary.extend({
  header: sampleHeader,
  rows: z.array(z.record(z.string(), z.string())),
  revision: z.number(),
  /** What the check said of each sample, by name. */
  results: z.record(z.string(), z.object({ outcome: z.enum(['passed', 'problem']), note: z.string() })),
  /** Oldest first. */
  events: z.array(
    z.object({
      id,
      kind: z.enum(['created', 'submitted', 'withdrawn', 'received', 'checked', 'returned']),
      note: z.string(),
      at: time,
    }),
  ),
});
export type SampleForm = z.infer<typeof form>;

export const sampleFormList = defineCall({
  method: 'GET',
  path: '/api/front/sample_form/list',
  timeout: timeOut.directory,
  paged: true,
  request: z.strictObject({
    ...paging,
    name: z.string().trim().max(100).optional(),
    group: z.enum(sampleGroupNames).optional(),
    kind: sampleKind.optional(),
    state: sampleState.optional(),
    /** 1 leaves drafts out. */
    sent: z.enum(['0', '1']).default('0'),
  }),
  response: z.array(summary),
  summary:
    'My sample forms, last changed first, narrowed by list, kind, state, and text in number, title or a sample name.',
});

export const sampleFormDetail = defineCall({
  method: 'GET',
  path: '/api/front/sample_form/detail',
  timeout: timeOut.directory,
  request: z.strictObject({ id }),
  response: form,
  summary: 'A sample form with its rows, its timeline, and what the check said.',
});

export const sampleFormStore = defineCall({
  method: 'POST',
  path: '/api/front/sample_form/store',
  timeout: timeOut.directory,
  idempotent: true,
  request: z.strictObject({
    kind: sampleKind,
    title: title.default(''),
    /** As the form that was sent last says it when absent. */
    header: sampleHeader.optional(),
    rows: rows.default([]),
  }),
  response: form,
  summary: 'Makes a draft of what was typed so far.',
});

export const sampleFormBlank = defineCall({
  method: 'GET',
  path: '/api/front/sample_form/blank',
  timeout: timeOut.directory,
  request: z.strictObject({}),
  response: z.object({ header: sampleHeader }),
  summary: 'What a new form begins with: contact and address of the form that was sent last. Nothing is stored.',
});

export const sampleFormUpdate = defineCall({
  method: 'POST',
  path: '/api/front/sample_form/update',
  timeout: timeOut.directory,
  request: z.strictObject({
    id,
    revision: z.number().int(),
    title,
    header: sampleHeader,
    rows,
  }),
  response: z.object({ revision: z.number(), updated_at: time }),
  summary: 'Saves a draft as it stands, right or wrong; 409 when it was saved elsewhere since `revision`.',
});

export const sampleFormSubmit = defineCall({
  method: 'POST',
  path: '/api/front/sample_form/submit',
  timeout: timeOut.reading,
  idempotent: true,
  request: z.strictObject({ id, revision: z.number().int() }),
  response: form,
  summary: 'Checks a draft and sends it; a form with errors is refused with 400 and its problems by row and column.',
});

export const sampleFormWithdraw = defineCall({
  method: 'POST',
  path: '/api/front/sample_form/withdraw',
  timeout: timeOut.directory,
  request: z.strictObject({ id }),
  response: form,
  summary: 'Makes a submitted form a draft again, as long as it was not received.',
});

export const sampleFormCopy = defineCall({
  method: 'POST',
  path: '/api/front/sample_form/copy',
  timeout: timeOut.directory,
  idempotent: true,
  request: z.strictObject({ id, kind: sampleKind.optional(), only: z.enum(['all', 'problem']).default('all') }),
  response: form,
  summary: 'A new draft with the same samples, of another kind too; `only=problem` takes those that the check refused.',
});

export const sampleFormDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/sample_form/delete',
  timeout: timeOut.directory,
  request: z.strictObject({ ids }),
  response: z.object({ deleted: z.array(id) }),
  summary: 'Deletes drafts; they can be restored for 30 days.',
});

export const sampleFormRestore = defineCall({
  method: 'POST',
  path: '/api/front/sample_form/restore',
  timeout: timeOut.directory,
  request: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  response: z.object({ restored: z.array(id) }),
  summary: 'Brings deleted drafts back.',
});

export const exportInfoCollectSummary = defineCall({
  method: 'POST',
  path: '/api/front/file/export_info_collect_summary',
  kind: 'blob',
  timeout: timeOut.file,
  request: z.strictObject({ id }),
  response: empty,
  summary: 'The whole form as xlsx: header, samples, what the check said.',
});

export const exportInfoCollectDilution = defineCall({
  method: 'POST',
  path: '/api/front/file/export_info_collect_dilation_temp',
  kind: 'blob',
  timeout: timeOut.file,
  request: z.strictObject({
    id,
    concentration: z.number('请填写目标浓度').positive('目标浓度应大于 0').max(1_000_000),
    volume: z.number('请填写目标体积').positive('目标体积应大于 0').max(1_000_000),
  }),
  response: empty,
  summary: 'The dilution template as xlsx: how much sample and diluent bring each tube to the target concentration.',
});

export const userSampleUpload = defineCall({
  method: 'POST',
  path: '/api/front/user_file_store/upload_user_sample',
  kind: 'multipart',
  timeout: timeOut.file,
  request: z.strictObject({
    kind: sampleKind,
    /** Of a union form, comma-separated. */ families: z.string().max(200).default(''),
  }),
  response: z.object({
    rows: z.array(z.record(z.string(), z.string())),
    /** Rows in the file; more than `rows` when the rest was left out. */
    total: z.number(),
    unknown: z.array(z.string()),
    missing: z.array(z.string()),
    problems: z.array(
      z.object({ row: z.number(), column: z.string(), severity: z.enum(['error', 'warning']), text: z.string() }),
    ),
  }),
  summary: 'Reads samples from an xlsx or csv file; nothing is stored. Columns are found by their names.',
});

export const userSampleDownload = defineCall({
  method: 'POST',
  path: '/api/front/user_file_store/download_user_sample',
  kind: 'blob',
  timeout: timeOut.file,
  request: z.strictObject({
    kind: sampleKind.optional(),
    families: z.string().max(200).default(''),
    id: id.optional(),
  }),
  response: empty,
  summary: 'The xlsx to fill in: empty for a kind, or with the rows of a form; a second sheet explains the columns.',
});
