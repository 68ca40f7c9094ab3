import type { Platform } from '../../platform/platform.ts';
import { UsageError } from '../command.ts';
import { accountOf } from './accountOf.ts';

/** Who alone sees a release: its id, and how people call it. */
export type Audience = { readonly id: string; readonly label: string };

/**
 * The customer of `--for`, or with `--group` the lab group that the customer founded; null for everybody.
 * @throws {UsageError} When there is no such account or group.
 */
export async function audienceOf(
  platform: Platform,
  switches: Readonly<Record<string, string>>,
): Promise<Audience | null> {
  const { for: email, group } = switches;
  if (email === undefined && group === undefined) return null;
  if (!email) throw new UsageError('请用 --for 给出客户的邮箱，例如 --for li@example.com');
  const account = await accountOf(platform, email);
  if (group === undefined) return { id: account.id, label: account.email };
  const found = await platform.database
    .selectFrom('lab_group')
    .select(['id', 'name'])
    .where('owner_id', '=', account.id)
    .where('name', '=', group)
    .executeTakeFirst();
  if (!found) throw new UsageError(`${account.email} 没有名称为“${group}”的课题组`);
  return { id: found.id, label: `${account.email} 的课题组“${found.name}”` };
}

/** How each audience is called; one that is no more is left out. */
export async function audienceLabels({ database }: Platform): Promise<ReadonlyMap<string, string>> {
  const people = await database.selectFrom('account').select(['id', 'email']).execute();
  const groups = await database.selectFrom('lab_group').select(['id', 'name']).execute();
  return new Map([
    ...people.map(({ email, id }) => [id, email] as const),
    ...groups.map(({ id, name }) => [id, `课题组“${name}”`] as const),
  ]);
}
