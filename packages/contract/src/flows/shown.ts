import { z } from 'zod';
import { defineCall, empty, id } from '../call.ts';
import { columnarTable, taskResultData } from '../results.ts';
import { flowRun, flowStep } from './items.ts';
import { timeOut } from '../timeOut.ts';

const step = z.string().max(200);

export const flowRunShare = defineCall({
  method: 'POST',
  path: '/api/front/flow_run/share',
  request: z.strictObject({ id, shared: z.boolean() }),
  response: flowRun,
  summary: 'Lets whoever may see the project of a run look at what came out of it, or ends that.',
});

export const moduleResultsDetail = defineCall({
  method: 'GET',
  path: '/api/front/module_results/detail',
  request: z.strictObject({ run: id }),
  response: flowRun
    .pick({
      id: true,
      name: true,
      flow_title: true,
      family: true,
      project_id: true,
      project_name: true,
      state: true,
      counts: true,
      created_at: true,
      finished_at: true,
      shared: true,
    })
    .extend({
      /** Whether it is the session's own. */
      own: z.boolean(),
      /** Whether it can be shown to others at all. */
      can_share: z.boolean(),
      owner_name: z.string(),
      /** Those that have a result, in menu order. */
      steps: z.array(flowStep.pick({ id: true, title: true, section: true, contrast: true, charts: true })),
    }),
  summary: 'What came out of a run, for its owner and for those it is shown to.',
});

export const moduleResultsStep = defineCall({
  method: 'GET',
  path: '/api/front/module_results/step',
  timeout: timeOut.reading,
  request: z.strictObject({ run: id, step }),
  response: z.object({
    document: taskResultData.shape.document.pick({ options: true, groups: true, findings: true }),
    charts: z.array(z.string()),
    chart_settings: taskResultData.shape.chart_settings,
  }),
  summary: 'What the charts of one step are drawn with: options, groups and settings, but no names of files.',
});

export const moduleResultsChart = defineCall({
  method: 'GET',
  path: '/api/front/module_results/chart',
  timeout: timeOut.reading,
  request: z.strictObject({ run: id, step, chart: z.string().max(64) }),
  response: z.object({ tables: z.array(columnarTable) }),
  summary: 'The tables that one chart of a step is drawn from, by columns.',
});

export const moduleResultsFigure = defineCall({
  method: 'GET',
  path: '/api/front/module_results/figure',
  kind: 'blob',
  timeout: timeOut.packing,
  request: z.strictObject({
    run: id,
    step,
    chart: z.string().max(64),
    theme: z.enum(['light', 'dark']).default('light'),
  }),
  response: empty,
  summary:
    'A chart of a step as SVG, without what was changed on its elements: those changes are in its settings and are made by whoever shows it.',
});
