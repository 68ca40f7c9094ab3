import { countOf } from '../../../platform/database/countOf.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { PaletteRow } from '../../../platform/database/schema/workbench.ts';

/** The queries of palettes; each sees those of one account. */
export const paletteRepository = {
  list: (db: Database, ownerId: string): Promise<PaletteRow[]> =>
    db.selectFrom('palette').selectAll().where('owner_id', '=', ownerId).orderBy('name').execute(),

  count: (db: Database, ownerId: string): Promise<number> =>
    countOf(db.selectFrom('palette').where('owner_id', '=', ownerId)),

  find: (db: Database, ownerId: string, id: string): Promise<PaletteRow | undefined> =>
    db.selectFrom('palette').selectAll().where('owner_id', '=', ownerId).where('id', '=', id).executeTakeFirst(),

  put: async (db: Database, { id, ...columns }: PaletteRow): Promise<void> => {
    await db
      .insertInto('palette')
      .values({ id, ...columns })
      .onConflict((on) => on.column('id').doUpdateSet(columns))
      .execute();
  },

  remove: async (db: Database, ownerId: string, id: string): Promise<void> => {
    await db.deleteFrom('palette').where('owner_id', '=', ownerId).where('id', '=', id).execute();
  },
};
