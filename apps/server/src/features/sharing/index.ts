import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { createProjectScope, createProjectService } from '../projects/index.ts';
import { createAnnounce } from './announce.ts';
import { createReceivers } from './receivers.ts';
import { registerSharing } from './routes.ts';
import { createShareService } from './shareService.ts';
import { createTakenService } from './takenService.ts';

/** What accounts give each other, with the services that do it. */
function createSharing(platform: Platform) {
  const scope = createProjectScope(platform);
  const projects = createProjectService(platform, scope);
  const needs = { scope, projects, receivers: createReceivers(platform), announce: createAnnounce(platform) };
  return { shares: createShareService(platform, needs), taken: createTakenService(platform, needs), projects };
}

/** Projects shared between accounts. */
export function sharingFeature(app: FastifyInstance): void {
  const { projects, shares, taken } = createSharing(app.platform);
  registerSharing(app, shares, taken, projects);
}
