import { mutate } from 'swr';

/** What is shown of schemes is asked for again once a change of them has ended, well or not. */
export async function changingSchemes<Answer>(change: Promise<Answer>): Promise<Answer> {
  try {
    return await change;
  } finally {
    await mutate((key) => Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('sampleGroupProgram'));
  }
}
