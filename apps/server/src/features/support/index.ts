import type { FastifyInstance } from 'fastify';

export function supportFeature(app: FastifyInstance): void {
  void app;
}
