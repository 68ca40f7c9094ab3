import { z } from 'zod';
import { openSession } from '../accounts.ts';
import { defineCall, id, nothing, paging, time } from '../call.ts';
import { timeOut } from '../timeOut.ts';

const state = z.enum(['active', 'blocked', 'waiting']);
const account = z.object({
  id,
  email: z.string(),
  name: z.string(),
  company: z.string(),
  /** Ids of roles beside the one that everybody holds. */
  roles: z.array(z.string()),
  /** `waiting` for the activation mail to be opened. */
  state,
  created_at: time,
  /** Of the newest login that the audit log knows. */
  last_login: time.nullable(),
  /** Bytes in 我的文件, and how many are allowed. */
  used: z.number(),
  quota: z.number(),
});
const detail = account.extend({
  /** Whether the quota is this account's own. */
  own_quota: z.boolean(),
  counts: z.object({
    contracts: z.number(),
    projects: z.number(),
    files: z.number(),
    tasks: z.number(),
    after_sales: z.number(),
    sample_forms: z.number(),
    shares: z.number(),
  }),
  sessions: z.array(openSession.omit({ current: true })),
  /** Why it cannot be deleted; empty when it can. */
  cannot_delete: z.string(),
  /** Whether it is the session's own. */
  own: z.boolean(),
  /** Whether its logins ask for a code of a device. */
  second_factor: z.boolean(),
});
export type StaffAccount = z.infer<typeof account>;
export type StaffAccountDetail = z.infer<typeof detail>;

export const staffAccountList = defineCall({
  method: 'GET',
  path: '/api/front/staff/account_list',
  timeout: timeOut.directory,
  paged: true,
  request: z.strictObject({
    ...paging,
    /** Contained in address, name or company. */
    search: z.string().trim().max(100).optional(),
    state: state.optional(),
    /** Id of a role. */
    role: z.string().max(40).optional(),
  }),
  response: z.array(account),
  summary: 'Accounts with their roles, last login and used space, newest first.',
});

export const staffAccountDetail = defineCall({
  method: 'GET',
  path: '/api/front/staff/account_detail',
  timeout: timeOut.directory,
  request: z.strictObject({ id }),
  response: detail,
  summary: 'One account with its sessions and what it holds.',
});

export const staffAccountBlock = defineCall({
  method: 'POST',
  path: '/api/front/staff/account_block',
  request: z.strictObject({ id, blocked: z.boolean() }),
  response: detail,
  summary: 'Blocks an account, which ends all its sessions, or lets it in again.',
});

export const staffAccountEndSessions = defineCall({
  method: 'POST',
  path: '/api/front/staff/account_end_sessions',
  /** Without a session, all of them. */
  request: z.strictObject({ id, session_id: id.optional() }),
  response: detail,
  summary: 'Ends one session of an account, or all.',
});

export const staffAccountSecondFactor = defineCall({
  method: 'POST',
  path: '/api/front/staff/account_second_factor',
  request: z.strictObject({ id }),
  response: detail,
  summary: 'Takes the second factor away from an account that lost its device and recovery codes; its sessions end.',
});

export const staffQuotaRules = z.strictObject({
  gigabytes: z.number('请填写空间大小').min(0.1, '至少 0.1 GB').max(100_000, '最多 100000 GB'),
});

export const staffAccountQuota = defineCall({
  method: 'POST',
  path: '/api/front/staff/account_quota',
  /** Null is the quota of the deployment. */
  request: z.strictObject({ id, bytes: z.number().int().min(1).max(1e14).nullable() }),
  response: detail,
  summary: 'Gives an account a quota of its own, or takes it back.',
});

export const staffAccountRole = defineCall({
  method: 'POST',
  path: '/api/front/staff/account_role',
  request: z.strictObject({ id, role: z.string().min(1).max(40), holds: z.boolean() }),
  response: detail,
  summary: 'Gives an account a role, or takes it away; it counts from the next call.',
});

export const staffAccountDelete = defineCall({
  method: 'POST',
  path: '/api/front/staff/account_delete',
  timeout: timeOut.packing,
  request: z.strictObject({
    id,
    /** The address of the account, typed again. */
    email: z.string().max(254),
  }),
  response: z.null(),
  summary: 'Deletes an account with all it made; contracts have to be transferred before.',
});

export const staffRoleList = defineCall({
  method: 'GET',
  path: '/api/front/staff/role_list',
  request: nothing,
  response: z.array(z.object({ id: z.string(), name: z.string(), accounts: z.number() })),
  summary: 'The roles that accounts may hold beside the base role.',
});
