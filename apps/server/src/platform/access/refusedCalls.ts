import { calls, type Call } from '@panome/contract';
import type { Actor } from './actor.ts';
import { missingFor, type Action } from './authorize.ts';

const names = new Map<Call, string>(Object.entries(calls).map(([name, call]) => [call, name]));

/**
 * What the policies of the served calls refuse to the actor, by what is missing. Pages offer nothing of it; the rule
 * itself stays here, where it is asked again at every call.
 */
export function refusedCalls(actor: Actor, served: ReadonlyMap<Call, Action>): { reason: string; calls: string[] }[] {
  const refused = [...served].flatMap(([call, policy]) => {
    const reason = missingFor(actor, policy);
    return reason ? [{ reason, name: names.get(call)! }] : [];
  });
  return [...Map.groupBy(refused, ({ reason }) => reason)].map(([reason, some]) => ({
    reason,
    calls: some.map(({ name }) => name),
  }));
}
