import type { FastifyInstance } from 'fastify';

export function samplesFeature(app: FastifyInstance): void {
  void app;
}
