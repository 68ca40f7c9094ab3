import { z } from 'zod';
import { defineCall, id, ids, paging } from '../call.ts';
import { family } from '../projects/items.ts';
import { problem } from '../problem.ts';
import { report } from '../reports.ts';
import { chartName, flowRun, flowRunState, flowStep, runForm } from './items.ts';
import { timeOut } from '../timeOut.ts';

const plannedStep = flowStep
  .pick({ id: true, title: true, section: true, method_id: true, method_title: true, contrast: true, reason: true })
  .extend({
    state: z.enum(['planned', 'skipped']),
    /** What happens: it is computed, or an equal result is taken over. Empty for a skipped step. */
    work: z.enum(['recompute', 'take_over', '']),
    /** Options of the step that differ from the run it is made of. */
    changed: z.array(z.string()),
    needs: z.array(z.string()),
    /** What a reader of the plan should know. */
    notes: z.array(z.string()),
    charts: z.array(chartName),
    /** A rough estimate; 0 for what is taken over or skipped. */
    seconds: z.number(),
  });

export const flowRunPlan = defineCall({
  method: 'POST',
  path: '/api/front/flow_run/plan',
  timeout: timeOut.reading,
  request: runForm,
  response: z.object({
    steps: z.array(plannedStep),
    counts: z.object({
      planned: z.number(),
      skipped: z.number(),
      recompute: z.number(),
      take_over: z.number(),
      charts: z.number(),
    }),
    seconds: z.number(),
    warnings: z.array(problem),
    /** Names in tables that are perhaps samples of the groups written otherwise; nothing is joined by them. */
    alike: z.array(z.object({ name: z.string(), sample: z.string(), tables: z.array(z.string()) })),
    /** The form with everything filled in that was left out. */
    form: runForm,
  }),
  summary:
    'What a run would do, before it is sent: steps in menu order, skipped ones with their reason, what is taken over, a rough time. Errors answer with code 0 and the problems.',
});

export const storeModuleChart = defineCall({
  method: 'POST',
  path: '/api/front/task/store_module_chart',
  timeout: timeOut.reading,
  idempotent: true,
  request: runForm,
  response: flowRun,
  summary:
    'Submits a run of the whole standard analysis or of named steps and answers at once; with `parent_run`, the redo of a run, whose chart edits are carried over.',
});

export const listOfMetaWorkflow = defineCall({
  method: 'GET',
  path: '/api/front/task/list_of_meta_workflow',
  paged: true,
  request: z.strictObject({
    ...paging,
    version_id: z.string().max(64).optional(),
    project_id: z.string().max(64).optional(),
  }),
  response: z.array(flowRun),
  summary: 'My runs of one flow version on one project, newest first.',
});

const runFilter = {
  name: z.string().trim().max(100).optional(),
  state: flowRunState.optional(),
  family: family.optional(),
  /** Submitted on this day or later, and on this day or earlier; Asia/Shanghai. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  trash: z.enum(['0', '1']).default('0'),
};

export const listOfAllMetaWorkflow = defineCall({
  method: 'GET',
  path: '/api/front/task/list_of_all_meta_workflow',
  paged: true,
  request: z.strictObject({ ...paging, ...runFilter }),
  response: z.array(flowRun),
  summary: 'All my runs, newest first.',
});

const wholeRun = flowRun.extend({
  form: runForm,
  steps: z.array(flowStep),
  /** Names of the files of the form by their source id. */
  files: z.record(z.string(), z.string()),
  /** The command that gives the same tables outside the portal. */
  command: z.string(),
});

export const flowRunDetail = defineCall({
  method: 'GET',
  path: '/api/front/flow_run/detail',
  request: z.strictObject({ id }),
  response: wholeRun,
  summary: 'One run with its steps, the form it was sent with (for a redo), and its command line.',
});

export const flowRunUpdate = defineCall({
  method: 'POST',
  path: '/api/front/flow_run/update',
  request: z.strictObject({
    id,
    name: z.string().trim().min(1, '请输入名称').max(100, '名称最多 100 个字'),
  }),
  response: flowRun,
  summary: 'Renames a run.',
});

export const flowRunCancel = defineCall({
  method: 'POST',
  path: '/api/front/flow_run/cancel',
  request: z.strictObject({ id }),
  response: flowRun,
  summary: 'Cancels what has not ended of a run; finished steps keep their results.',
});

export const flowRunDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/flow_run/delete',
  request: z.strictObject({ ids }),
  response: z.object({ deleted: z.array(id) }),
  summary: 'Moves runs to the trash, where they stay 30 days; a running one is cancelled.',
});

export const flowRunRestore = defineCall({
  method: 'POST',
  path: '/api/front/flow_run/restore',
  request: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  response: z.array(flowRun),
  summary: 'Brings runs back from the trash.',
});

export const flowRunReport = defineCall({
  method: 'POST',
  path: '/api/front/flow_run/report',
  timeout: timeOut.packing,
  idempotent: true,
  request: z.strictObject({ id }),
  response: report,
  summary: 'Makes one report of all charts of a run in menu order, to be edited and downloaded like every report.',
});

export const flowRunCompare = defineCall({
  method: 'GET',
  path: '/api/front/flow_run/compare',
  request: z.strictObject({ left: id, right: id }),
  response: z.object({
    left: flowRun,
    right: flowRun,
    /** What differs, in words: inputs, groups, contrasts, options. */
    differences: z.array(
      z.object({
        /** Empty for what concerns the whole run. */
        step_id: z.string(),
        title: z.string(),
        label: z.string(),
        left: z.string(),
        right: z.string(),
      }),
    ),
    /** Steps of either run in menu order; a task id is empty where there is no result. */
    steps: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        section: z.string(),
        method_id: z.string(),
        contrast: z.string(),
        left: z.string(),
        right: z.string(),
        /** Both show one result. */
        same: z.boolean(),
        charts: z.array(chartName),
      }),
    ),
  }),
  summary: 'Two runs side by side: the options that differ, and the tasks of each step.',
});
