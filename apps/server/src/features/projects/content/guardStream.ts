import type { Readable } from 'node:stream';
import type { Platform } from '../../../platform/platform.ts';

const every = 30_000;

/** A download that its account may no longer have. */
class AccessEnded extends Error {}

/**
 * Lets bytes flow while the account may have them. Asked again at every change of a share, in this process or another,
 * and every 30 seconds for what ends by time (SEC-25).
 * @param mayGoOn - Asks the database; a failure to ask ends nothing.
 */
export function guardStream(
  { live, log }: Pick<Platform, 'live' | 'log'>,
  accountId: string,
  stream: Readable,
  mayGoOn: () => Promise<boolean>,
): Readable {
  const check = () => {
    mayGoOn().then(
      (goOn) => {
        if (!goOn) stream.destroy(new AccessEnded('access ended'));
      },
      (error: unknown) => log.error({ err: error }, 'a running download was not checked'),
    );
  };
  const end = live.subscribe(accountId, (event) => {
    if (event === 'share') check();
  });
  const timer = setInterval(check, every);
  timer.unref();
  stream.once('close', () => {
    end();
    clearInterval(timer);
  });
  return stream;
}
