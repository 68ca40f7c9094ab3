import { CallError } from '../../../shared/api/callError.ts';

/** Whether the server wants a picture code with the next attempt. */
export const needsCaptcha = (error: unknown): boolean =>
  error instanceof CallError &&
  typeof error.data === 'object' &&
  error.data !== null &&
  (error.data as { captcha?: unknown }).captcha === true;
