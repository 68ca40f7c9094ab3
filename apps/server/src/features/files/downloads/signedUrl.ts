import { calls } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { isSignatureOf, signatureOf, signedFor } from '../../../platform/signing/signature.ts';

type Claim = {
  readonly id: string;
  /** The session that asked: its addresses end with it. */ readonly session: string;
  /** Epoch milliseconds. */ readonly expires: number;
};

const partsOf = ({ expires, id, session }: Claim) => ['file', id, session, expires] as const;

/** Makes an address of one file for one session, valid for 15 minutes (SEC-36). */
export function signUrl(
  secret: string,
  id: string,
  { sessionId: session }: Pick<Actor, 'sessionId'>,
  now: number,
): { url: string; expires: number } {
  const expires = now + signedFor;
  const signature = signatureOf(secret, partsOf({ id, session, expires }));
  const query = new URLSearchParams({ id, session, expires: String(expires), signature });
  return { url: `${calls.fileStoreContent.path}?${query}`, expires };
}

/** Whether a signature is ours, fits the address, and has not expired. */
export const isSigned = (secret: string, claim: Claim, signature: string, now: number): boolean =>
  isSignatureOf(secret, partsOf(claim), signature) && now <= claim.expires;
