import type { Platform } from '../platform/platform.ts';
import { operator, UsageError } from './command.ts';

/**
 * The platform for a command that somebody of the staff gives: the audit log names the account instead of the operator.
 * @param name - The address of the account, or the whole name when only one account has it.
 * @throws {UsageError} When nobody of the staff has that name.
 */
export async function actingAs(platform: Platform, name: string): Promise<Platform> {
  if (name === '') throw new UsageError('请在 --as 后给出邮箱或姓名');
  const key = name.normalize('NFC').toLowerCase();
  const found = await platform.database
    .selectFrom('account')
    .select(['id', 'roles'])
    .where((where) => where.or([where('email_key', '=', key), where('name', '=', name)]))
    .where('disabled', '=', 0)
    .execute();
  const staff = found.filter(({ roles }) => roles !== '[]');
  if (staff.length === 0)
    throw new UsageError(found.length > 0 ? `“${name}”没有服务人员的角色` : `没有邮箱或姓名为“${name}”的账号`);
  if (staff.length > 1) throw new UsageError(`有 ${staff.length} 个服务人员叫“${name}”，请给出邮箱`);
  const { id } = staff[0]!;
  const { audit } = platform;
  return {
    ...platform,
    audit: {
      ...audit,
      append: (event) => audit.append(event.actorId === operator ? { ...event, actorId: id } : event),
    },
  };
}
