import { z } from 'zod';
import { time } from '../call.ts';

export const identityState = z.enum(['none', 'pending', 'approved', 'rejected']);
export type IdentityState = z.infer<typeof identityState>;

/** What was decided about what a person handed in. */
export const identityAnswer = z.object({
  state: identityState,
  /** Why it was not approved. */
  reason: z.string(),
  submitted_at: time.nullable(),
  decided_at: time.nullable(),
});
