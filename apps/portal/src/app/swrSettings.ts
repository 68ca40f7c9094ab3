import type { SWRConfiguration } from 'swr';
import { CallError } from '../shared/api/callError.ts';

/** Reads are asked again only when that can help: not after a refusal, and ever more slowly with jitter (REL-09). */
export const swrSettings: SWRConfiguration = {
  revalidateOnFocus: true,
  focusThrottleInterval: 15_000,
  shouldRetryOnError: (error: unknown) =>
    error instanceof CallError && (error.kind === 'network' || error.kind === 'timeout'),
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    if (retryCount > 8) return;
    setTimeout(
      () => void revalidate({ retryCount }),
      Math.min(30_000, 1_000 * 2 ** retryCount) * (0.7 + Math.random() * 0.6),
    );
  },
};
