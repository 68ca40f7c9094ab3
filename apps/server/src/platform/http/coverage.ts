import { calls, type Call } from '@panome/contract';

/**
 * Checks at the start that every call has a handler, so that no user gets a 404.
 * @param unserved - Calls that may lack a handler; tests of one feature pass the others here.
 * @throws naming every call of the contract that has no handler.
 */
export function ensureEveryCall(
  served: ReadonlyMap<Call, unknown>,
  unserved: (name: string) => boolean = () => false,
): void {
  const missing = Object.entries(calls).filter(([name, call]) => !served.has(call) && !unserved(name));
  if (missing.length > 0) throw new Error(`no handler for ${missing.map(([name]) => name).join(', ')}`);
}
