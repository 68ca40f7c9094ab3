import { z } from 'zod';
import { defineCall, empty, id, paging } from '../call.ts';
import { sampleFormDetail, sampleFormList, sampleKind } from '../samples.ts';
import { timeOut } from '../timeOut.ts';

const from = { email: z.string(), name: z.string() };
const detail = sampleFormDetail.response.extend(from);
export type StaffSampleForm = z.infer<typeof detail>;
const sent = z.enum(['submitted', 'received', 'checked', 'returned']);

export const staffSampleList = defineCall({
  method: 'GET',
  path: '/api/front/staff/sample_list',
  timeout: timeOut.directory,
  paged: true,
  request: z.strictObject({
    ...paging,
    state: sent.optional(),
    kind: sampleKind.optional(),
    /** Contained in the number, the title, a sample name, or the address of the customer. */
    search: z.string().trim().max(100).optional(),
  }),
  response: z.array(sampleFormList.response.element.extend(from)),
  summary: 'Sample forms that customers have sent, the ones that wait longest first.',
});

export const staffSampleDetail = defineCall({
  method: 'GET',
  path: '/api/front/staff/sample_detail',
  timeout: timeOut.directory,
  request: z.strictObject({ id }),
  response: detail,
  summary: 'A sample form as it was submitted, with every column.',
});

export const staffSampleBook = defineCall({
  method: 'GET',
  path: '/api/front/staff/sample_book',
  kind: 'blob',
  timeout: timeOut.packing,
  request: z.strictObject({ id }),
  response: empty,
  summary: 'A sample form as a workbook.',
});

/** A note to the customer. */
const note = z.string().trim().max(1_000, '说明最多 1000 个字').default('');

export const staffSampleMove = defineCall({
  method: 'POST',
  path: '/api/front/staff/sample_move',
  timeout: timeOut.directory,
  request: z.strictObject({ id, state: z.enum(['received', 'returned']), note }),
  response: detail,
  summary: 'Says that samples came in, or were sent back; the customer is notified.',
});

export const staffSampleCheck = defineCall({
  method: 'POST',
  path: '/api/front/staff/sample_check',
  timeout: timeOut.directory,
  request: z.strictObject({
    id,
    note,
    /** Every sample by its name; what has a problem says why. */
    results: z.record(
      z.string().max(200),
      z.strictObject({
        outcome: z.enum(['passed', 'problem']),
        note: z.string().trim().max(500, '每个样本的说明最多 500 个字').default(''),
      }),
    ),
  }),
  response: detail,
  summary: 'Writes what the check found in each sample; the last one counts.',
});
