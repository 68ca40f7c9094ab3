import { calls, type Call } from '@panome/contract';

/**
 * A call that nobody serves must not reach a user as a 404.
 * @param unserved - Calls that may be missing; tests of one feature pass the others here.
 * @throws naming every call of the contract that has no handler.
 */
export function ensureEveryCall(
  served: ReadonlyMap<Call, unknown>,
  unserved: (name: string) => boolean = () => false,
): void {
  const missing = Object.entries(calls).filter(([name, call]) => !served.has(call) && !unserved(name));
  if (missing.length > 0) throw new Error(`no handler for ${missing.map(([name]) => name).join(', ')}`);
}
