import type { FastifyInstance } from 'fastify';
import { registerAfterSales } from './routes/afterSales.ts';
import { registerDelays } from './routes/delays.ts';
import { registerIdentities } from './routes/identities.ts';
import { registerInbox } from './routes/inbox.ts';
import { registerQuestions } from './routes/questions.ts';
import { registerSamples } from './routes/samples.ts';

/** The provider's side: what the roles Support, Editor and Admin do in the portal (decision 048). */
export function staffFeature(app: FastifyInstance): void {
  registerInbox(app);
  registerAfterSales(app);
  registerQuestions(app);
  registerSamples(app);
  registerDelays(app);
  registerIdentities(app);
}
