import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { originOf } from '../../../platform/access/origin.ts';
import type { RecoveryService } from './service.ts';

export function registerRecovery(app: FastifyInstance, recovery: RecoveryService): void {
  registerCall(app, calls.sendForgetPassEmail, {
    policy: 'public',
    handler: ({ input: { email, ...answer }, request }) => recovery.sendLink(email, answer, originOf(request)),
  });
  for (const call of [calls.resetPasswdCheck, calls.resetPasswdCheckPost])
    registerCall(app, call, { policy: 'public', handler: ({ input }) => recovery.check(input.reset_data) });
  registerCall(app, calls.resetPasswd, {
    policy: 'public',
    handler: ({ input, request }) => recovery.reset(input.reset_data, input.password, originOf(request)),
  });
}
