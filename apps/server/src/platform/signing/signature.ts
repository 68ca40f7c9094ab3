import { createHmac, timingSafeEqual } from 'node:crypto';
import { minute } from '@panome/contract/durations';

/** How long a signed address is good: 15 minutes (SEC-36). */
export const signedFor = 15 * minute;

/** The signature of what an address claims. @param parts - What it is for, and everything that may not be changed. */
export const signatureOf = (secret: string, parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

/** Whether a signature is ours and what it signs is unchanged. */
export function isSignatureOf(secret: string, parts: readonly (string | number)[], signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = Buffer.from(signatureOf(secret, parts), 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
