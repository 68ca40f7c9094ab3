import type { FastifyInstance } from 'fastify';
import { registerRuns, type RunParts } from './runs/routes.ts';
import { registerVersions, type VersionParts } from './versions/routes.ts';

/** The calls of flows: what there is to run, and the runs. */
export function registerFlows(app: FastifyInstance, parts: RunParts & VersionParts): void {
  registerVersions(app, parts);
  registerRuns(app, parts);
}
