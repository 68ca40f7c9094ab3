import type { Endpoint } from '@panome/contract/client';

const reads = new Set<AbortController>();

/** Follows one call from sending to its end: its time-out, its caller's signal, and the bulk cancel of reads. */
export function track(endpoint: Endpoint, outer?: AbortSignal) {
  const controller = new AbortController();
  let late = false;
  const timer =
    endpoint.timeout > 0 ? setTimeout(() => ((late = true), controller.abort()), endpoint.timeout) : undefined;
  const forward = () => controller.abort();
  outer?.addEventListener('abort', forward);
  if (outer?.aborted) controller.abort();
  if (endpoint.method === 'GET') reads.add(controller);
  return {
    signal: controller.signal,
    timedOut: () => late,
    done: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', forward);
      reads.delete(controller);
    },
  };
}

/** Cancels every read that is under way, silently: the session ended. Writes go on. */
export function cancelPending(): void {
  for (const controller of reads) controller.abort();
}
