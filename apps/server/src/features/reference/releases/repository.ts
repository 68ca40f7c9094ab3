import type { Database } from '../../../platform/database/open.ts';
import type { ReleaseRow } from '../../../platform/database/schema/reference.ts';

const active = (db: Database) =>
  db.selectFrom('ref_release').selectAll().where('state', '=', 'active').orderBy('imported_at', 'desc');

/** Every release that somebody sees, newest first; for operators, who see all of them. */
export const activeReleases = (db: Database): Promise<ReleaseRow[]> => active(db).execute();

/** The releases that everybody sees, newest first. */
export const publicReleases = (db: Database): Promise<ReleaseRow[]> => active(db).where('audience', '=', '').execute();

/** What an account sees: the public releases, its own, and those of the lab groups that it is in at this moment. */
export const releasesFor = (db: Database, accountId: string): Promise<ReleaseRow[]> =>
  active(db)
    .where((eb) =>
      eb.or([
        eb('audience', 'in', ['', accountId]),
        eb('audience', 'in', eb.selectFrom('group_member').select('group_id').where('account_id', '=', accountId)),
      ]),
    )
    .execute();

/** Releases of customers and lab groups that are no more; nobody sees them. */
export const abandonedReleases = (db: Database): Promise<ReleaseRow[]> =>
  db
    .selectFrom('ref_release')
    .selectAll()
    .where('audience', '<>', '')
    .where('audience', 'not in', (eb) => eb.selectFrom('account').select('id'))
    .where('audience', 'not in', (eb) => eb.selectFrom('lab_group').select('id'))
    .execute();

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

/** Accessions among these that other active releases for the same people hold, each with the release. */
export async function heldElsewhere(
  db: Database,
  accessions: readonly string[],
  { audience, name }: Pick<ReleaseRow, 'audience' | 'name'>,
): Promise<{ accession: string; name: string }[]> {
  return db
    .selectFrom('protein')
    .innerJoin('ref_release', 'ref_release.id', 'protein.release_id')
    .select(['protein.accession', 'ref_release.name'])
    .where('protein.accession', 'in', accessions)
    .where('ref_release.state', '=', 'active')
    .where('ref_release.name', '<>', name)
    .where('ref_release.audience', '=', audience)
    .limit(1)
    .execute();
}
