import { createHmac, timingSafeEqual } from 'node:crypto';
import { minute } from '@panome/contract/durations';

/** How long a signed address is valid: 15 minutes (SEC-36). */
export const signedFor = 15 * minute;

/** The signature of the claims of an address. @param parts - The purpose, and everything that may not be changed. */
export const signatureOf = (secret: string, parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

/** Whether a signature is ours and the signed parts are unchanged. */
export function isSignatureOf(secret: string, parts: readonly (string | number)[], signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = Buffer.from(signatureOf(secret, parts), 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
