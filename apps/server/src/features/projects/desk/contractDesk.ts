import type { StaffContract } from '@panome/contract';
import { toTime } from '../../../platform/clock.ts';
import { isUniqueViolation } from '../../../platform/database/uniqueViolation.ts';
import { createNotifications } from '../../../platform/notifications/notifications.ts';
import type { Platform } from '../../../platform/platform.ts';
import { currentStep } from '../steps.ts';
import { contractDeskRows as rows, type OwnedContract } from './contractRepository.ts';
import { tellOwner } from './tellOwner.ts';

/** The account that gets a contract. */
type Receiver = { readonly id: string; readonly email: string; readonly disabled: number };

/** Contracts of all accounts, as the provider's staff sees them. */
export function createContractDesk(platform: Platform) {
  const { clock, database } = platform;

  const present = async (found: readonly OwnedContract[]): Promise<StaffContract[]> => {
    const steps = Map.groupBy(
      await rows.steps(
        database,
        found.map(({ id }) => id),
      ),
      ({ contract_id }) => contract_id,
    );
    return found.map((row) => {
      const own = steps.get(row.id) ?? [];
      return {
        id: row.id,
        number: row.number,
        title: row.title,
        email: row.email,
        name: row.name,
        demo: row.is_demo === 1,
        projects: Number(row.projects),
        files: Number(row.files),
        shares: Number(row.shares),
        step: currentStep(own),
        waiting: own.find(({ done_at, state }) => done_at === null && state === 'waiting')?.note ?? '',
        original_until: row.original_until === null ? null : toTime(row.original_until),
        changed_at: toTime(row.changed_at),
        withdrawn_at: row.withdrawn_at === null ? null : toTime(row.withdrawn_at),
        withdrawn_why: row.withdrawn_why,
      };
    });
  };

  return {
    present,
    page: (search: string | undefined, window: { limit: number; offset: number }) =>
      rows.page(database, search, window),
    find: (id: string) => rows.find(database, id),
    byNumber: (number: string) => rows.byNumber(database, number),

    /** Why a contract cannot go to this account; empty when it can. */
    transferFault: async ({ number, owner_id }: OwnedContract, to: Receiver): Promise<string> => {
      if (to.id === owner_id) return `合同 ${number} 已经属于 ${to.email}`;
      if (to.disabled) return `账号 ${to.email} 已停用，不能接收合同`;
      const same = (await rows.byNumber(database, number)).some((row) => row.owner_id === to.id);
      return same ? `${to.email} 已有编号为 ${number} 的合同` : '';
    },

    /** @returns false when the receiver got a contract of that number meanwhile. */
    transfer: async (row: OwnedContract, to: Receiver): Promise<boolean> => {
      const { email, id, number, owner_id, title } = row;
      try {
        await rows.transfer(database, id, to.id, clock.now());
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
      await tellOwner(platform, to.id, { id, number }, `合同 ${number}“${title}”已转给您`, `原来的账号是 ${email}`);
      await createNotifications(platform).notify(owner_id, {
        type: 'delivery',
        title: `合同 ${number}“${title}”已转给其他账号`,
        content: `合同及其项目、数据现在属于 ${to.email}，如有疑问请联系客户服务`,
        link: '/data-collection/my-contracts/contract-list',
      });
      return true;
    },
  };
}
