import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { createProjectsOfModule } from './projectsOfModule.ts';
import type { VersionService } from './versionService.ts';

export type VersionParts = {
  readonly versions: VersionService;
  readonly projectsOf: ReturnType<typeof createProjectsOfModule>;
};

/** A scheme of thousands of samples fits (SEC-32). */
export const formLimit = 5 * 1024 * 1024;

export function registerVersions(app: FastifyInstance, { projectsOf, versions }: VersionParts): void {
  registerCall(app, calls.flowList, { policy: 'public', handler: () => versions.list() });
  registerCall(app, calls.flowDetail, {
    policy: 'public',
    handler: ({ input }) => versions.detail(input.id, input.version_id),
  });
  registerCall(app, calls.availableModuleChart, {
    policy: 'flow:read',
    handler: ({ actor, input }) => versions.available(actor, input),
  });
  registerCall(app, calls.moduleChartForms, {
    policy: 'flow:read',
    bodyLimit: formLimit,
    handler: ({ actor, input }) => versions.forms(actor, input),
  });
  registerCall(app, calls.projectByModule, {
    policy: 'project:analyse',
    handler: async ({ actor, input }) =>
      (await projectsOf(actor, input.version_id))
        .filter(({ missing }) => missing.length === 0)
        .map(({ missing: _missing, ...entry }) => entry),
  });
  registerCall(app, calls.noDataProjectByModule, {
    policy: 'project:analyse',
    handler: async ({ actor, input }) =>
      (await projectsOf(actor, input.version_id)).filter(({ missing }) => missing.length > 0),
  });
}
