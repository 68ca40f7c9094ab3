import type { FastifyInstance } from 'fastify';

export function contentFeature(app: FastifyInstance): void {
  void app;
}
