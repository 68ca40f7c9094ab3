import type { FastifyInstance } from 'fastify';
import { createLookupService } from './lookupService.ts';
import { registerLookups } from './routes.ts';

/** The static look-ups: names to genes, diseases, pathways, proteins of STRING and codes of host genomes. */
export function lookupsFeature(app: FastifyInstance): void {
  registerLookups(app, createLookupService(app.platform));
}
