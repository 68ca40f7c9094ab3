import type { AccountRow } from '../../platform/database/schema/accounts.ts';
import type { Database } from '../../platform/database/open.ts';
import { newId } from '../../platform/ids.ts';
import type { Profile } from './present.ts';

type NewAccount = {
  readonly email: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly profile?: Partial<Profile>;
  readonly roles?: readonly string[];
};

/** Decision E-47: one account for an address, however it is typed. */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase();

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(database: Database) {
  return {
    findByEmail: (email: string): Promise<AccountRow | undefined> =>
      database.selectFrom('account').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst(),

    get: (id: string): Promise<AccountRow> =>
      database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    /** @returns the id, or null when the address has an account already. */
    add: async (
      { email, passwordHash, name, profile = {}, roles = [] }: NewAccount,
      now: number,
    ): Promise<string | null> => {
      const row = {
        id: newId(),
        email,
        email_key: emailKey(email),
        password_hash: passwordHash,
        name,
        profile: JSON.stringify(profile),
        roles: JSON.stringify(roles),
        disabled: 0,
        created_at: now,
      };
      const added = await database
        .insertInto('account')
        .values(row)
        .onConflict((on) => on.column('email_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id ?? null;
    },

    setPassword: async (id: string, passwordHash: string): Promise<void> => {
      await database.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    },

    setDisabled: async (id: string, disabled: boolean): Promise<void> => {
      await database
        .updateTable('account')
        .set({ disabled: disabled ? 1 : 0 })
        .where('id', '=', id)
        .execute();
    },

    /** @returns whether this was the first time on that day. */
    countDailyLogin: async (accountId: string, day: string): Promise<boolean> => {
      const row = await database
        .insertInto('daily_login')
        .values({ account_id: accountId, day })
        .onConflict((on) => on.doNothing())
        .returning('day')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
