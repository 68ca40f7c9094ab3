import type { FastifyInstance } from 'fastify';
import { createFileService } from '../files/index.ts';
import { createProjectScope } from '../projects/index.ts';
import { createPlaces } from './places.ts';
import { registerSchemes } from './routes.ts';
import { createSampleReader } from './sampleReader.ts';
import { createSchemeAccess } from './schemeAccess.ts';
import { createSchemeService } from './schemeService.ts';

export { contrastsOf } from './delivered.ts';
export { faultsOf } from './faults.ts';
export { createGroupingOf, type GroupingOf } from './groupingOf.ts';

/** Grouping schemes that are kept at a project, folder or file, and what a grouping allows. */
export function schemesFeature(app: FastifyInstance): void {
  const { platform } = app;
  const places = createPlaces(platform.database, createProjectScope(platform), createFileService(platform));
  const reader = createSampleReader(places, app.tables);
  const access = createSchemeAccess(platform.database, places);
  registerSchemes(app, { schemes: createSchemeService(platform.clock, access, places, reader), places, reader });
}
