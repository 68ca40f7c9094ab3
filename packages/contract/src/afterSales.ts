import { z } from 'zod';
import { defineCall, empty, id, paging, time } from './call.ts';
import { limits } from './limits.ts';
import { timeOut } from './timeOut.ts';

/** What a request is about, in the order of the form. */
export const afterSaleKinds = ['question', 'reanalysis', 'chart', 'download', 'other'] as const;
/** `waiting` for the provider, `working` on it, `answered`, `closed` by either side. */
export const afterSaleStates = ['waiting', 'working', 'answered', 'closed'] as const;
/** Files that may come with a request or a further message. */
export const mostAttachments = 5;
export const attachmentBytes = limits.uploadBytes;

const reference = z.string().trim().max(64).default('');
const text = z.string().trim().min(1, '请描述您遇到的问题').max(5_000, '描述最多 5000 个字');

/** What the fields of the form must be; page and server share them. */
export const afterSaleRules = z.strictObject({
  kind: z.enum(afterSaleKinds, '请选择问题类型'),
  title: z.string().trim().min(1, '请填写标题').max(100, '标题最多 100 个字'),
  content: text,
});
export const afterSaleReplyRules = z.strictObject({
  content: z.string().trim().min(1, '请填写补充说明').max(5_000, '补充说明最多 5000 个字'),
});

const file = z.object({
  id,
  name: z.string(),
  size: z.number(),
  kind: z.enum(['attachment', 'result']),
  created_at: time,
});
export type AfterSaleFile = z.infer<typeof file>;

const item = z.object({
  id,
  /** For people: `SH20261122-0007`. */
  number: z.string(),
  kind: z.enum(afterSaleKinds),
  title: z.string(),
  state: z.enum(afterSaleStates),
  contract_id: z.string(),
  contract_number: z.string(),
  project_id: z.string(),
  task_id: z.string(),
  /** Newest first. */
  results: z.array(file),
  created_at: time,
  updated_at: time,
  /** When it was asked last: made, or reopened. */
  asked_at: time,
  answered_at: time.nullable(),
  can: z.object({ reply: z.boolean(), close: z.boolean() }),
});
export type AfterSale = z.infer<typeof item>;

const message = z.object({
  id,
  author: z.enum(['customer', 'provider']),
  /** As it was written. */
  text: z.string(),
  /** Sanitised; only of the provider, who writes Markdown. */
  html: z.string(),
  files: z.array(file),
  created_at: time,
});
export type AfterSaleMessage = z.infer<typeof message>;

/** Where the request came from, as it was at that time; empty strings are unsaid. */
const context = z.object({
  contract_number: z.string(),
  project_name: z.string(),
  task_name: z.string(),
  tool_id: z.string(),
  chart: z.string(),
  failure: z.string(),
  page: z.string(),
  request_id: z.string(),
});
export type AfterSaleContext = z.infer<typeof context>;

const detail = item.extend({ context, messages: z.array(message) });
export type AfterSaleDetail = z.infer<typeof detail>;

export const afterSaleStore = defineCall({
  method: 'POST',
  path: '/api/front/after_sale/store',
  kind: 'multipart',
  files: { least: 0, most: mostAttachments },
  idempotent: true,
  timeout: timeOut.never,
  request: afterSaleRules.extend({
    contract_id: reference,
    project_id: reference,
    task_id: reference,
    /** Chart or table that it is about, as people call it. */
    chart: z.string().trim().max(100).default(''),
    /** Page of the portal where the request began. */
    page: z.string().trim().max(500).default(''),
    /** Number of a request that failed. */
    request_id: reference,
  }),
  response: item,
  summary:
    'Files an after-sales request with up to 5 files of at most 100 MB each. No time-out; the client gives up after 60 s without progress.',
});

export const afterSaleReply = defineCall({
  method: 'POST',
  path: '/api/front/after_sale/reply',
  kind: 'multipart',
  files: { least: 0, most: mostAttachments },
  idempotent: true,
  timeout: timeOut.never,
  request: afterSaleReplyRules.extend({ id }),
  response: detail,
  summary: 'Adds a message with up to 5 files to a request; an answered or closed one is open again.',
});

export const afterSaleClose = defineCall({
  method: 'POST',
  path: '/api/front/after_sale/close',
  request: z.strictObject({ id }),
  response: detail,
  summary: 'Says that the question is solved.',
});

export const afterSaleList = defineCall({
  method: 'GET',
  path: '/api/front/after_sale/list',
  paged: true,
  request: z.strictObject({
    ...paging,
    state: z.enum(afterSaleStates).optional(),
    /** Contained in the number, the title, or the number of the contract. */
    search: z.string().trim().max(100).optional(),
    /** Id of a contract. */
    contract: z.string().trim().max(64).optional(),
  }),
  response: z.array(item),
  summary: 'My after-sales requests with their result files, last changed first.',
});

export const afterSaleDetail = defineCall({
  method: 'GET',
  path: '/api/front/after_sale/detail',
  request: z.strictObject({ id }),
  response: detail,
  summary: 'One request with its conversation.',
});

export const fileDownloadAfterSaleResult = defineCall({
  method: 'POST',
  path: '/api/front/file/download_after_sale_result',
  kind: 'blob',
  timeout: timeOut.file,
  request: z.strictObject({
    /** The request. */
    id,
    /** One file of it, result or attachment; absent gives all results as a zip. */
    file_id: id.optional(),
  }),
  response: empty,
  summary: 'A result file of an after-sales request (ranges are honoured), or all of them as a zip.',
});
