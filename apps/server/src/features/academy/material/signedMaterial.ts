import { calls } from '@panome/contract';
import { isSignatureOf, signatureOf, signedFor } from '../../../platform/signing/signature.ts';

type Kind = 'video' | 'download';
type Claim = { readonly id: string; readonly expires: number };

const partsOf = (kind: Kind, { expires, id }: Claim) => ['academy', kind, id, expires] as const;
const paths = { video: calls.tutorialVideoContent.path, download: calls.tutorialDownloadContent.path } as const;

/** Makes an address of a video or a download, valid for 15 minutes (SEC-36). */
export function signMaterial(secret: string, kind: Kind, id: string, now: number): { url: string; expires: number } {
  const expires = now + signedFor;
  const signature = signatureOf(secret, partsOf(kind, { id, expires }));
  const query = new URLSearchParams({ id, expires: String(expires), signature });
  return { url: `${paths[kind]}?${query}`, expires };
}

/** Whether a signature is ours, fits the address, and has not expired. */
export const isSignedMaterial = (secret: string, kind: Kind, claim: Claim, signature: string, now: number): boolean =>
  isSignatureOf(secret, partsOf(kind, claim), signature) && now <= claim.expires;
