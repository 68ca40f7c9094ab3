import type { Call } from '@panome/contract';
import type { Action } from '../access/authorize.ts';
import type { Platform } from '../platform.ts';
import type { Repeats } from './idempotency.ts';

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
    /** Names the built portal. */
    build: string;
    repeats: Repeats;
    /** What `registerCall` has served so far, with what an actor must be allowed to do. */
    servedCalls: Map<Call, Action>;
  }
}
