import { tokenHeader, type Call } from '@panome/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.ts';
import { isToken, type Sessions } from '../sessions/sessions.ts';
import { badToken, sessionOver } from './refusal.ts';

/** The token of a request; null also when the header cannot be a token. */
export function tokenOf(request: FastifyRequest): string | null {
  const value = request.headers[tokenHeader];
  return typeof value === 'string' && isToken(value) ? value : null;
}

/**
 * The account that makes the request; a public call needs none.
 * @throws {Refusal} Code 2 when the session is absent or has ended, 401 when the header cannot be a token (decision
 * E-04).
 */
export async function actorOf(
  request: FastifyRequest,
  call: Pick<Call, 'auth'>,
  sessions: Sessions,
): Promise<Actor | null> {
  const token = tokenOf(request);
  const actor = token ? await sessions.find(token) : null;
  if (actor || call.auth === 'public') return actor;
  const given = request.headers[tokenHeader];
  if (given && !token) throw badToken();
  throw sessionOver();
}
