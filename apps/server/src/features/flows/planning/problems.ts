import type { Problem } from '@panome/contract';
import { badInput } from '../../../platform/http/refusal.ts';

/** A fault of a run that its sender can mend. */
export const fault = (code: string, input: string, what: string, remedy: string): Problem => ({
  code,
  severity: 'error',
  input,
  what,
  remedy,
});
/**
 * @param more - What else the answer says, by which the sender can mend it.
 * @throws {Refusal} 400 with the problems, when one of them is an error.
 */
export function refuseErrors(problems: readonly Problem[], more: object = {}): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  throw badInput(errors.map(({ remedy, what }) => `${what}。${remedy}`).join('\n'), { problems: errors, ...more });
}
