import type { FastifyInstance } from 'fastify';
import { publicReleases, proteinKinds } from '../reference/index.ts';
import { createLookupService } from './lookupService.ts';
import { registerLookups } from './routes.ts';

/** The static look-ups: names to genes, diseases, pathways, proteins of STRING and codes of host genomes. */
export function lookupsFeature(app: FastifyInstance): void {
  const { platform } = app;
  registerLookups(app, createLookupService(platform));
  platform.areas.register('lookup', async () =>
    (await publicReleases(platform.database)).some(({ kind }) => !proteinKinds.includes(kind) && kind !== 'gaf'),
  );
}
