import { calls, type FlowStep } from '@panome/contract';
import { flowVersion } from '@panome/analysis/flows';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { flowStepStates } from '../present/stepStates.ts';
import type { createPlan } from '../planning/plan.ts';
import { formLimit } from '../versions/routes.ts';
import type { createCompareRuns } from './compareRuns.ts';
import type { createRunReport } from './runReport.ts';
import type { RunService } from './runService.ts';
import type { createStepDetail } from './stepDetail.ts';

export type RunParts = {
  readonly service: RunService;
  readonly plan: ReturnType<typeof createPlan>;
  readonly stepDetail: ReturnType<typeof createStepDetail>;
  readonly compare: ReturnType<typeof createCompareRuns>;
  readonly report: ReturnType<typeof createRunReport>;
};

const list = (ids: string) => [...new Set(ids.split(',').filter(Boolean))].slice(0, 100);

export function registerRuns(app: FastifyInstance, parts: RunParts): void {
  registerSending(app, parts);
  registerLists(app, parts);
  registerSteps(app, parts);
  registerChanges(app, parts);
  registerLive(app, parts);
}

function registerSending(app: FastifyInstance, { plan, report, service }: RunParts): void {
  registerCall(app, calls.flowRunPlan, {
    policy: 'flow:add',
    bodyLimit: formLimit,
    handler: ({ actor, input }) => plan(actor, input),
  });
  registerCall(app, calls.storeModuleChart, {
    policy: 'flow:add',
    bodyLimit: formLimit,
    handler: ({ actor, idempotencyKey, input }) => service.store(actor, input, idempotencyKey),
  });
  registerCall(app, calls.flowRunReport, {
    policy: 'flow:download',
    handler: ({ actor, idempotencyKey, input }) => report(actor, input.id, idempotencyKey),
  });
}

function registerLists(app: FastifyInstance, { compare, service }: RunParts): void {
  registerCall(app, calls.listOfMetaWorkflow, {
    policy: 'flow:read',
    handler: async ({ actor, input }) => {
      const { project_id, version_id } = input;
      const { items, total } = await service.list(actor, { project_id, version_id, trash: false }, windowOf(input));
      return page(items, total);
    },
  });
  registerCall(app, calls.listOfAllMetaWorkflow, {
    policy: 'flow:read',
    handler: async ({ actor, input }) => {
      const { page: _page, size: _size, trash, ...filter } = input;
      const { items, total } = await service.list(actor, { ...filter, trash: trash === '1' }, windowOf(input));
      return page(items, total);
    },
  });
  registerCall(app, calls.flowRunDetail, {
    policy: 'flow:read',
    handler: ({ actor, input }) => service.detail(actor, input.id),
  });
  registerCall(app, calls.flowRunCompare, {
    policy: 'flow:read',
    handler: ({ actor, input }) => compare(actor, input.left, input.right),
  });
}

function registerSteps(app: FastifyInstance, { service, stepDetail }: RunParts): void {
  registerCall(app, calls.listOfModuleChart, {
    policy: 'flow:read',
    handler: ({ actor, input }) => service.listSteps(actor, input.run_id),
  });
  registerCall(app, calls.listOfAllModuleChart, {
    policy: 'flow:read',
    handler: async ({ actor, input }) => {
      const { page: _page, size: _size, ...filter } = input;
      const { items, total } = await service.allSteps(actor, filter, windowOf(input));
      return page(
        items.map(({ run: { id, name, version_id }, step }) => ({
          ...step,
          run: { id, name, version_id, flow_title: flowVersion(version_id)?.title ?? version_id },
        })),
        total,
      );
    },
  });
  registerCall(app, calls.detailOfModuleChart, {
    policy: 'flow:read',
    handler: ({ actor, input }) => stepDetail(actor, input.run_id, input.step_id),
  });
  registerCall(app, calls.moduleChartStatusCount, {
    policy: 'flow:read',
    handler: async ({ actor, input }) => {
      const steps = await service.listSteps(actor, input.run_id);
      const count = (state: FlowStep['state']) => steps.filter((step) => step.state === state).length;
      return Object.fromEntries(flowStepStates.map((state) => [state, count(state)])) as Record<
        FlowStep['state'],
        number
      >;
    },
  });
  registerCall(app, calls.moduleChartByStatus, {
    policy: 'flow:read',
    handler: ({ actor, input }) => service.listSteps(actor, input.run_id, input.state),
  });
}

function registerChanges(app: FastifyInstance, { service }: RunParts): void {
  registerCall(app, calls.flowRunUpdate, {
    policy: 'flow:add',
    handler: ({ actor, input }) => service.rename(actor, input.id, input.name),
  });
  registerCall(app, calls.flowRunCancel, {
    policy: 'flow:cancel',
    handler: ({ actor, input }) => service.cancel(actor, input.id),
  });
  registerCall(app, calls.flowRunDelete, {
    policy: 'flow:delete',
    handler: async ({ actor, input }) => ({ deleted: await service.remove(actor, list(input.ids)) }),
  });
  registerCall(app, calls.flowRunRestore, {
    policy: 'flow:delete',
    handler: ({ actor, input }) => service.restore(actor, input.ids),
  });
}

function registerLive(app: FastifyInstance, { service }: RunParts): void {
  app.livePresenters.set('run', async (actor, hint) => {
    const row = await service.own(actor, 'flow:read', (hint as { id: string }).id);
    return { event: 'run', data: await service.present(actor, row) };
  });
  app.livePresenters.set('run_step', async (actor, hint) => {
    const { run_id, step_id } = hint as { run_id: string; step_id: string };
    const step = await service.oneStep(actor, run_id, step_id);
    return step && { event: 'run_step', data: { run_id, step } };
  });
}
