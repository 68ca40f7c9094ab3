import { setImmediate as breath } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';
import type { ReleaseRow } from '../../../platform/database/schema/reference.ts';
import { numbersOf } from './ranges.ts';

/** Few enough that others who write wait only for a moment. */
const atOnce = 2_000;

/** The tables of numbered rows, with the column that holds the number; what hangs on rows goes before they do. */
const numbered = [
  { rows: 'protein', parts: { protein_term: 'protein_id', protein_detail: 'protein_id', protein: 'id' } },
  { rows: 'ref_entity', parts: { ref_name: 'entity_id', ref_entity: 'id' } },
] as const;

/** Removes the rows of a release that nobody sees, then the release. Repeating it after an interruption goes on. */
export async function removeRows(db: Database, { id, serial }: ReleaseRow): Promise<void> {
  const [from, before] = numbersOf(serial);
  for (const { parts, rows } of numbered) {
    const last = await db
      .selectFrom(rows)
      .select((eb) => eb.fn.max('id').as('id'))
      .where('id', '>=', from)
      .where('id', '<', before)
      .executeTakeFirst();
    for (let at = from; at <= (last?.id ?? from); at += atOnce) {
      for (const [table, number] of Object.entries(parts))
        await sql`delete from ${sql.table(table)} where ${sql.ref(number)} >= ${at} and ${sql.ref(number)} < ${at + atOnce}`.execute(
          db,
        );
      await breath();
    }
  }
  await db.deleteFrom('ref_annotation').where('release_id', '=', id).execute();
  await db.deleteFrom('protein_count').where('release_id', '=', id).execute();
  await db.deleteFrom('ref_release').where('id', '=', id).execute();
}
