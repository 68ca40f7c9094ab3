import { call } from '../api/call.ts';
import { CallError } from '../api/callError.ts';
import { reachability } from '../api/reachability.ts';

/** Whether the server answers at all; what it says does not matter. Notes what it found for the bar above the page. */
export async function serverAnswers(): Promise<boolean> {
  return call('isMaintain', {}).then(
    () => true,
    (error: unknown) => error instanceof CallError && error.status > 0,
  );
}

/** Resolves when the server is reached again; who asks it is the bar above the page. */
async function reachedAgain(): Promise<void> {
  if (!navigator.onLine)
    await new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
  if (await serverAnswers()) return;
  await new Promise<void>((resolve) => {
    const stop = reachability.subscribe(() => {
      if (!reachability.get()) return;
      stop();
      resolve();
    });
  });
}

/** Whether the network is known to be away: code that is asked for now fails, and the browser remembers that. */
export const isAway = (): boolean => !reachability.get() || !navigator.onLine;

/** Style sheets that did not arrive are asked for anew: nobody else does, since their element is there. */
function mendStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}

type Server = {
  readonly isAway: () => boolean;
  readonly answers: () => Promise<boolean>;
  readonly reachedAgain: () => Promise<void>;
};

/**
 * Loads code of the portal. While the server is not reached it waits for it, with everything that was typed, and asks
 * for nothing, since a browser remembers that a module was not to be had until the page is loaded again; a failure
 * of a server that answers is tried once more and then told, since the code may be gone with an older version (REL-10).
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  server: Server = { isAway, answers: serverAnswers, reachedAgain },
): Promise<Part> {
  if (server.isAway()) await server.reachedAgain();
  for (let refused = 0; ;) {
    try {
      // Each try follows the one before.
      // oxlint-disable-next-line no-await-in-loop
      return await load();
    } catch (error) {
      // oxlint-disable-next-line no-await-in-loop
      if (await server.answers()) {
        refused += 1;
        if (refused > 1) throw error;
      } else {
        // oxlint-disable-next-line no-await-in-loop
        await server.reachedAgain();
      }
      if (typeof document !== 'undefined') mendStyles();
    }
  }
}
