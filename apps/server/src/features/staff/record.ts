import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/access/actor.ts';
import { originOf, recordIn } from '../../platform/access/origin.ts';
import type { Platform } from '../../platform/platform.ts';

/** Writes under the name of the person what the staff has done or read. */
export const createRecord =
  (platform: Pick<Platform, 'audit'>) =>
  (request: FastifyRequest, actor: Actor, action: string, object: string): Promise<void> =>
    recordIn(platform)(action, actor.id, object, 'ok', originOf(request));
