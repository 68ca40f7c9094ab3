import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import type { Invites } from './invites/invites.ts';
import type { PointService } from './pointService.ts';
import type { Rewards } from './rewards/rewards.ts';

type Parts = { readonly points: PointService; readonly rewards: Rewards; readonly invites: Invites };

export function registerPoints(app: FastifyInstance, { invites, points, rewards }: Parts): void {
  registerCall(app, calls.pointBalance, { policy: 'point:read', handler: ({ actor }) => points.balance(actor.id) });
  registerCall(app, calls.pointList, {
    policy: 'point:read',
    handler: async ({ actor, input }) => {
      const { items, total } = await points.list(actor.id, { kind: input.kind, ...windowOf(input) });
      return page(items, total);
    },
  });
  registerCall(app, calls.pointRules, { policy: 'point:read', handler: ({ actor }) => points.rules(actor.id) });
  registerCall(app, calls.pointRewardList, { policy: 'point:read', handler: ({ actor }) => rewards.list(actor.id) });
  registerCall(app, calls.pointRedemptionList, {
    policy: 'point:read',
    handler: async ({ actor, input }) => {
      const { limit, offset } = windowOf(input);
      const { items, total } = await rewards.redemptions(actor.id, limit, offset);
      return page(items, total);
    },
  });
  registerCall(app, calls.pointRedeem, {
    policy: 'point:add',
    handler: ({ actor, input }) => rewards.redeem(actor.id, input),
  });
  registerCall(app, calls.inviteMine, { policy: 'point:read', handler: ({ actor }) => invites.mine(actor.id) });
  registerCall(app, calls.inviteDetail, { policy: 'public', handler: ({ input }) => invites.detail(input.code) });
}
