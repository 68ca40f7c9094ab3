import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';

/** The threads of this process that were started since, without those that have ended; and how many there were. */
export function watchThreads(): {
  readonly running: ReadonlySet<Worker>;
  readonly started: () => number;
  readonly end: () => void;
} {
  const running = new Set<Worker>();
  let started = 0;
  const began = (message: unknown): void => {
    const { worker } = message as { readonly worker: Worker };
    started += 1;
    running.add(worker);
    worker.on('exit', () => running.delete(worker));
  };
  subscribe('worker_threads', began);
  return { running, started: () => started, end: () => void unsubscribe('worker_threads', began) };
}
