import type { FastifyInstance } from 'fastify';
import { registerRoutes } from './routes.ts';
import { createAfterSaleService } from './service.ts';

/** After-sales requests, their conversation and their result files. */
export function afterSalesFeature(app: FastifyInstance): void {
  registerRoutes(app, createAfterSaleService(app.platform));
}

export { createAfterSaleDesk, type Answer, type Case } from './desk.ts';
export { presentDetail, presentItem } from './present.ts';
export { findProject, findTask } from './scope.ts';
export { createAfterSaleService };
