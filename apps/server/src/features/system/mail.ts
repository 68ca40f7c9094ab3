import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { hour, second } from '@panome/contract/durations';
import { toTime } from '../../platform/clock.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { openMessage, type Channel } from '../../platform/post/post.ts';
import { deliver, smsCarrier, smtpCarrier, sweepOutbox, type Carrier } from '../../platform/post/deliver.ts';
import { waitingPost } from './repository.ts';

/** Sends mail and SMS through the configured services; without them, demo mode shows what would have been sent. */
export function registerMail(app: FastifyInstance): void {
  const { config, database, log, sealer } = app.platform;

  registerCall(app, calls.demoOutbox, {
    policy: 'public',
    handler: async () => {
      // The mails contain codes and links: nobody may read them outside a demo that only this machine reaches.
      if (!config.showsDemo) throw notFound();
      const rows = await waitingPost(database);
      return rows.map((row) => ({
        id: row.id,
        channel: row.channel as Channel,
        to: row.address,
        ...openMessage(sealer, row),
        created_at: toTime(row.created_at),
      }));
    },
  });

  const { from, smtpUrl } = config.mail;
  const carriers: readonly (readonly [Channel, Carrier | undefined])[] = [
    ['mail', smtpUrl ? smtpCarrier(smtpUrl, from) : undefined],
    ['sms', config.smsUrl ? smsCarrier(config.smsUrl) : undefined],
  ];
  let busy = false;
  const tick = async () => {
    if (busy) return;
    busy = true;
    for (const [channel, carry] of carriers)
      if (carry)
        await deliver(app.platform, carry, channel).catch((error: unknown) =>
          log.error({ err: error, channel }, 'delivery failed'),
        );
    busy = false;
  };
  const sweep = () => {
    sweepOutbox(app.platform).catch((error: unknown) => log.error({ err: error }, 'outbox sweep failed'));
  };
  app.addHook('onListen', sweep);
  const timers = [setInterval(() => void tick(), 2 * second), setInterval(sweep, hour)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', () => timers.forEach((timer) => clearInterval(timer)));
}
