import { CallError } from '../../../shared/api/callError.ts';

const says = (error: unknown, what: 'captcha' | 'activation'): boolean =>
  error instanceof CallError &&
  typeof error.data === 'object' &&
  error.data !== null &&
  (error.data as Record<string, unknown>)[what] === true;

/** Whether the server wants a picture code with the next attempt. */
export const needsCaptcha = (error: unknown): boolean => says(error, 'captcha');

/** Whether the password was right and only the activation is missing. */
export const needsActivation = (error: unknown): boolean => says(error, 'activation');
