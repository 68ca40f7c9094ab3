import type { AccountRow } from '../../platform/database/schema/accounts.ts';
import type { Database } from '../../platform/database/open.ts';
import { newId } from '../../platform/ids.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { Profile } from './present.ts';

type NewAccount = {
  readonly email: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly profile?: Partial<Profile>;
  readonly roles?: readonly string[];
  /** When the account was activated, in epoch milliseconds; null for one that is not activated yet; now by default. */
  readonly activatedAt?: number | null;
};

/**
 * Decision E-47: one account for an address, whatever its case and Unicode form. Only ASCII is folded: other scripts
 * have letters of different people that are one letter in lower case.
 */
export const emailKey = (email: string): string =>
  email
    .normalize('NFC')
    .trim()
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(database: Database) {
  return {
    findByEmail: (email: string): Promise<AccountRow | undefined> =>
      database.selectFrom('account').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst(),

    get: (id: string): Promise<AccountRow> =>
      database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    /** @returns the id, or null when the address has an account already. */
    add: async (
      { email, passwordHash, name, profile = {}, roles = [], activatedAt }: NewAccount,
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
        activated_at: activatedAt === undefined ? now : activatedAt,
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

    /** @returns whether the account was still to be activated. */
    activate: async (id: string, now: number): Promise<boolean> => {
      const row = await database
        .updateTable('account')
        .set({ activated_at: now })
        .where('id', '=', id)
        .where('activated_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Removes accounts that nobody activated in time, so that their address can register again. */
    removeUnactivated: async (before: number): Promise<void> => {
      await database.deleteFrom('account').where('activated_at', 'is', null).where('created_at', '<', before).execute();
    },

    /**
     * Changes the given fields of the profile. Two simultaneous changes both count: the one that finds the profile
     * changed meanwhile starts again.
     */
    changeProfile: async (id: string, changes: Partial<Profile>, name?: string): Promise<void> => {
      for (;;) {
        const row = await database
          .selectFrom('account')
          .select(['name', 'profile'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const profile = JSON.stringify({ ...(JSON.parse(row.profile) as Partial<Profile>), ...changes });
        const changed = await database
          .updateTable('account')
          .set({ name: name ?? row.name, profile })
          .where('id', '=', id)
          .where('profile', '=', row.profile)
          .returning('id')
          .executeTakeFirst();
        if (changed) return;
      }
    },

    setMailSwitches: async (id: string, switches: Readonly<Record<string, boolean>>): Promise<void> => {
      await database
        .updateTable('account')
        .set({ mail_switches: JSON.stringify(switches) })
        .where('id', '=', id)
        .execute();
    },

    /** @returns false when another account has the address. */
    setEmail: async (id: string, email: string): Promise<boolean> => {
      try {
        await database
          .updateTable('account')
          .set({ email, email_key: emailKey(email) })
          .where('id', '=', id)
          .execute();
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
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
