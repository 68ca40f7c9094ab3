import type { Call } from '@panome/contract';
import type { Action } from '../access/authorize.ts';
import type { Platform } from '../platform.ts';
import type { Repeats } from './idempotency.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call whose refusals are told by `code` under 200 to clients that do not ask for the status. */
    enveloped?: boolean;
  }
  interface FastifyInstance {
    platform: Platform;
    /** The version of the built portal. */
    build: string;
    repeats: Repeats;
    /** The calls that `registerCall` has served so far, with their policies. */
    servedCalls: Map<Call, Action>;
  }
}
