import { z } from 'zod';
import { id, time } from '../call.ts';
import { families } from '../families.ts';

export const family = z.enum(families);
export type Family = z.infer<typeof family>;

/** How the actor came to it: their own, shared with them to read or to analyse, or an example for everybody. */
export const projectAccess = z.enum(['owner', 'analyse', 'view', 'demo']);

/** What the actor may do with it; pages ask this and never derive it again. */
const can = z.object({
  update: z.boolean(),
  share: z.boolean(),
  download: z.boolean(),
  analyse: z.boolean(),
  enquire: z.boolean(),
  delay: z.boolean(),
});

/** Received, checked, sequenced or measured, analysed, delivered. */
export const contractStepName = z.enum(['received', 'checked', 'measured', 'analysed', 'delivered']);
export const contractStep = z.object({
  step: contractStepName,
  /** `done`, `current`, `planned`, or `waiting` for the customer: `note` says for what. */
  state: z.enum(['done', 'current', 'planned', 'waiting']),
  done_at: time.nullable(),
  due_at: time.nullable(),
  note: z.string(),
});

/** Whether original data can be had (decision E-51). `expiring`: within 14 days. */
export const originalState = z.enum(['none', 'available', 'expiring', 'expired']);

export const contractItem = z.object({
  id,
  number: z.string(),
  title: z.string(),
  family,
  species: z.string(),
  human: z.boolean(),
  access: projectAccess,
  /** Who ordered it; empty for one's own. */
  owner_name: z.string(),
  /** The step that is under way, or the last one. */
  step: contractStepName,
  /** The customer has to do something. */
  waiting: z.boolean(),
  project_count: z.number(),
  sample_count: z.number(),
  report_count: z.number(),
  has_original_data: z.boolean(),
  original_state: originalState,
  original_until: time.nullable(),
  created_at: time,
  changed_at: time,
  delivered_at: time.nullable(),
  can,
});
export type ContractItem = z.infer<typeof contractItem>;

export const projectItem = z.object({
  id,
  name: z.string(),
  contract_id: id,
  contract_number: z.string(),
  family,
  species: z.string(),
  description: z.string(),
  state: z.enum(['waiting', 'running', 'delivered', 'failed']),
  flow_version_id: z.string(),
  access: projectAccess,
  owner_name: z.string(),
  sample_count: z.number(),
  groups: z.array(z.object({ name: z.string(), samples: z.number() })),
  has_report: z.boolean(),
  table_count: z.number(),
  original_count: z.number(),
  /** How many people it is shared with now; 0 for what is not one's own. */
  share_count: z.number(),
  created_at: time,
  updated_at: time,
  delivered_at: time.nullable(),
  can,
});
export type ProjectItem = z.infer<typeof projectItem>;
