import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { createOrderDesk } from '../../points/index.ts';
import { createRecord } from '../record.ts';

/** Goods that were exchanged for points and have to be sent. */
export function registerRewards(app: FastifyInstance): void {
  const desk = createOrderDesk(app.platform);
  const record = createRecord(app.platform);

  registerCall(app, calls.staffRewardList, {
    policy: 'support:read',
    handler: async ({ input }) => {
      const { rows, total } = await desk.page(input.state, windowOf(input));
      return page(rows, total);
    },
  });
  registerCall(app, calls.staffRewardDetail, {
    policy: 'support:read',
    handler: async ({ actor, input: { id }, request }) => {
      const order = await desk.detail(id);
      if (order.address) await record(request, actor, 'reward.address', id);
      return order;
    },
  });
  registerCall(app, calls.staffRewardSend, {
    policy: 'support:answer',
    handler: async ({ actor, input: { id, ...parcel }, request }) => {
      const order = await desk.send(id, parcel);
      await record(request, actor, 'reward.send', `${id} ${parcel.carrier} ${parcel.tracking}`);
      return order;
    },
  });
  registerCall(app, calls.staffRewardDone, {
    policy: 'support:answer',
    handler: async ({ actor, input: { id }, request }) => {
      const order = await desk.done(id);
      await record(request, actor, 'reward.done', id);
      return order;
    },
  });
  registerCall(app, calls.staffRewardCancel, {
    policy: 'support:answer',
    handler: async ({ actor, input: { id, reason }, request }) => {
      const order = await desk.cancel(id, reason);
      await record(request, actor, 'reward.cancel', `${id} ${order.price} ${reason}`);
      return order;
    },
  });
}
