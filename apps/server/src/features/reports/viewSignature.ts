import { isSignatureOf, signatureOf, signedFor } from '../../platform/signing/signature.ts';

/** `expires` in epoch milliseconds. */
type Claim = { readonly id: string; readonly user: string; readonly expires: number };

const partsOf = ({ expires, id, user }: Claim) => ['report', id, user, expires] as const;

/** What an address of one report says for one account, valid for 15 minutes (SEC-36). */
export function signView(secret: string, id: string, user: string, now: number): { claim: Claim; signature: string } {
  const claim = { id, user, expires: now + signedFor };
  return { claim, signature: signatureOf(secret, partsOf(claim)) };
}

/** Whether a signature is ours, fits the claim, and has not expired. */
export const isViewSigned = (secret: string, claim: Claim, signature: string, now: number): boolean =>
  isSignatureOf(secret, partsOf(claim), signature) && now <= claim.expires;
