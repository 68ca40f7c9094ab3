import type { FastifyInstance } from 'fastify';

export function peopleFeature(app: FastifyInstance): void {
  void app;
}
