import { calls, readLayout, usualLayout } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/registerCall.ts';
import { workbenchRepository as repository } from './repository.ts';

/** How a person arranges the workbench; kept with the account, so that it is the same on every machine. */
export function workbenchFeature(app: FastifyInstance): void {
  const { clock, database } = app.platform;

  registerCall(app, calls.dashboardDetail, {
    policy: 'session',
    handler: async ({ actor }) => readLayout((await repository.find(database, actor.id)) ?? usualLayout),
  });

  registerCall(app, calls.dashboardStore, {
    policy: 'session',
    handler: async ({ actor, input }) => {
      const layout = readLayout(input);
      await repository.put(database, actor.id, layout, clock.now());
      return layout;
    },
  });
}
