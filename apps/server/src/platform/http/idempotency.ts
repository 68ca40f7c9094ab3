import { createHash } from 'node:crypto';
import { idempotencyHeader } from '@panome/contract';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import { badInput, conflict } from './refusal.ts';

const day = 86_400_000;
const doubleClick = 3_000;
const keyForm = /^[\x21-\x7e]{8,128}$/;

export type Repeats = {
  /**
   * Runs the work once for a request and its repeats; a repeat gets the first answer. After a refusal the request may
   * be tried again.
   * @param content - What makes two requests equal when it is not the parsed body: fields and files of a form.
   */
  once<Answer>(
    request: FastifyRequest,
    call: string,
    accountId: string,
    work: () => Promise<Answer>,
    content?: unknown,
  ): Promise<Answer>;
  /** Removes answers that are too old to be repeated. */
  sweep(): Promise<void>;
};

/** REL-07: one job for each key within 24 h, or for equal bodies without a key within 3 s. */
export function createRepeats(database: Database, clock: Clock): Repeats {
  const running = new Map<string, { bodyHash: string; answer: Promise<unknown> }>();

  const stored = async (account_id: string, call: string, key: string) =>
    database
      .selectFrom('idempotency')
      .select(['body_hash', 'answer'])
      .where('account_id', '=', account_id)
      .where('call', '=', call)
      .where('key', '=', key)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();

  return {
    once: async <Answer>(
      request: FastifyRequest,
      call: string,
      accountId: string,
      work: () => Promise<Answer>,
      content: unknown = request.body ?? {},
    ) => {
      const bodyHash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
      const given = keyOf(request);
      const key = given ?? `body:${bodyHash}`;
      const slot = `${accountId} ${call} ${key}`;
      const same = (hash: string) => {
        if (hash !== bodyHash) throw conflict('此次提交的编号已用于内容不同的另一次提交，请刷新页面后重试');
      };

      const current = running.get(slot);
      if (current) {
        same(current.bodyHash);
        return current.answer as Promise<Answer>;
      }
      const run = async () => {
        const before = await stored(accountId, call, key);
        if (before) {
          same(before.body_hash);
          return JSON.parse(before.answer) as Answer;
        }
        const answer = await work();
        const row = {
          account_id: accountId,
          call,
          key,
          body_hash: bodyHash,
          answer: JSON.stringify(answer),
          expires_at: clock.now() + (given ? day : doubleClick),
        };
        await database
          .insertInto('idempotency')
          .values(row)
          .onConflict((on) => on.columns(['account_id', 'call', 'key']).doUpdateSet(row))
          .execute();
        return answer;
      };
      const answer = run();
      running.set(slot, { bodyHash, answer });
      try {
        return await answer;
      } finally {
        running.delete(slot);
      }
    },
    sweep: async () => {
      await database.deleteFrom('idempotency').where('expires_at', '<=', clock.now()).execute();
    },
  };
}

/** @throws {Refusal} 400 when the header cannot be a key. */
export function keyOf(request: FastifyRequest): string | null {
  const value = request.headers[idempotencyHeader];
  if (value === undefined) return null;
  if (typeof value !== 'string' || !keyForm.test(value)) throw badInput('Idempotency-Key 格式不正确');
  return value;
}
