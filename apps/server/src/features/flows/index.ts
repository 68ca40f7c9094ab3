import type { FastifyInstance } from 'fastify';
import { registerFlows } from './routes.ts';

/** Flows: standard analyses of a family of omics, and their runs. */
export function flowsFeature(app: FastifyInstance): void {
  registerFlows(app);
}
