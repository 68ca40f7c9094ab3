import { calls } from '@panome/contract';
import { z } from 'zod';
import type { Actor } from '../../../platform/access/actor.ts';
import { isSignatureOf, signatureOf, signedFor } from '../../../platform/signing/signature.ts';

const base = { session: z.string(), expires: z.number() };
const claim = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('file'), id: z.string(), ...base }),
  z.strictObject({
    of: z.literal('zip'),
    contract: z.string(),
    kind: z.enum(['report', 'table', 'original', 'all']),
    ids: z.array(z.string()).optional(),
    ...base,
  }),
]);

/** What a signed address gives access to, for whom and until when. */
export type Claim = z.infer<typeof claim>;
type Unsigned = Claim extends infer One ? (One extends Claim ? Omit<One, 'session' | 'expires'> : never) : never;

/** Makes an address of one delivered file or of an archive, for one session, valid for 15 minutes (SEC-36). */
export function signContent(
  secret: string,
  what: Unsigned,
  { sessionId: session }: Pick<Actor, 'sessionId'>,
  now: number,
): { url: string; expires: number } {
  const expires = now + signedFor;
  const text = Buffer.from(JSON.stringify({ ...what, session, expires })).toString('base64url');
  const query = new URLSearchParams({ claim: text, signature: signatureOf(secret, ['project', text]) });
  return { url: `${calls.projectContent.path}?${query}`, expires };
}

/** The claim of an address with a valid signature that has not expired; null otherwise. */
export function readClaim(secret: string, text: string, signature: string, now: number): Claim | null {
  if (!isSignatureOf(secret, ['project', text], signature)) return null;
  const parsed = claim.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return parsed.success && now <= parsed.data.expires ? parsed.data : null;
}
