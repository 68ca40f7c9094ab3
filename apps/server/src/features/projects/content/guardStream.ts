import type { Readable } from 'node:stream';
import type { Platform } from '../../../platform/platform.ts';

const every = 30_000;

/** A download for which the account has lost its permission. */
class AccessEnded extends Error {}

/**
 * Passes bytes on while the account may have them. Permission is checked again at every change of a share, in this
 * process or another, and every 30 seconds for shares that expire (SEC-25).
 * @param mayGoOn - Asks the database; the download goes on when the question fails.
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
