import { CallError } from '../../../shared/api/callError.ts';

/** What the second step of a login wants along, when the first was right; empty for any other failure. */
export function secondOf(error: unknown): string {
  if (!(error instanceof CallError) || typeof error.data !== 'object' || error.data === null) return '';
  const { second } = error.data as { readonly second?: unknown };
  return typeof second === 'string' ? second : '';
}

/** Whether the first step is over and has to be done again. */
export const isOver = (error: unknown): boolean =>
  error instanceof CallError &&
  typeof error.data === 'object' &&
  error.data !== null &&
  (error.data as { over?: unknown }).over === true;
