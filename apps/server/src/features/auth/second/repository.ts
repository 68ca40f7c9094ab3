import type { Database } from '../../../platform/database/open.ts';

export function createSecondFactorRows(database: Database) {
  return {
    find: (accountId: string) =>
      database.selectFrom('second_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst(),

    /** Keeps a secret that is not confirmed yet. @returns false when the account has a confirmed one. */
    begin: async (accountId: string, secret: string, now: number): Promise<boolean> => {
      const row = await database
        .insertInto('second_factor')
        .values({ account_id: accountId, secret, last_step: 0, created_at: now, confirmed_at: null })
        .onConflict((on) =>
          on
            .column('account_id')
            .doUpdateSet({ secret, last_step: 0, created_at: now })
            .where('second_factor.confirmed_at', 'is', null),
        )
        .returning('account_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    confirm: async (accountId: string, now: number): Promise<void> => {
      await database
        .updateTable('second_factor')
        .set({ confirmed_at: now })
        .where('account_id', '=', accountId)
        .execute();
    },

    /** Uses up the codes of a period and of all before it; of two simultaneous uses only one gets true. */
    useStep: async (accountId: string, step: number): Promise<boolean> => {
      const row = await database
        .updateTable('second_factor')
        .set({ last_step: step })
        .where('account_id', '=', accountId)
        .where('last_step', '<', step)
        .returning('account_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Uses up a recovery code; of two simultaneous uses only one gets true. */
    useRecovery: async (accountId: string, hash: string): Promise<boolean> => {
      const row = await database
        .deleteFrom('recovery_code')
        .where('account_id', '=', accountId)
        .where('code_hash', '=', hash)
        .returning('account_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    recoveryLeft: async (accountId: string): Promise<number> => {
      const rows = await database
        .selectFrom('recovery_code')
        .select('code_hash')
        .where('account_id', '=', accountId)
        .execute();
      return rows.length;
    },

    /** New recovery codes take the place of the old ones. */
    putRecovery: (accountId: string, hashes: readonly string[]): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
        await transaction
          .insertInto('recovery_code')
          .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
          .execute();
      }),

    /** @returns whether there was one that counted. */
    remove: (accountId: string): Promise<boolean> =>
      database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
        const row = await transaction
          .deleteFrom('second_factor')
          .where('account_id', '=', accountId)
          .returning('confirmed_at')
          .executeTakeFirst();
        return (row?.confirmed_at ?? null) !== null;
      }),
  };
}
