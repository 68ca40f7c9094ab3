import { createHmac, timingSafeEqual } from 'node:crypto';
import { calls } from '@panome/contract';

type Claim = { readonly id: string; readonly user: string; /** Epoch milliseconds. */ readonly expires: number };

const lifetime = 15 * 60_000;

const signatureOf = (secret: string, { id, user, expires }: Claim): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['file', id, user, expires]))
    .digest();

/** An address of one file for one account, good for 15 minutes (SEC-36). */
export function signUrl(secret: string, id: string, user: string, now: number): { url: string; expires: number } {
  const expires = now + lifetime;
  const signature = signatureOf(secret, { id, user, expires }).toString('base64url');
  const query = new URLSearchParams({ id, user, expires: String(expires), signature });
  return { url: `${calls.fileStoreContent.path}?${query}`, expires };
}

/** Whether a signature is ours, unchanged, and still good. */
export function isSigned(secret: string, claim: Claim, signature: string, now: number): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, claim);
  return given.length === expected.length && timingSafeEqual(given, expected) && now <= claim.expires;
}
