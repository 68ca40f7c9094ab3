import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { createProjectScope, createProjectService } from '../projects/index.ts';
import { createAnnounce } from './announce.ts';
import { createReceivers } from './receivers.ts';
import { registerSharing } from './routes.ts';
import { createShareService } from './shareService.ts';
import { createTakenService } from './takenService.ts';
import { createTellOver } from './tellOver.ts';

const everyTell = 3_000;

/** The services of sharing. */
function createSharing(platform: Platform) {
  const scope = createProjectScope(platform);
  const projects = createProjectService(platform, scope);
  const announce = createAnnounce(platform);
  const needs = { scope, projects, receivers: createReceivers(platform), announce };
  return {
    tellOver: createTellOver(platform, announce),
    shares: createShareService(platform, needs),
    taken: createTakenService(platform, needs),
    projects,
  };
}

/** Projects shared between accounts. */
export function sharingFeature(app: FastifyInstance): void {
  const { projects, shares, taken, tellOver } = createSharing(app.platform);
  const timer = setInterval(
    () =>
      void tellOver().catch((error: unknown) =>
        app.platform.log.error({ err: error }, 'the end of shares was not told'),
      ),
    everyTell,
  );
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
  registerSharing(app, shares, taken, projects);
}
