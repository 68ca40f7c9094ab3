import { z } from 'zod';
import { email } from '../accounts.ts';
import { defineCall, empty, id, nothing, paging, time } from '../call.ts';
import { isStagedFolder } from './stagedUploads.ts';
import { timeOut } from '../timeOut.ts';

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
  /** When it was taken back, and why; null while the customer has it. */
  withdrawn_at: time.nullable(),
  withdrawn_why: z.string(),
});
export type StaffContract = z.infer<typeof contract>;

export const staffContractList = defineCall({
  method: 'GET',
  path: '/api/front/staff/contract_list',
  timeout: timeOut.directory,
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

const reason = z.string().trim().min(1, '请填写原因，客户会看到').max(500, '原因最多 500 个字');
export const staffWithdrawRules = z.strictObject({
  /** The number of the contract, typed by whoever withdraws it. */
  number: z.string().trim().min(1, '请输入合同号'),
  reason,
});

export const staffContractMeans = defineCall({
  method: 'GET',
  path: '/api/front/staff/contract_means',
  timeout: timeOut.reading,
  request: z.strictObject({ id }),
  response: z.object({
    /** What the customer and others lose, one line each. */
    lines: z.array(z.string()),
    /** Names these lines, for `staffContractWithdraw`. */
    seal: z.string(),
  }),
  summary: 'What withdrawing a contract would mean: its projects, files, shares and running tasks. Changes nothing.',
});

export const staffContractWithdraw = defineCall({
  method: 'POST',
  path: '/api/front/staff/contract_withdraw',
  timeout: timeOut.reading,
  request: staffWithdrawRules.extend({ id, seal: z.string().min(1).max(64) }),
  response: contract,
  summary: 'Takes a contract back: nobody sees it until it is restored; its customer is told why.',
});

export const staffContractRestore = defineCall({
  method: 'POST',
  path: '/api/front/staff/contract_restore',
  request: z.strictObject({ id }),
  response: contract,
  summary: 'Gives a withdrawn contract to its customer again, who is told.',
});

export const staffCorrectRules = z.strictObject({
  title: z.string().trim().min(1, '请填写合同名称').max(200, '名称最多 200 个字'),
  /** The last day on which the original data are kept; empty for no change. */
  until: z.string().regex(/^(?:\d{4}-\d{2}-\d{2})?$/, '日期格式不正确，例如 2026-10-08'),
});

export const staffContractCorrect = defineCall({
  method: 'POST',
  path: '/api/front/staff/contract_correct',
  request: staffCorrectRules.extend({ id }),
  response: contract,
  summary: 'Puts the name of a contract right, or keeps its original data longer; its customer is told what changed.',
});

/** Where a delivery lies, below the folder of deliveries. */
const folder = z.string().min(1, '请选择交付文件夹').max(500);
export const staffDeliveryRules = z.strictObject({
  /** Below the folder of deliveries, or the name of a folder that was sent from the browser. */
  folder,
  staged: z.boolean().default(false),
  email,
});

export const staffDeliveryFolders = defineCall({
  method: 'GET',
  path: '/api/front/staff/delivery_folders',
  timeout: timeOut.reading,
  request: nothing,
  response: z.object({
    /** Whether the deployment has a folder of deliveries. */
    configured: z.boolean(),
    folders: z.array(z.object({ path: z.string(), changed_at: time })),
  }),
  summary: 'Deliveries that lie in the configured folder, newest first.',
});

export const staffDeliveryPlan = defineCall({
  method: 'POST',
  path: '/api/front/staff/delivery_plan',
  timeout: timeOut.file,
  request: staffDeliveryRules,
  response: z.object({
    /** What would change, one line each; none when everything is as delivered before. */
    steps: z.array(z.string()),
    /** What is wrong with the folder, with file and line; nothing can be delivered then. */
    faults: z.array(z.string()),
    /** Names these steps, for `staffDeliver`. */
    seal: z.string(),
  }),
  summary: 'Reads a delivery to its last byte and says what it would change. Changes nothing.',
});

export const staffStagedDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/staff/delivery_upload',
  timeout: timeOut.reading,
  request: z.strictObject({ folder: z.string().refine(isStagedFolder, '上传的编号不正确') }),
  response: empty,
  summary: 'Gives up a folder that was sent to be delivered; it goes by itself after a day.',
});

export const staffDeliver = defineCall({
  method: 'POST',
  path: '/api/front/staff/deliver',
  timeout: timeOut.file,
  request: staffDeliveryRules.extend({
    /** Without a message to the customer. */
    quiet: z.boolean(),
    seal: z.string().min(1).max(64),
  }),
  response: z.object({ message: z.string() }),
  summary: 'Carries out a delivery, exactly as it was planned; refused when anything has changed since.',
});
