import { z } from 'zod';
import { defineCall, empty, id, paging, time } from '../call.ts';
import { timeOut } from '../timeOut.ts';

const identityStates = ['pending', 'approved', 'rejected'] as const;
const identity = z.object({
  id,
  kind: z.enum(['real-name', 'organisation']),
  state: z.enum(identityStates),
  email: z.string(),
  name: z.string(),
  reason: z.string(),
  updated_at: time,
});
const detail = identity.extend({
  /** What was submitted, decrypted, by its Chinese name. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  documents: z.array(z.object({ id, name: z.string(), size: z.number() })),
});
export type StaffIdentity = z.infer<typeof detail>;

export const staffIdentityList = defineCall({
  method: 'GET',
  path: '/api/front/staff/identity_list',
  paged: true,
  request: z.strictObject({ ...paging, state: z.enum(identityStates).optional() }),
  response: z.array(identity),
  summary: 'Identities that were submitted, without what they say; the oldest that wait first.',
});

export const staffIdentityDetail = defineCall({
  method: 'GET',
  path: '/api/front/staff/identity_detail',
  request: z.strictObject({ id }),
  response: detail,
  summary: 'One identity, decrypted; every reading is written into the audit log.',
});

export const staffIdentityDocument = defineCall({
  method: 'GET',
  path: '/api/front/staff/identity_document',
  kind: 'blob',
  timeout: timeOut.packing,
  request: z.strictObject({ id, document_id: id }),
  response: empty,
  summary: 'A document of an identity, decrypted; every reading is written into the audit log.',
});

export const staffIdentityDecide = defineCall({
  method: 'POST',
  path: '/api/front/staff/identity_decide',
  request: z
    .strictObject({
      id,
      approved: z.boolean(),
      reason: z.string().trim().max(500, '原因最多 500 个字').default(''),
    })
    .refine(({ approved, reason }) => approved || reason !== '', {
      path: ['reason'],
      message: '请写明未通过的原因，申请人会看到',
    }),
  response: identity,
  summary: 'Approves or rejects an identity; the person is notified.',
});
