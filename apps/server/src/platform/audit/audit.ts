import { createHash } from 'node:crypto';
import type { AuditTable } from '../database/schema/accounts.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';

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
  /** Walks the chain. @returns the number of the first event that was changed or whose predecessor is gone, or null. */
  verify(): Promise<number | null>;
};

const control = /[\p{Cc}\u2028\u2029]/gu;
const longest = 400;

/** Line breaks and terminal codes would forge lines in whatever shows the log. */
const clean = (text: string): string =>
  text.slice(0, longest).replace(control, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

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
        actor_id: event.actorId,
        action: event.action,
        object: clean(event.object),
        result: event.result,
        ip: event.ip,
        agent: clean(event.agent),
        request_id: event.requestId,
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
    verify: async () => {
      let previous = '';
      const rows = await database.selectFrom('audit_event').selectAll().orderBy('seq').execute();
      for (const row of rows) {
        if (row.previous_hash !== previous || hashOf(row) !== row.hash) return row.seq;
        previous = row.hash;
      }
      return null;
    },
  };
}

function hashOf(row: Omit<AuditTable, 'hash'>): string {
  const fields = [
    row.seq,
    row.at,
    row.actor_id,
    row.action,
    row.object,
    row.result,
    row.ip,
    row.agent,
    row.request_id,
    row.previous_hash,
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
