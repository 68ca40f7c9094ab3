import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/registerCall.ts';
import type { Learning } from './learning.ts';

/** 我的学习. */
export function registerLearning(app: FastifyInstance, learning: Learning): void {
  registerCall(app, calls.tutorialProgress, {
    policy: 'study:update',
    handler: ({ actor, input }) => learning.progress(actor, input),
  });
  registerCall(app, calls.tutorialProgressOf, {
    policy: 'study:read',
    handler: ({ actor, input }) => learning.of(actor, input),
  });
  registerCall(app, calls.tutorialProgressList, {
    policy: 'study:read',
    handler: ({ actor }) => learning.list(actor),
  });
  registerCall(app, calls.tutorialCheck, {
    policy: 'study:update',
    handler: ({ actor, input }) => learning.check(actor, input),
  });
}
