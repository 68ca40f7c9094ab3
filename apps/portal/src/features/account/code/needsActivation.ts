import { CallError } from '../../../shared/api/callError.ts';

/** Whether the password was right and only the activation is missing. */
export const needsActivation = (error: unknown): boolean =>
  error instanceof CallError &&
  typeof error.data === 'object' &&
  error.data !== null &&
  (error.data as { activation?: unknown }).activation === true;
