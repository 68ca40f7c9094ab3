import { createAccounts } from '../../features/auth/index.ts';
import type { AccountRow } from '../../platform/database/schema/accounts.ts';
import type { Platform } from '../../platform/platform.ts';
import { UsageError } from '../command.ts';

/** The account of a mail address. @throws {UsageError} When there is none. */
export async function accountOf({ database }: Platform, email = ''): Promise<AccountRow> {
  const account = await createAccounts(database).findByEmail(email);
  if (!account) throw new UsageError(`没有邮箱为“${email}”的账号`);
  return account;
}
