import { z } from 'zod';
import { email } from '../accounts.ts';
import { defineCall, id, paging, time } from '../call.ts';

const contract = z.object({
  id,
  number: z.string(),
  title: z.string(),
  email: z.string(),
  name: z.string(),
  /** An example of everybody. */
  demo: z.boolean(),
  projects: z.number(),
  files: z.number(),
  shares: z.number(),
  step: z.enum(['received', 'checked', 'measured', 'analysed', 'delivered']),
  /** What the customer has to do; empty for nothing. */
  waiting: z.string(),
  original_until: time.nullable(),
  changed_at: time,
});
export type StaffContract = z.infer<typeof contract>;

export const staffContractList = defineCall({
  method: 'GET',
  path: '/api/front/staff/contract_list',
  timeout: 10_000,
  paged: true,
  request: z.strictObject({
    ...paging,
    /** Contained in the number, the title, or the address or name of the customer. */
    search: z.string().trim().max(100).optional(),
  }),
  response: z.array(contract),
  summary: 'Contracts of all accounts, the ones that changed last first.',
});

export const staffTransferRules = z.strictObject({ email });

export const staffContractTransfer = defineCall({
  method: 'POST',
  path: '/api/front/staff/contract_transfer',
  request: staffTransferRules.extend({ id }),
  response: contract,
  summary: 'Gives a contract with its projects, data and shares to another account; both are notified.',
});
