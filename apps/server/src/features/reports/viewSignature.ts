import type { Actor } from '../../platform/access/actor.ts';
import { isSignatureOf, signatureOf, signedFor } from '../../platform/signing/signature.ts';

/** `expires` in epoch milliseconds. */
type Claim = {
  readonly id: string;
  /** The session that asked: its addresses end with it. */ readonly session: string;
  readonly expires: number;
};

const partsOf = ({ expires, id, session }: Claim) => ['report', id, session, expires] as const;

/** What an address of one report says for one session, valid for 15 minutes (SEC-36). */
export function signView(
  secret: string,
  id: string,
  { sessionId: session }: Pick<Actor, 'sessionId'>,
  now: number,
): { claim: Claim; signature: string } {
  const claim = { id, session, expires: now + signedFor };
  return { claim, signature: signatureOf(secret, partsOf(claim)) };
}

/** Whether a signature is ours, fits the claim, and has not expired. */
export const isViewSigned = (secret: string, claim: Claim, signature: string, now: number): boolean =>
  isSignatureOf(secret, partsOf(claim), signature) && now <= claim.expires;
