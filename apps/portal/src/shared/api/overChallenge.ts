import { CallError } from './callError.ts';

type Solved = { readonly captcha_id: string; readonly captcha: string };

/** Refused only because the server wants a proof of work first. */
const isUnsolved = (error: unknown): boolean =>
  error instanceof CallError &&
  typeof error.data === 'object' &&
  error.data !== null &&
  (error.data as { unsolved?: unknown }).unsolved === true;

/**
 * Sends once more what was refused for want of a proof of work, with the work done meanwhile: a moment that costs a
 * person nothing. What is refused again is told.
 *
 * @param work - Asks for the order and carries it out.
 */
export async function overChallenge<Answer>(
  send: (solved: Solved | undefined) => Promise<Answer>,
  work: () => Promise<Solved>,
): Promise<Answer> {
  try {
    return await send(undefined);
  } catch (error) {
    if (!isUnsolved(error)) throw error;
    return send(await work());
  }
}
