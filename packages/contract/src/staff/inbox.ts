import { z } from 'zod';
import { defineCall, id, nothing, time } from '../call.ts';

/** What may wait for the staff, in the order of the inbox. `task` is a report about a task that went wrong. */
export const staffWorkKinds = [
  'after-sale',
  'sample',
  'delay',
  'identity',
  'reward',
  'support',
  'task',
  'feedback',
] as const;
export const staffWorkKind = z.enum(staffWorkKinds);
export type StaffWorkKind = z.infer<typeof staffWorkKind>;

export const staffInbox = defineCall({
  method: 'GET',
  path: '/api/front/staff/inbox',
  request: nothing,
  response: z.object({
    /** Every kind that the session may work on, also those of which nothing waits. */
    kinds: z.array(z.object({ kind: staffWorkKind, waiting: z.number(), oldest: time.nullable() })),
    /** What has waited longest of all kinds, at most 20. */
    longest: z.array(
      z.object({ kind: staffWorkKind, id, number: z.string(), title: z.string(), email: z.string(), since: time }),
    ),
  }),
  summary: 'Everything that waits for an answer of the provider, with counts and age.',
});

/** A remark that only the staff sees. */
export const staffNote = z.object({ id, author: z.string(), content: z.string(), created_at: time });
export type StaffNote = z.infer<typeof staffNote>;

export const staffNoteRules = z.strictObject({
  content: z.string().trim().min(1, '请填写备注').max(2_000, '备注最多 2000 个字'),
});

export const staffNoteList = defineCall({
  method: 'GET',
  path: '/api/front/staff/note_list',
  request: z.strictObject({ kind: staffWorkKind, id }),
  response: z.array(staffNote),
  summary: 'The remarks of the staff on one piece of work, oldest first.',
});

export const staffNoteStore = defineCall({
  method: 'POST',
  path: '/api/front/staff/note_store',
  request: staffNoteRules.extend({ kind: staffWorkKind, id }),
  response: z.array(staffNote),
  summary: 'Adds a remark that the customer does not see.',
});
