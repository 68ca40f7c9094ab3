import { z } from 'zod';
import { afterSaleDetail, afterSaleList, afterSaleStates } from '../afterSales.ts';
import { defineCall, empty, id, paging } from '../call.ts';
import { timeOut } from '../timeOut.ts';

const from = { email: z.string(), name: z.string() };
const detail = afterSaleDetail.response.extend(from);
export type StaffAfterSale = z.infer<typeof detail>;

/** How many result files an answer may bring, and how large each may be. */
export const mostResults = 20;
export const resultBytes = 2 * 1024 ** 3;

export const staffAfterSaleList = defineCall({
  method: 'GET',
  path: '/api/front/staff/after_sale_list',
  paged: true,
  request: z.strictObject({
    ...paging,
    state: z.enum(afterSaleStates).optional(),
    /** Contained in the number, the title, the number of the contract, or the address of the customer. */
    search: z.string().trim().max(100).optional(),
  }),
  response: z.array(afterSaleList.response.element.extend(from)),
  summary: 'After-sales requests of every account, the ones that have waited longest first.',
});

export const staffAfterSaleDetail = defineCall({
  method: 'GET',
  path: '/api/front/staff/after_sale_detail',
  request: z.strictObject({ id }),
  response: detail,
  summary: 'One after-sales request with its conversation.',
});

export const staffAnswerRules = z.strictObject({
  content: z.string().trim().min(1, '请填写答复').max(20_000, '答复最多 20000 个字'),
});

export const staffAfterSaleAnswer = defineCall({
  method: 'POST',
  path: '/api/front/staff/after_sale_answer',
  kind: 'multipart',
  files: { least: 0, most: mostResults },
  idempotent: true,
  timeout: timeOut.never,
  /** The answer is Markdown. */
  request: staffAnswerRules.extend({ id }),
  response: detail,
  summary: 'Answers a request in Markdown with up to 20 result files, and notifies the customer.',
});

export const staffAfterSaleState = defineCall({
  method: 'POST',
  path: '/api/front/staff/after_sale_state',
  request: z.strictObject({ id, state: z.enum(['working', 'closed']) }),
  response: detail,
  summary: 'Says that somebody works on a request, or that it is over; the customer is notified.',
});

export const staffAfterSaleFile = defineCall({
  method: 'GET',
  path: '/api/front/staff/after_sale_file',
  kind: 'blob',
  timeout: timeOut.file,
  request: z.strictObject({ id, file_id: id }),
  response: empty,
  summary: 'A file of an after-sales request.',
});
