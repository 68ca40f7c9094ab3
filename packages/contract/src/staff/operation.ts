import { z } from 'zod';
import { defineCall, id, nothing, paging, time } from '../call.ts';
import { timeOut } from '../timeOut.ts';

const outboxStates = ['queued', 'sent', 'failed'] as const;
const message = z.object({
  id,
  channel: z.enum(['mail', 'sms']),
  address: z.string(),
  subject: z.string(),
  state: z.enum(outboxStates),
  attempts: z.number(),
  created_at: time,
  /** When it is tried next; null when it is not. */
  next_at: time.nullable(),
});
export type OutboxMessage = z.infer<typeof message>;

export const staffOutboxList = defineCall({
  method: 'GET',
  path: '/api/front/staff/outbox_list',
  paged: true,
  request: z.strictObject({
    ...paging,
    state: z.enum(outboxStates).optional(),
    search: z.string().trim().max(100).optional(),
  }),
  response: z.array(message),
  summary: 'Mail and SMS of the last days without their texts, which hold codes; failed ones first.',
});

export const staffOutboxRetry = defineCall({
  method: 'POST',
  path: '/api/front/staff/outbox_retry',
  request: z.strictObject({ id }),
  response: message,
  summary: 'Tries a failed message again.',
});

const taskStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
const task = z.object({
  id,
  name: z.string(),
  tool_title: z.string(),
  email: z.string(),
  state: z.enum(taskStates),
  step: z.string(),
  percent: z.number(),
  /** What went wrong, in a sentence; empty when nothing did. */
  failure: z.string(),
  /** `data`, `parameter` or `system`; empty without a failure. */
  failure_class: z.string(),
  created_at: time,
  started_at: time.nullable(),
  finished_at: time.nullable(),
  can_stop: z.boolean(),
});
export type StaffTask = z.infer<typeof task>;

export const staffTaskList = defineCall({
  method: 'GET',
  path: '/api/front/staff/task_list',
  timeout: timeOut.directory,
  paged: true,
  request: z.strictObject({
    ...paging,
    state: z.enum(taskStates).optional(),
    /** Contained in the name, the tool or the address of the owner. */
    search: z.string().trim().max(100).optional(),
  }),
  response: z.array(task),
  summary: 'Tasks of all accounts: running and waiting ones first, then the newest.',
});

export const staffTaskStop = defineCall({
  method: 'POST',
  path: '/api/front/staff/task_stop',
  request: z.strictObject({ id }),
  response: task,
  summary: 'Stops a task that waits or runs; its owner sees it as cancelled.',
});

const event = z.object({
  seq: z.number(),
  at: time,
  actor: z.string(),
  action: z.string(),
  object: z.string(),
  result: z.string(),
  ip: z.string(),
  request_id: z.string(),
});
export type StaffAuditEvent = z.infer<typeof event>;

export const staffAuditList = defineCall({
  method: 'GET',
  path: '/api/front/staff/audit_list',
  timeout: timeOut.directory,
  paged: true,
  request: z.strictObject({
    ...paging,
    /** Contained in the action, the object, the number of the request, or the address or name of the actor. */
    search: z.string().trim().max(100).optional(),
    result: z.enum(['ok', 'refused']).optional(),
    /** Days in Shanghai, both inclusive. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  response: z.array(event),
  summary: 'The audit log, newest first.',
});

export const staffAuditVerify = defineCall({
  method: 'POST',
  path: '/api/front/staff/audit_verify',
  timeout: timeOut.smallFile,
  request: nothing,
  response: z.object({ events: z.number(), breaks: z.array(z.object({ seq: z.number(), kind: z.string() })) }),
  summary: 'Walks the whole chain of the audit log and names every break.',
});

const maintenance = z.object({ on: z.boolean(), title: z.string(), content: z.string(), until: time.nullable() });
export const staffMaintenance = defineCall({
  method: 'GET',
  path: '/api/front/staff/maintenance',
  request: nothing,
  response: maintenance,
  summary: 'Whether maintenance is on, and what visitors read.',
});

export const staffMaintenanceStore = defineCall({
  method: 'POST',
  path: '/api/front/staff/maintenance_store',
  request: z.strictObject({
    on: z.boolean(),
    content: z.string().trim().max(500, '说明最多 500 个字').default(''),
    until: time.nullable().default(null),
  }),
  response: maintenance,
  summary: 'Begins or ends maintenance; administrators go on working.',
});
