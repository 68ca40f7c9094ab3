import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { Notifications } from './notifications.ts';

export function registerNotifications(app: FastifyInstance, notifications: Notifications): void {
  registerCall(app, calls.notifyNoRead, {
    policy: 'session',
    handler: async ({ actor }) => ({ count: await notifications.unread(actor.id) }),
  });

  registerCall(app, calls.notifyList, {
    policy: 'session',
    handler: async ({ actor, input }) => {
      const { limit, offset } = windowOf(input);
      const { items, total } = await notifications.list(actor.id, input, limit, offset);
      return page(items, total);
    },
  });

  registerCall(app, calls.notifyDetail, {
    policy: 'session',
    handler: ({ actor, input }) => notifications.detail(actor, input.id),
  });
  registerCall(app, calls.notifyAllType, {
    policy: 'session',
    handler: ({ actor }) => notifications.countsByType(actor.id),
  });
  registerCall(app, calls.notifyRead, {
    policy: 'session',
    handler: async ({ actor, input }) => ({ count: await notifications.markRead(actor.id, input.ids) }),
  });
}
