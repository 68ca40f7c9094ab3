import type { FastifyInstance } from 'fastify';

export function sharingFeature(app: FastifyInstance): void {
  void app;
}
