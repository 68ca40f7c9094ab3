import { minute } from '@panome/contract/durations';
import type { Clock } from '../../../platform/clock.ts';

const mostFailures = 3;
const rest = minute;

export type Breaker = ReturnType<typeof createBreaker>;

/**
 * Leaves a service that failed three times in a row alone for a minute; then one request tries it (REL-22). Nobody
 * waits for a service that is known to be away.
 */
export function createBreaker(clock: Clock) {
  let failures = 0;
  let until = 0;
  return {
    /** Whether the service is asked now. */
    closed: () => clock.now() >= until,
    succeeded: () => {
      failures = 0;
      until = 0;
    },
    failed: () => {
      failures += 1;
      if (failures >= mostFailures) until = clock.now() + rest;
    },
  };
}
