import type { Database } from '../../../platform/database/open.ts';
import type { ReleaseRow } from '../../../platform/database/schema/reference.ts';

/** The releases whose data are shown, newest first. */
export const activeReleases = (db: Database): Promise<ReleaseRow[]> =>
  db.selectFrom('ref_release').selectAll().where('state', '=', 'active').orderBy('imported_at', 'desc').execute();

export const releasesNamed = (db: Database, name: string): Promise<ReleaseRow[]> =>
  db.selectFrom('ref_release').selectAll().where('name', '=', name).execute();

/** Makes a release under the next serial; its rows are seen by nobody yet. */
export async function addRelease(db: Database, release: Omit<ReleaseRow, 'serial' | 'state'>): Promise<ReleaseRow> {
  const newest = await db
    .selectFrom('ref_release')
    .select((eb) => eb.fn.max('serial').as('serial'))
    .executeTakeFirst();
  return db
    .insertInto('ref_release')
    .values({ ...release, serial: (newest?.serial ?? 0) + 1, state: 'loading' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Shows a release in place of the one of its name, at once for everybody. */
export async function activate(db: Database, { id, name }: Pick<ReleaseRow, 'id' | 'name'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('ref_release')
      .set({ state: 'old' })
      .where('name', '=', name)
      .where('state', '=', 'active')
      .execute();
    await transaction.updateTable('ref_release').set({ state: 'active' }).where('id', '=', id).execute();
  });
}

export const retire = async (db: Database, name: string): Promise<void> => {
  await db.updateTable('ref_release').set({ state: 'old' }).where('name', '=', name).execute();
};

/** Accessions among these that other active releases hold, each with the release. */
export async function heldElsewhere(
  db: Database,
  accessions: readonly string[],
  name: string,
): Promise<{ accession: string; name: string }[]> {
  return db
    .selectFrom('protein')
    .innerJoin('ref_release', 'ref_release.id', 'protein.release_id')
    .select(['protein.accession', 'ref_release.name'])
    .where('protein.accession', 'in', accessions)
    .where('ref_release.state', '=', 'active')
    .where('ref_release.name', '<>', name)
    .limit(1)
    .execute();
}
