import { z } from 'zod';
import { defineCall, id, paging, time } from '../call.ts';
import { rewardAddress, rewardOrderState } from '../points.ts';

const order = z.object({
  id,
  title: z.string(),
  email: z.string(),
  /** Masked: `李*`; empty once the order is closed. */
  receiver: z.string(),
  state: rewardOrderState,
  carrier: z.string(),
  tracking: z.string(),
  /** Why it was cancelled. */
  reason: z.string(),
  price: z.number(),
  created_at: time,
  sent_at: time.nullable(),
});
/** `address` is null once the order is closed: it is not kept longer. */
const detail = order.extend({ address: rewardAddress.nullable() });
export type StaffRewardOrder = z.infer<typeof order>;
export type StaffRewardOrderDetail = z.infer<typeof detail>;

export const staffRewardList = defineCall({
  method: 'GET',
  path: '/api/front/staff/reward_list',
  paged: true,
  request: z.strictObject({ ...paging, state: rewardOrderState.optional() }),
  response: z.array(order),
  summary: 'Goods that were exchanged for points, those that wait to be sent first, oldest first.',
});

export const staffRewardDetail = defineCall({
  method: 'GET',
  path: '/api/front/staff/reward_detail',
  request: z.strictObject({ id }),
  response: detail,
  summary: 'One order with its address; every reading is in the audit log.',
});

export const staffRewardSendRules = z.strictObject({
  carrier: z.string().trim().min(1, '请填写快递公司').max(40, '快递公司最多 40 个字'),
  tracking: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{4,40}$/, '快递单号应为 4 到 40 个字母或数字'),
});
export const staffRewardSend = defineCall({
  method: 'POST',
  path: '/api/front/staff/reward_send',
  request: staffRewardSendRules.extend({ id }),
  response: order,
  summary: 'Says that the goods were sent, with carrier and number; the customer is notified.',
});

export const staffRewardDone = defineCall({
  method: 'POST',
  path: '/api/front/staff/reward_done',
  request: z.strictObject({ id }),
  response: order,
  summary: 'Closes an order that has arrived; its address is removed.',
});

export const staffRewardCancelRules = z.strictObject({
  reason: z.string().trim().min(1, '请写明取消的原因，客户会看到').max(200, '原因最多 200 个字'),
});
export const staffRewardCancel = defineCall({
  method: 'POST',
  path: '/api/front/staff/reward_cancel',
  request: staffRewardCancelRules.extend({ id }),
  response: order,
  summary: 'Cancels an order: points and stock come back, the address is removed, the customer is notified.',
});
