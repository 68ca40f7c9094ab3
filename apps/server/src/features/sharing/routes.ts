import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { originOf } from '../../platform/access/origin.ts';
import type { ProjectService } from '../projects/index.ts';
import type { ShareService } from './shareService.ts';
import type { TakenService } from './takenService.ts';

export function registerSharing(
  app: FastifyInstance,
  shares: ShareService,
  taken: TakenService,
  projects: ProjectService,
): void {
  registerCall(app, calls.projectShareStore, {
    policy: 'project:share',
    handler: ({ actor, input, request }) => shares.store(actor, input, originOf(request)),
  });
  registerCall(app, calls.projectShareListOfMine, {
    policy: 'project:read',
    handler: async ({ actor, input }) => {
      const { limit, offset } = windowOf(input);
      const { items, total } = await shares.list(actor, input, limit, offset);
      return page(items, total);
    },
  });
  registerCall(app, calls.projectShareListToMe, {
    policy: 'project:read',
    handler: async ({ actor, input }) => {
      const { limit, offset } = windowOf(input);
      const { items, total } = await taken.list(actor, input, limit, offset);
      return page(items, total);
    },
  });
  registerCall(app, calls.projectShareReceive, {
    policy: 'project:read',
    handler: async ({ actor, input, request }) => ({
      received: await taken.receive(actor, input.ids, originOf(request)),
    }),
  });
  registerCall(app, calls.projectShareDecline, {
    policy: 'project:read',
    handler: async ({ actor, input, request }) => {
      await taken.decline(actor, input.id, originOf(request));
      return null;
    },
  });
  registerCall(app, calls.projectShareUpdate, {
    policy: 'project:share',
    handler: ({ actor, input, request }) => shares.update(actor, input, originOf(request)),
  });
  registerCall(app, calls.projectShareDelete, {
    policy: 'project:share',
    handler: async ({ actor, input, request }) => {
      await shares.revoke(actor, input.id, originOf(request));
      return null;
    },
  });
  registerCall(app, calls.projectShareNoReceiveCount, {
    policy: 'project:read',
    handler: async ({ actor }) => ({ count: await taken.waiting(actor) }),
  });
  registerCall(app, calls.projectShareByFlowVersion, {
    policy: 'project:analyse',
    handler: ({ actor, input }) => projects.choicesOfFlow(actor, input.flow_version_id),
  });
}
