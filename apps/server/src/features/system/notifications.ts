import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { hour } from '@panome/contract/durations';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { badInput } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import type { Notifications } from '../../platform/notifications/notifications.ts';

const idsIn = (list: string): string[] => {
  const ids = [...new Set(list.split(',').filter(Boolean))];
  if (ids.length === 0) throw badInput('请选择消息');
  if (ids.length > 100) throw badInput('一次最多操作 100 条消息');
  return ids;
};

export function registerNotifications(app: FastifyInstance, notifications: Notifications): void {
  const sweep = () => {
    Promise.all([notifications.sweep(), notifications.sendDigests()]).catch((error: unknown) =>
      app.platform.log.error({ err: error }, 'message sweep failed'),
    );
  };
  app.addHook('onListen', sweep);
  const timer = setInterval(sweep, hour);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));

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
  registerCall(app, calls.notifyDelete, {
    policy: 'session',
    handler: async ({ actor, input }) => ({ count: await notifications.setDeleted(actor.id, idsIn(input.ids), true) }),
  });
  registerCall(app, calls.notifyRestore, {
    policy: 'session',
    handler: async ({ actor, input }) => ({ count: await notifications.setDeleted(actor.id, input.ids, false) }),
  });
  registerCall(app, calls.notifyRead, {
    policy: 'session',
    handler: async ({ actor, input }) => ({ count: await notifications.markRead(actor.id, input) }),
  });
}
