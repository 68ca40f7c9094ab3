import type { FastifyInstance } from 'fastify';
import { createAccounts } from './repository.ts';
import { registerRoutes } from './routes.ts';
import { createAuthService } from './service.ts';

/** Login and logout, the person of the session, permissions, the daily login. */
export function authFeature(app: FastifyInstance): void {
  const accounts = createAccounts(app.platform.database);
  registerRoutes(app, createAuthService(app.platform, accounts));
}

export { createAccounts } from './repository.ts';
