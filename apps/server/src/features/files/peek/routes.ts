import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { PeekService } from './peekService.ts';

export function registerPeek(app: FastifyInstance, peeks: PeekService): void {
  registerCall(app, calls.fileStorePeek, {
    policy: 'file:read',
    handler: ({ actor, input }) => peeks.peek(actor, input.id, input.encoding),
  });
}
