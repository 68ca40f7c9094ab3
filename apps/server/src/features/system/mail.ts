import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { toTime } from '../../platform/clock.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { deliver, smtpCarrier, sweepOutbox } from '../../platform/post/deliver.ts';

const second = 1_000;
const everySweep = 3_600 * second;

/** Mail leaves through the configured server; without one, demo mode shows what would have left. */
export function registerMail(app: FastifyInstance): void {
  const { config, database, log } = app.platform;

  registerCall(app, calls.demoOutbox, {
    policy: 'public',
    handler: async () => {
      // Codes and links are in it: outside the demo nobody may read it.
      if (config.mode !== 'demo') throw notFound();
      const rows = await database.selectFrom('outbox').selectAll().where('state', '=', 'queued').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(50).execute();
      return rows.map(({ address, created_at, id, path, subject, text }) => ({ id, to: address, subject, text, path, created_at: toTime(created_at) }));
    },
  });

  const { from, smtpUrl } = config.mail;
  const carry = smtpUrl ? smtpCarrier(smtpUrl, from) : undefined;
  let busy = false;
  const tick = async () => {
    if (!carry || busy) return;
    busy = true;
    await deliver(app.platform, carry).catch((error: unknown) => log.error({ err: error }, 'mail delivery failed'));
    busy = false;
  };
  const sweep = () => {
    sweepOutbox(app.platform).catch((error: unknown) => log.error({ err: error }, 'outbox sweep failed'));
  };
  app.addHook('onListen', sweep);
  const timers = [setInterval(() => void tick(), 2 * second), setInterval(sweep, everySweep)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', () => timers.forEach((timer) => clearInterval(timer)));
}
