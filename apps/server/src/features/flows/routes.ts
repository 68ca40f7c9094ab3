import type { FastifyInstance } from 'fastify';
import { registerRuns, type RunParts } from './runs/routes.ts';
import { registerShown } from './shown/routes.ts';
import type { ShownRuns } from './shown/shownRuns.ts';
import { registerVersions, type VersionParts } from './versions/routes.ts';

/** The calls of flows: what there is to run, and the runs. */
export function registerFlows(
  app: FastifyInstance,
  parts: RunParts & VersionParts & { readonly shown: ShownRuns },
): void {
  registerVersions(app, parts);
  registerRuns(app, parts);
  registerShown(app, parts.shown);
}
