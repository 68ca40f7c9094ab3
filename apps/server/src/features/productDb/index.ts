import type { FastifyInstance } from 'fastify';
import { createExperience } from './experience.ts';
import { registerRoutes } from './routes.ts';

/** Experience with projects, for accounts with the mark `ProductDb`. */
export function productDbFeature(app: FastifyInstance): void {
  const experience = createExperience(app.platform);
  app.platform.areas.register('experience', experience.filled);
  registerRoutes(app, experience);
}

export { experienceCsv, experienceHeadings, kindNames } from './experienceCsv.ts';
