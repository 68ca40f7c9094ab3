import type { FastifyInstance } from 'fastify';
import { forbidden } from './refusal.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** SEC-46: refuses changing requests that a page of another site has sent. */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!reading.has(request.method) && request.headers['sec-fetch-site'] === 'cross-site') throw forbidden();
  });
}
