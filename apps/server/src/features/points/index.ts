import type { FastifyInstance } from 'fastify';
import { hour } from '@panome/contract/durations';
import type { Platform } from '../../platform/platform.ts';
import { createInvites } from './invites/invites.ts';
import { createLedger } from './ledger/ledger.ts';
import { createOrderDesk } from './orders/orderDesk.ts';
import { createPointService } from './pointService.ts';
import { createRewards } from './rewards/rewards.ts';
import { registerPoints } from './routes.ts';

/** Points: what they are given for, the ledger, what they are exchanged for, and invitations. */
export function pointsFeature(app: FastifyInstance): void {
  const { platform } = app;
  const ledger = createLedger(platform);
  const points = createPointService(platform, ledger);
  const orders = createOrderDesk(platform);
  registerPoints(app, {
    points,
    rewards: createRewards(platform, ledger),
    invites: createInvites(platform, ledger),
  });
  const sweep = () => {
    Promise.all([points.sweep(), orders.sweep()]).catch((error: unknown) =>
      platform.log.error({ err: error }, 'sweep of points failed'),
    );
  };
  app.addHook('onListen', sweep);
  const timer = setInterval(sweep, hour);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/** Invitations for whoever registers and activates accounts. */
export const invitesOf = (platform: Pick<Platform, 'clock' | 'database'>) =>
  createInvites(platform, createLedger(platform));

export { createOrderDesk } from './orders/orderDesk.ts';
export { createLedger } from './ledger/ledger.ts';
export { lockPoints } from './ledger/repository.ts';
export { cancelled, findCoupon, freeCoupons } from './rewards/repository.ts';
export { createRewards, presentRedemption } from './rewards/rewards.ts';
