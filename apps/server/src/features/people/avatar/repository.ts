import type { Database } from '../../../platform/database/open.ts';
import type { AvatarRow } from '../../../platform/database/schema/people.ts';

/** The queries of avatars; each takes the database or the transaction it runs in. */
export const avatarRepository = {
  find: (db: Database, accountId: string): Promise<AvatarRow | undefined> =>
    db.selectFrom('avatar').selectAll().where('account_id', '=', accountId).executeTakeFirst(),

  findByKey: (db: Database, key: string): Promise<AvatarRow | undefined> =>
    db.selectFrom('avatar').selectAll().where('object_key', '=', key).executeTakeFirst(),

  /** One picture an account: the new one takes the place of the old one. */
  put: async (db: Database, { account_id, ...columns }: AvatarRow): Promise<void> => {
    await db
      .insertInto('avatar')
      .values({ account_id, ...columns })
      .onConflict((on) => on.column('account_id').doUpdateSet(columns))
      .execute();
  },

  /** @returns the key of the picture that is gone. */
  remove: async (db: Database, accountId: string): Promise<string | undefined> => {
    const old = await db
      .deleteFrom('avatar')
      .where('account_id', '=', accountId)
      .returning('object_key')
      .executeTakeFirst();
    return old?.object_key;
  },
};
