import { z } from 'zod';
import { defineCall, id, nothing } from '../call.ts';

const actions = z.array(z.string().min(1).max(40));
const node = z.object({
  id,
  name: z.string(),
  /** How deep it stands in the tree, from 0. */
  depth: z.number(),
  /** What it allows now. */
  actions,
  /** What it may allow. */
  offered: actions,
  /** What it allows as delivered; null for a node that is not delivered. */
  usual: actions.nullable(),
});
const role = z.object({
  id,
  name: z.string(),
  /** Held by every account. */
  base: z.boolean(),
  /** How many accounts hold it; null for the base role. */
  accounts: z.number().nullable(),
  /** Of its tree; a change names the one it was made on. */
  revision: z.string(),
  nodes: z.array(node),
});
export type StaffRole = z.infer<typeof role>;

export const staffRoleTrees = defineCall({
  method: 'GET',
  path: '/api/front/staff/role_trees',
  request: nothing,
  response: z.object({ roles: z.array(role), /** Chinese names. */ action_names: z.record(z.string(), z.string()) }),
  summary: 'Every role with what its nodes allow, may allow, and allow as delivered.',
});

export const staffRoleUpdate = defineCall({
  method: 'POST',
  path: '/api/front/staff/role_update',
  request: z.strictObject({
    id,
    revision: z.string().max(64),
    /** The actions of the nodes that change, by their id. */
    actions: z.record(z.string().max(64), actions.max(20)),
  }),
  response: role,
  summary: 'Changes what nodes of a role allow; it counts from the next call of everybody who holds it.',
});
