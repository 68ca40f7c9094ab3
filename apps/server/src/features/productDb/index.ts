import type { FastifyInstance } from 'fastify';
import { createExperience } from './experience.ts';
import { registerRoutes } from './routes.ts';

/** Experience with projects, for accounts with the mark `ProductDb`. */
export function productDbFeature(app: FastifyInstance): void {
  registerRoutes(app, createExperience(app.platform));
}

export { experienceCsv, experienceHeadings, kindNames } from './experienceCsv.ts';
