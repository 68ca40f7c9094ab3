import { z } from 'zod';
import { id, time } from '../call.ts';
import { family } from '../projects/items.ts';
import { recipe } from '../recipe.ts';
import { taskFailure } from '../tasks.ts';
import { fileReference, groupScheme } from '../tools.ts';
import { projectFrom, runSource } from './source.ts';

/** A step of a flow (`deseq2`), or one of its contrasts (`ora-go@B-A`). */
const stepId = z.string().max(200);
const roleId = z.string().max(64);

export const chartName = z.object({ id: z.string(), title: z.string() });

export const flowStepState = z.enum([
  'blocked',
  'ready',
  'queued',
  'running',
  'succeeded',
  'reused',
  'failed',
  'skipped',
  'cancelled',
]);
export type FlowStepState = z.infer<typeof flowStepState>;

export const flowStep = z.object({
  id: z.string(),
  title: z.string(),
  /** The head of the menu under which it stands. */
  section: z.string(),
  method_id: z.string(),
  method_title: z.string(),
  /** Like `B vs A`; empty when the step is not of one contrast. */
  contrast: z.string(),
  state: flowStepState,
  /** Why it is skipped, in Chinese: 没有环境因子表、上一步失败; empty otherwise. */
  reason: z.string(),
  /** Empty until it has one. */
  task_id: z.string(),
  /** Of the result once it is there; before, those that the method can give. */
  charts: z.array(chartName),
  /** The result of an equal former run was taken over. */
  reused: z.boolean(),
  percent: z.number(),
  failure: taskFailure.nullable(),
  started_at: time.nullable(),
  finished_at: time.nullable(),
});
export type FlowStep = z.infer<typeof flowStep>;

/** Derived from the steps. `partial`: some steps gave a result and others failed. */
export const flowRunState = z.enum(['waiting', 'running', 'succeeded', 'partial', 'failed', 'cancelled']);
export type FlowRunState = z.infer<typeof flowRunState>;

export const flowRun = z.object({
  id,
  name: z.string(),
  version_id: z.string(),
  flow_id: z.string(),
  flow_title: z.string(),
  family,
  /** The project or folder; empty when every file was chosen by hand. */
  project_id: z.string(),
  project_name: z.string(),
  project_from: projectFrom,
  source_from: projectFrom,
  is_example: z.union([z.literal(0), z.literal(1)]),
  state: flowRunState,
  /** `total` counts all steps; `done` those with a result, `reused` among them. The rest waits or was cancelled. */
  counts: z.object({
    total: z.number(),
    done: z.number(),
    reused: z.number(),
    failed: z.number(),
    skipped: z.number(),
    running: z.number(),
    cancelled: z.number(),
  }),
  /** The share of the project has ended: results stay, no further run can be made of it. */
  source_ended: z.boolean(),
  created_at: time,
  finished_at: time.nullable(),
  deleted_at: time.nullable(),
  /** The run that it was made of; empty for a first one. */
  parent_run: z.string(),
  can: z.object({
    cancel: z.boolean(),
    redo: z.boolean(),
    delete: z.boolean(),
    restore: z.boolean(),
    report: z.boolean(),
    share: z.boolean(),
  }),
  /** Whoever may see its project may look at what came out. */
  shared: z.boolean(),
});
export type FlowRun = z.infer<typeof flowRun>;

export const contrast = z.strictObject({
  test: z.string().trim().min(1).max(100),
  reference: z.string().trim().min(1).max(100),
  name: z.string().trim().max(100).default(''),
});
export type Contrast = z.infer<typeof contrast>;

/** Everything that decides a run; a redo opens with it. What is left out is filled in from the source. */
export const runForm = z.strictObject({
  version_id: z.string().min(1, '缺少流程编号和版本编号').max(64),
  name: z.string().trim().max(100, '名称最多 100 个字').default(''),
  source: runSource.prefault({}),
  /** The file of each role. A role that is absent is bound from the source; null leaves it out on purpose. */
  inputs: z.record(roleId, fileReference.nullable()).default({}),
  /** Null takes the groups that were delivered with the project. */
  scheme: groupScheme.nullable().default(null),
  /** Empty compares every group with the first. */
  contrasts: z.array(contrast).max(30, '一次最多 30 个比较').default([]),
  /** Options that differ from those of the flow, by step: `{ deseq2: { alpha: 0.01 } }`. */
  options: z
    .record(stepId, z.record(z.string().max(64), z.union([z.string().max(500), z.number(), z.boolean()])))
    .default({}),
  /** How the file of each role is mended. */
  recipe: z.record(roleId, recipe).default({}),
  seed: z.number().int().min(0).max(2_147_483_647).default(1),
  /** Only these steps, with those that they need; all of the standard analysis when absent. */
  steps: z.array(stepId).max(60, '一次最多 60 步').optional(),
  parent_run: z.string().max(64).default(''),
});
export type RunForm = z.infer<typeof runForm>;
