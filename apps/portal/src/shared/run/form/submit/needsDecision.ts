import type { Problem } from '../../../tasks/index.ts';

/**
 * Features that never change, or were never measured: nearly every table of counts has some. Nothing is to be decided,
 * the methods set them aside, and the result says so.
 */
const setAside: ReadonlySet<string> = new Set(['constant-row', 'all-missing-row']);

/** Whether what a check found is for the user to decide before the task runs. */
export const needsDecision = ({ code, severity }: Pick<Problem, 'code' | 'severity'>): boolean =>
  severity === 'error' || !setAside.has(code);
