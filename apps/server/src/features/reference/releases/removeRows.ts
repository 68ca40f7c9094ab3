import { setImmediate as breath } from 'node:timers/promises';
import type { Database } from '../../../platform/database/open.ts';
import type { ReleaseRow } from '../../../platform/database/schema/reference.ts';
import { numbersOf } from './ranges.ts';

/** Few enough that others who write wait only for a moment. */
const atOnce = 2_000;

/** Removes the rows of a release that nobody sees, then the release. Repeating it after an interruption goes on. */
export async function removeRows(db: Database, { id, serial }: ReleaseRow): Promise<void> {
  const [from, before] = numbersOf(serial);
  const last = async (table: 'protein' | 'ref_entity'): Promise<number> => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.max('id').as('id'))
      .where('id', '>=', from)
      .where('id', '<', before)
      .executeTakeFirst();
    return row?.id ?? from;
  };
  for (let [at, end] = [from, await last('protein')]; at <= end; at += atOnce) {
    await db
      .deleteFrom('protein_term')
      .where('protein_id', '>=', at)
      .where('protein_id', '<', at + atOnce)
      .execute();
    await db
      .deleteFrom('protein_detail')
      .where('protein_id', '>=', at)
      .where('protein_id', '<', at + atOnce)
      .execute();
    await db
      .deleteFrom('protein')
      .where('id', '>=', at)
      .where('id', '<', at + atOnce)
      .execute();
    await breath();
  }
  for (let [at, end] = [from, await last('ref_entity')]; at <= end; at += atOnce) {
    await db
      .deleteFrom('ref_name')
      .where('entity_id', '>=', at)
      .where('entity_id', '<', at + atOnce)
      .execute();
    await db
      .deleteFrom('ref_entity')
      .where('id', '>=', at)
      .where('id', '<', at + atOnce)
      .execute();
    await breath();
  }
  await db.deleteFrom('ref_annotation').where('release_id', '=', id).execute();
  await db.deleteFrom('protein_count').where('release_id', '=', id).execute();
  await db.deleteFrom('ref_release').where('id', '=', id).execute();
}
