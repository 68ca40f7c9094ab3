import { hour } from '@panome/contract/durations';
import type { FastifyInstance } from 'fastify';
import { sendStaffDigests } from './digest/staffDigest.ts';
import { registerAccounts } from './routes/accounts.ts';
import { registerAfterSales } from './routes/afterSales.ts';
import { registerContent } from './routes/content.ts';
import { registerContracts } from './routes/contracts.ts';
import { registerDelays } from './routes/delays.ts';
import { registerDeliveries } from './routes/deliveries.ts';
import { registerIdentities } from './routes/identities.ts';
import { registerInbox } from './routes/inbox.ts';
import { registerOperation } from './routes/operation.ts';
import { registerQuestions } from './routes/questions.ts';
import { registerRewards } from './routes/rewards.ts';
import { registerRoles } from './routes/roles.ts';
import { registerSamples } from './routes/samples.ts';
import { registerStaffTasks } from './routes/tasks.ts';
import { registerWithdrawals } from './routes/withdrawals.ts';

/** The provider's side: what the roles Support, Editor and Admin do in the portal (decision 048). */
export function staffFeature(app: FastifyInstance): void {
  registerInbox(app);
  registerAfterSales(app);
  registerQuestions(app);
  registerSamples(app);
  registerDelays(app);
  registerContent(app);
  registerContracts(app);
  registerWithdrawals(app);
  registerDeliveries(app);
  registerIdentities(app);
  registerAccounts(app);
  registerRewards(app);
  registerRoles(app);
  registerStaffTasks(app);
  registerOperation(app);

  const { platform } = app;
  const send = () => {
    sendStaffDigests(platform).catch((error: unknown) =>
      platform.log.error({ err: error }, 'the staff was not told what waits'),
    );
  };
  app.addHook('onListen', send);
  const timer = setInterval(send, hour);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
