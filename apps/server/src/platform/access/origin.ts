import type { FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';

/** Where a request comes from, for sessions and the audit log. */
export type Origin = { readonly ip: string; readonly agent: string; readonly requestId: string };

export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  agent: request.headers['user-agent'] ?? '',
  requestId: request.id,
});

/** Writes one event about accounts. */
export const recordIn =
  ({ audit }: Pick<Platform, 'audit'>) =>
  (
    action: string,
    actorId: string,
    object: string,
    result: 'ok' | 'refused',
    { agent, ip, requestId }: Origin,
  ): Promise<void> =>
    audit.append({ actorId, action, object, result, ip, agent, requestId });
