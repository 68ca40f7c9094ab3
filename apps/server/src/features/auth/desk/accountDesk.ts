import type { StaffAccount, StaffAccountDetail } from '@panome/contract';
import { localTimeWithZone, toTime } from '../../../platform/clock.ts';
import { baseRole } from '../../../platform/access/roles.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mails } from '../mails.ts';
import { profileOf } from '../present.ts';
import { createAccounts } from '../repository.ts';
import { createSecondFactorRows } from '../second/repository.ts';
import { accountDeskRows as rows, type AccountFilter, type ListedAccount } from './repository.ts';

const adminRole = 'Admin';
const rolesOf = (row: ListedAccount) => JSON.parse(row.roles) as string[];

/** Accounts as administrators see them. Faults are sentences; what throws is not foreseen. */
export function createAccountDesk(platform: Platform) {
  const { clock, config, database, post, sessions } = platform;
  const accounts = createAccounts(database);
  const secondFactors = createSecondFactorRows(database);

  const present = (row: ListedAccount): StaffAccount => ({
    id: row.id,
    email: row.email,
    name: row.name,
    company: profileOf(row).company,
    roles: rolesOf(row),
    state: row.disabled ? 'blocked' : row.activated_at === null ? 'waiting' : 'active',
    created_at: toTime(row.created_at),
    last_login: row.last_login === null ? null : toTime(row.last_login),
    used: row.used,
    quota: Number(row.quota_bytes ?? config.quota.bytes),
  });

  /** Whether nobody else could administrate any more. */
  const isLastAdmin = async (row: ListedAccount) =>
    rolesOf(row).includes(adminRole) && row.disabled === 0 && (await rows.holders(database, adminRole)) <= 1;

  const blockFault = async (row: ListedAccount, actorId: string): Promise<string> => {
    if (row.id === actorId) return '不能停用或删除自己的账号';
    return (await isLastAdmin(row)) ? '这是最后一个管理员，请先给其他账号管理员角色' : '';
  };
  const deleteFault = async (row: ListedAccount, actorId: string): Promise<string> => {
    const fault = await blockFault(row, actorId);
    if (fault) return fault;
    const { contracts } = await rows.held(database, row.id);
    return contracts > 0 ? `此账号有 ${contracts} 份合同，请先转给其他账号，否则交付的数据会一起删除` : '';
  };

  return {
    find: (id: string) => rows.find(database, id),
    present,
    page: (filter: AccountFilter, window: { limit: number; offset: number }) => rows.page(database, filter, window),
    blockFault,
    deleteFault,

    detail: async (row: ListedAccount, actorId: string): Promise<StaffAccountDetail> => ({
      ...present(row),
      own_quota: row.quota_bytes !== null,
      counts: await rows.held(database, row.id),
      sessions: (await sessions.list(row.id)).map(({ agent, created_at, id, ip, last_seen }) => ({
        id,
        ip,
        agent,
        created_at: toTime(created_at),
        last_seen: toTime(last_seen),
      })),
      cannot_delete: await deleteFault(row, actorId),
      own: row.id === actorId,
      second_factor: ((await secondFactors.find(row.id))?.confirmed_at ?? null) !== null,
    }),

    setBlocked: async ({ id }: Pick<ListedAccount, 'id'>, blocked: boolean): Promise<void> => {
      await accounts.setDisabled(id, blocked);
      if (blocked) await sessions.closeAll(id);
    },

    /**
     * Takes the second factor away from an account whose owner lost device and recovery codes; its sessions end.
     * @returns whether there was one.
     */
    resetSecondFactor: async ({ email, id }: Pick<ListedAccount, 'email' | 'id'>): Promise<boolean> => {
      if (!(await secondFactors.remove(id))) return false;
      await sessions.closeAll(id);
      await post.send(mails.secondFactor(email, '重置', localTimeWithZone(clock.now())));
      return true;
    },

    setQuota: ({ id }: ListedAccount, bytes: number | null) => rows.setQuota(database, id, bytes),

    /** Roles that can be given, with how many accounts hold each. */
    roles: async () => {
      const known = (await rows.roles(database)).filter(({ id }) => id !== baseRole);
      return Promise.all(known.map(async (role) => ({ ...role, accounts: await rows.holders(database, role.id) })));
    },

    /** @returns why it cannot be done, or an empty text once it is. */
    setRole: async (row: ListedAccount, role: string, holds: boolean): Promise<string> => {
      const known = await rows.roles(database);
      if (role === baseRole || !known.some(({ id }) => id === role)) return `没有角色“${role}”`;
      if (!holds && role === adminRole && (await isLastAdmin(row)))
        return '这是最后一个管理员，请先给其他账号管理员角色';
      const before = rolesOf(row);
      await rows.setRoles(
        database,
        row.id,
        holds ? [...new Set([...before, role])] : before.filter((one) => one !== role),
      );
      return '';
    },

    /**
     * Deletes the account and all it made; bytes that no row names any more are swept to quarantine first.
     * @returns the folders of its results, for whoever may remove them.
     */
    remove: ({ id }: ListedAccount): Promise<string[]> => rows.remove(database, id),
  };
}
