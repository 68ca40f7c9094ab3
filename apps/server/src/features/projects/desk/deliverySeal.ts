import { createHash } from 'node:crypto';

/** Names what a delivery would change, so that nothing else is carried out than what somebody has looked at. */
export const deliverySeal = (steps: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 32);
