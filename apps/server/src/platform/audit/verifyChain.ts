import type { Database } from '../database/open.ts';
import { hashOf } from './hashOf.ts';
import { hasReplaced, matchesWithHalves } from './replacedHalves.ts';

/**
 * Where the chain does not hold.
 *
 * `changed`: the event is not the one that was written. `unlinked`: the event before it is gone, was added or was
 * changed. `unproven`: its text has replaced characters, as a former fault left them, so that nothing can be said of it.
 */
type Break = { readonly seq: number; readonly kind: 'changed' | 'unlinked' | 'unproven' };

export type Verdict = {
  readonly events: number;
  readonly breaks: readonly Break[];
  /** Events whose text has replaced characters and which are proven all the same. */
  readonly recovered: number;
};

const batch = 2_000;

/** Walks the whole log in batches; every break is named, and the walk goes on from the hash that the row carries. */
export async function verifyChain(database: Database): Promise<Verdict> {
  const breaks: Break[] = [];
  let events = 0;
  let recovered = 0;
  let previous = { seq: 0, hash: '' };
  for (;;) {
    // Each batch begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await database
      .selectFrom('audit_event')
      .selectAll()
      .where('seq', '>', previous.seq)
      .orderBy('seq')
      .limit(batch)
      .execute();
    for (const row of rows) {
      if (row.previous_hash !== previous.hash) breaks.push({ seq: row.seq, kind: 'unlinked' });
      if (hashOf(row) !== row.hash) {
        if (matchesWithHalves(row)) recovered += 1;
        else breaks.push({ seq: row.seq, kind: hasReplaced(row) ? 'unproven' : 'changed' });
      }
      previous = row;
    }
    events += rows.length;
    if (rows.length < batch) return { events, breaks, recovered };
  }
}
