import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Platform } from '../../../platform/platform.ts';

type Waiting<Answer> = {
  /** How long the caller waits, and what it gets when the answer is not there by then. */
  readonly waitMs: number;
  readonly pending: Answer;
};

/**
 * Answers about tables, each worked out once and remembered by what it depends on. Whoever asks for one that is being
 * worked out waits for the same work.
 */
export function createAnswers({ clock, database, log }: Pick<Platform, 'clock' | 'database' | 'log'>) {
  const running = new Map<string, Promise<unknown>>();

  const remember = async <Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> => {
    const answer = await work();
    const row = { key, answer: JSON.stringify(answer), created_at: clock.now() };
    await database
      .insertInto('inspection')
      .values(row)
      .onConflict((on) => on.column('key').doUpdateSet(row))
      .execute();
    return answer;
  };

  /** @param facts - Everything that decides the answer, as JSON. */
  return async <Answer>(
    facts: readonly unknown[],
    work: () => Promise<Answer>,
    { pending, waitMs }: Waiting<Answer>,
  ): Promise<Answer> => {
    const key = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
    const known = await database.selectFrom('inspection').select('answer').where('key', '=', key).executeTakeFirst();
    if (known) return JSON.parse(known.answer) as Answer;
    const begun =
      (running.get(key) as Promise<Answer> | undefined) ?? remember(key, work).finally(() => running.delete(key));
    running.set(key, begun);
    // Nobody may be waiting any more; a later request fails in the same way.
    begun.catch((error: unknown) => log.error({ err: error }, 'a table could not be read'));
    return Promise.race([begun, delay(waitMs, pending, { ref: false })]);
  };
}
