import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../../platform/access/origin.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { SecondFactorService } from './service.ts';

export function registerSecondFactor(app: FastifyInstance, second: SecondFactorService): void {
  registerCall(app, calls.secondFactorDetail, { policy: 'session', handler: ({ actor }) => second.detail(actor) });
  registerCall(app, calls.secondFactorBegin, {
    policy: 'session',
    handler: ({ actor, input }) => second.begin(actor, input.password),
  });
  registerCall(app, calls.secondFactorConfirm, {
    policy: 'session',
    handler: ({ actor, input, request }) => second.confirm(actor, input.code, originOf(request)),
  });
  registerCall(app, calls.secondFactorRenew, {
    policy: 'session',
    handler: ({ actor, input, request }) => second.renew(actor, input.password, input.code, originOf(request)),
  });
  registerCall(app, calls.secondFactorEnd, {
    policy: 'session',
    handler: async ({ actor, input, request }) => {
      await second.end(actor, input.password, input.code, originOf(request));
      return null;
    },
  });
}
