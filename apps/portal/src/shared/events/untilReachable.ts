import { liveEvents } from './liveEvents.ts';
import { reconnectDelay } from './reconnection.ts';

/** Where the stream of events cannot pass, what waits for it tries by itself after so long, in ms. */
const withoutStream = 30_000;

/**
 * Waits until another try can help: at once when the live connection or the network comes back, and after a while where
 * the server is reached and something else failed.
 *
 * @param failing - Milliseconds for which tries have failed.
 * @param signal - Ends the waiting.
 */
export function untilReachable(failing: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // Somebody has to listen for the connection to be tried.
    const unlisten = liveEvents.subscribe(() => undefined);
    const unwatch = liveEvents.connection.subscribe(() => liveEvents.connection.get() && end());
    const timer = setTimeout(() => end(), liveEvents.connection.get() ? reconnectDelay(failing) : withoutStream);
    const end = () => {
      clearTimeout(timer);
      unwatch();
      unlisten();
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
