import type { Endpoint } from '@panome/contract/client';
import { session } from '../session/sessionStore.ts';
import { CallError } from './callError.ts';

type Repeatable = { readonly idempotencyKey?: string | undefined };

/**
 * Sends once more what was refused because the session had expired, after the same person has logged in again: reads,
 * and writes that the server takes once however often they come (FE-06). Anything else is for the person to send again.
 */
export async function overRenewal<Answer>(
  endpoint: Endpoint,
  { idempotencyKey }: Repeatable = {},
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const mayRepeat = endpoint.method === 'GET' || idempotencyKey !== undefined;
    if (!(error instanceof CallError) || error.kind !== 'session-over' || !mayRepeat || !(await session.renewed()))
      throw error;
    return send();
  }
}
