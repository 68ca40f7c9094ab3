import { calls } from '@panome/contract';
import { isSignatureOf, signatureOf, signedFor } from '../../../platform/signing/signature.ts';

type Claim = { readonly id: string; readonly user: string; /** Epoch milliseconds. */ readonly expires: number };

const partsOf = ({ expires, id, user }: Claim) => ['file', id, user, expires] as const;

/** Makes an address of one file for one account, valid for 15 minutes (SEC-36). */
export function signUrl(secret: string, id: string, user: string, now: number): { url: string; expires: number } {
  const expires = now + signedFor;
  const signature = signatureOf(secret, partsOf({ id, user, expires }));
  const query = new URLSearchParams({ id, user, expires: String(expires), signature });
  return { url: `${calls.fileStoreContent.path}?${query}`, expires };
}

/** Whether a signature is ours, fits the address, and has not expired. */
export const isSigned = (secret: string, claim: Claim, signature: string, now: number): boolean =>
  isSignatureOf(secret, partsOf(claim), signature) && now <= claim.expires;
