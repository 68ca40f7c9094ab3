import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { conflict } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { createRoleDesk } from '../../auth/index.ts';
import { createRecord } from '../record.ts';

/** What the roles allow. */
export function registerRoles(app: FastifyInstance): void {
  const desk = createRoleDesk(app.platform);
  const record = createRecord(app.platform);

  registerCall(app, calls.staffRoleTrees, { policy: 'admin:read', handler: () => desk.list() });
  registerCall(app, calls.staffRoleUpdate, {
    policy: 'admin:update',
    handler: async ({ actor, input: { actions, id, revision }, request }) => {
      const done = await desk.update(id, revision, actions);
      if (typeof done === 'string') throw conflict(done);
      const said = Object.entries(actions).map(([node, allowed]) => `${node}=${allowed.join('+')}`);
      await record(request, actor, 'role.update', `${id} ${said.join(' ')}`);
      return done;
    },
  });
}
