import { calls, type Call } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { Action } from '../../platform/access/authorize.ts';
import { unavailable } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';

const policies = new Map<Call, Action>([
  [calls.flowList, 'public'],
  [calls.flowDetail, 'public'],
  [calls.availableModuleChart, 'flow:read'],
  [calls.moduleChartForms, 'flow:read'],
  [calls.projectByModule, 'project:analyse'],
  [calls.noDataProjectByModule, 'project:analyse'],
  [calls.flowRunPlan, 'flow:add'],
  [calls.storeModuleChart, 'flow:add'],
  [calls.listOfMetaWorkflow, 'flow:read'],
  [calls.listOfAllMetaWorkflow, 'flow:read'],
  [calls.listOfModuleChart, 'flow:read'],
  [calls.listOfAllModuleChart, 'flow:read'],
  [calls.detailOfModuleChart, 'flow:read'],
  [calls.moduleChartStatusCount, 'flow:read'],
  [calls.moduleChartByStatus, 'flow:read'],
  [calls.flowRunDetail, 'flow:read'],
  [calls.flowRunCompare, 'flow:read'],
  [calls.flowRunUpdate, 'flow:add'],
  [calls.flowRunCancel, 'flow:cancel'],
  [calls.flowRunDelete, 'flow:delete'],
  [calls.flowRunRestore, 'flow:delete'],
  [calls.flowRunReport, 'flow:download'],
]);

export function registerFlows(app: FastifyInstance): void {
  for (const [call, policy] of policies)
    registerCall(app, call, {
      policy,
      handler: () => {
        throw unavailable('流程正在准备，请稍后再试', 60);
      },
    });
}
