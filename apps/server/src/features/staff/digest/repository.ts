import type { Database } from '../../../platform/database/open.ts';

const keyOf = (accountId: string) => `staff.digest.${accountId}`;

/** Accounts that hold a role beside the base role. */
export const staffAccounts = (db: Database) =>
  db.selectFrom('account').select(['id', 'email']).where('disabled', '=', 0).where('roles', '!=', '[]').execute();

/** Takes the digest of a day for an account. @returns false when it was taken already, here or by another process. */
export async function takeDigest(db: Database, accountId: string, day: string): Promise<boolean> {
  const row = { key: keyOf(accountId), value: day };
  const taken = await db
    .insertInto('setting')
    .values(row)
    .onConflict((on) => on.column('key').doUpdateSet({ value: day }).where('setting.value', '<', day))
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}
