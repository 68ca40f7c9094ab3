import type { FastifyInstance } from 'fastify';

export function projectsFeature(app: FastifyInstance): void {
  void app;
}
