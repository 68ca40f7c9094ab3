import { z } from 'zod';
import { defineCall, id, paging } from '../call.ts';
import { task } from '../tasks.ts';
import { flowRun, flowStep, flowStepState } from './items.ts';

const ofRun = { run_id: id };

export const listOfModuleChart = defineCall({
  method: 'GET',
  path: '/api/front/task/list_of_module_chart',
  request: z.strictObject(ofRun),
  response: z.array(flowStep),
  summary: 'The steps of a run with their charts, in menu order.',
});

export const listOfAllModuleChart = defineCall({
  method: 'GET',
  path: '/api/front/task/list_of_all_module_chart',
  paged: true,
  request: z.strictObject({
    ...paging,
    project_id: z.string().max(64).optional(),
    version_id: z.string().max(64).optional(),
    state: flowStepState.optional(),
    name: z.string().trim().max(100).optional(),
  }),
  response: z.array(
    flowStep.extend({ run: flowRun.pick({ id: true, name: true, flow_title: true, version_id: true }) }),
  ),
  summary: 'The steps of all my runs, of the newest run first.',
});

export const detailOfModuleChart = defineCall({
  method: 'GET',
  path: '/api/front/task/detail_of_module_chart',
  request: z.strictObject({ ...ofRun, step_id: z.string().min(1).max(200) }),
  response: flowStep.extend({
    task: task.nullable(),
    /** Where each input comes from. */
    provenance: z.array(
      z.object({
        input: z.string(),
        label: z.string(),
        from: z.enum(['role', 'step', 'groups']),
        /** The step whose table it is; empty for a role. */
        step_id: z.string(),
        /** In words: 差异基因（deseq2）· padj < 0.05. */
        text: z.string(),
      }),
    ),
    /** The same step of the run that this one was made of. */
    parent: z.object({ run_id: z.string(), task_id: z.string(), state: flowStepState }).nullable(),
  }),
  summary: 'One step of a run: its task, where its inputs come from, and the same step of the run before.',
});

export const moduleChartStatusCount = defineCall({
  method: 'GET',
  path: '/api/front/task/module_chart_status_count',
  request: z.strictObject(ofRun),
  response: z.record(flowStepState, z.number()),
  summary: 'How many steps of a run are in each state.',
});

export const moduleChartByStatus = defineCall({
  method: 'GET',
  path: '/api/front/task/module_chart_by_status',
  request: z.strictObject({ ...ofRun, state: flowStepState }),
  response: z.array(flowStep),
  summary: 'The steps of a run in one state.',
});

/** Live events of `task/events` beside `task`: `run` with each change of a run, `run_step` with one of a step. */
export const runStepEvent = z.object({ ...ofRun, step: flowStep });
export type RunStepEvent = z.infer<typeof runStepEvent>;
