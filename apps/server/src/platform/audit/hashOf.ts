import { createHash } from 'node:crypto';
import type { AuditTable } from '../database/schema/accounts.ts';

/** The hash of a row of the audit log, which names the hash of the row before. */
export function hashOf(row: Omit<AuditTable, 'hash'>): string {
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
