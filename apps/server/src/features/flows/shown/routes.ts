import { calls, type ChartSettingsBody } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { ShownRuns } from './shownRuns.ts';

/** The gallery of a run, which only shows. */
export function registerShown(app: FastifyInstance, shown: ShownRuns): void {
  registerCall(app, calls.flowRunShare, {
    policy: 'project:share',
    handler: ({ actor, input }) => shown.share(actor, input.id, input.shared),
  });
  registerCall(app, calls.moduleResultsDetail, {
    policy: 'module-result:read',
    handler: ({ actor, input }) => shown.detail(actor, input.run),
  });
  registerCall(app, calls.moduleResultsStep, {
    policy: 'module-result:read',
    handler: async ({ actor, input }) => {
      const { charts, chart_settings, document } = await shown.step(actor, input.run, input.step);
      return { charts: [...charts], chart_settings: chart_settings as Record<string, ChartSettingsBody>, document };
    },
  });
  registerCall(app, calls.moduleResultsChart, {
    policy: 'module-result:read',
    presented: true,
    handler: ({ actor, input }) => shown.chart(actor, input.run, input.step, input.chart),
  });
  registerCall(app, calls.moduleResultsFigure, {
    policy: 'module-result:read',
    handler: ({ actor, input }) => shown.figure(actor, input),
  });
}
