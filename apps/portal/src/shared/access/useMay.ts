import type { CallName } from '@panome/contract/client';
import { useMemo } from 'react';
import { useAccess } from '../session/useAccess.ts';

export type May = {
  /** Whether every one of these calls is open to the account. */
  (...calls: readonly CallName[]): boolean;
  /** The same, but no until the server has said so: for what a page asks by itself, without a press. */
  readonly sure: (...calls: readonly CallName[]) => boolean;
  /** Why the first refused one of these is refused and who can help, in the words of the server. */
  readonly why: (...calls: readonly CallName[]) => string | undefined;
};

/**
 * Whether the account may use a call: the one question before anything is offered, be it a button, an item of a menu, a
 * key, a place to drop files or a form. The server says it for every call of the contract; abilities about one record
 * come with the record as `can` and are asked beside this.
 *
 * Until the answer is there, and for a visitor, whom the pages lead to the login, nothing counts as refused: whoever
 * lacks nothing, which is nearly everybody, sees no button come late.
 */
export function useMay(): May {
  const { loggedIn, marks, refused } = useAccess();
  const known = !loggedIn || marks !== undefined;
  return useMemo(() => {
    const reasons = new Map(refused.flatMap(({ calls, reason }) => calls.map((name) => [name, reason] as const)));
    const why = (...calls: readonly CallName[]) => calls.map((name) => reasons.get(name)).find(Boolean);
    const may = (...calls: readonly CallName[]) => why(...calls) === undefined;
    return Object.assign(may, { sure: (...calls: readonly CallName[]) => known && may(...calls), why });
  }, [known, refused]);
}
