import type { FastifyInstance } from 'fastify';

export function afterSalesFeature(app: FastifyInstance): void {
  void app;
}
