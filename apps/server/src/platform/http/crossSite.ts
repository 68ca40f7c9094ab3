import type { FastifyInstance } from 'fastify';
import { forbidden } from './refusal.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** SEC-46: another site's page may not change anything here, whatever it managed to send. */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!reading.has(request.method) && request.headers['sec-fetch-site'] === 'cross-site') throw forbidden();
  });
}
