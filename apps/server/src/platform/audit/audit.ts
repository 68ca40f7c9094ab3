import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import { hashOf } from './hashOf.ts';
import { storable } from './storable.ts';
import { verifyChain, type Verdict } from './verifyChain.ts';

type AuditEvent = {
  /** Empty when nobody is signed in. */
  readonly actorId: string;
  /** `login`, `file.download`, … */
  readonly action: string;
  /** Id or name of what it was done to; never a secret. */
  readonly object: string;
  readonly result: 'ok' | 'refused';
  readonly ip: string;
  readonly agent: string;
  readonly requestId: string;
};

export type Audit = {
  /** Writes one event. */
  append(event: AuditEvent): Promise<void>;
  /** Walks the whole chain, also beyond a break. */
  verify(): Promise<Verdict>;
};

/** An append-only table in which every row carries the hash of the one before (SEC-82). */
export function createAudit(database: Database, clock: Clock): Audit {
  let last = Promise.resolve();

  const write = async (event: AuditEvent) => {
    await database.transaction().execute(async (transaction) => {
      const newest = await transaction
        .selectFrom('audit_event')
        .select(['seq', 'hash'])
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
      const row = {
        seq: (newest?.seq ?? 0) + 1,
        at: clock.now(),
        actor_id: storable(event.actorId),
        action: storable(event.action),
        object: storable(event.object),
        result: event.result,
        ip: storable(event.ip),
        agent: storable(event.agent),
        request_id: storable(event.requestId),
        previous_hash: newest?.hash ?? '',
      };
      await transaction
        .insertInto('audit_event')
        .values({ ...row, hash: hashOf(row) })
        .execute();
    });
  };

  return {
    append: (event) => {
      const written = last.then(() => write(event));
      last = written.catch(() => undefined);
      return written;
    },
    verify: () => verifyChain(database),
  };
}
