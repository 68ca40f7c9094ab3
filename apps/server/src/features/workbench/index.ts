import { calls, readLayout, usualLayout } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/registerCall.ts';
import { registerPalettes } from './palettes/routes.ts';
import { workbenchRepository as repository } from './repository.ts';

/** How a person arranges the workbench, and the person's palettes; kept with the account, so that they are the same on
 * every machine. */
export function workbenchFeature(app: FastifyInstance): void {
  const { clock, database } = app.platform;
  registerPalettes(app);

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
