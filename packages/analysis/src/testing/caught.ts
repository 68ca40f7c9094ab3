import { InputError } from '../model/index.ts';

/** What an act is refused with. @throws {Error} When it is not refused, or fails in another way. */
export function caught(act: () => unknown): InputError {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('expected a refusal');
}
