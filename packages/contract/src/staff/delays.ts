import { z } from 'zod';
import { defineCall, id, paging, time } from '../call.ts';

const delay = z.object({
  id,
  contract_id: id,
  contract_number: z.string(),
  contract_title: z.string(),
  email: z.string(),
  days: z.number(),
  reason: z.string(),
  /** Until when the originals are kept now. */
  original_until: time.nullable(),
  state: z.enum(['asked', 'granted', 'refused']),
  answer: z.string(),
  created_at: time,
});
export type StaffDelay = z.infer<typeof delay>;

export const staffDelayList = defineCall({
  method: 'GET',
  path: '/api/front/staff/delay_list',
  paged: true,
  request: z.strictObject({ ...paging, state: z.enum(['asked', 'granted', 'refused']).optional() }),
  response: z.array(delay),
  summary: 'Requests for a longer delay of the deletion of original data, the oldest that wait first.',
});

export const staffDelayRules = z.strictObject({
  days: z.number('请填写天数').int('天数应为整数').min(1, '至少 1 天').max(3_650, '最多 3650 天'),
  answer: z.string().trim().max(500, '说明最多 500 个字').default(''),
});

export const staffDelayAnswer = defineCall({
  method: 'POST',
  path: '/api/front/staff/delay_answer',
  request: staffDelayRules.extend({ id, granted: z.boolean() }),
  response: delay,
  summary: 'Grants or refuses a delay; the customer is notified.',
});
