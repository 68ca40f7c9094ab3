import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { originOf } from '../../../platform/access/origin.ts';
import type { RegistrationService } from './service.ts';

export function registerRegistration(app: FastifyInstance, registration: RegistrationService): void {
  registerCall(app, calls.sendRegisterCode, {
    policy: 'public',
    handler: ({ input: { email, ...answer }, request }) => registration.sendCode(email, answer, originOf(request)),
  });
  registerCall(app, calls.register, {
    policy: 'public',
    handler: ({ input, request }) => registration.register(input, originOf(request)),
  });
  registerCall(app, calls.activate, {
    policy: 'public',
    handler: ({ input, request }) => registration.activate(input.token, originOf(request)),
  });
  registerCall(app, calls.sendActivation, {
    policy: 'public',
    handler: ({ input: { email, ...answer }, request }) => registration.resend(email, answer, originOf(request)),
  });
}
