import { day } from '@panome/contract/durations';
import type { Actor } from '../../platform/access/actor.ts';
import { toTime } from '../../platform/clock.ts';
import { badInput, conflict } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordIn, type Origin } from '../../platform/access/origin.ts';
import { daysLeft, originalsOver, originalStateOf } from './originalState.ts';
import type { SeenContract } from './rows.ts';
import { may, ownedOfContract, type ProjectScope } from './scope.ts';

export const originalsIn = (contract: SeenContract): number =>
  contract.projects.reduce((total, project) => total + project.original_count, 0);

/** @throws {Refusal} 410 when the original data of a contract have expired. */
export function ensureOriginals(contract: { readonly original_until: number | null }, now: number): void {
  if (originalStateOf(1, contract.original_until, now) === 'expired') throw originalsOver();
}

export type OriginalService = ReturnType<typeof createOriginalService>;

/** How long original data are kept, and how that time is prolonged. */
export function createOriginalService(platform: Platform, scope: ProjectScope) {
  const { clock, config, database } = platform;
  const record = recordIn(platform);
  const ownData = async (actor: Actor, id: string): Promise<SeenContract> => {
    const contract = await scope.findContract(actor, id, 'project:update');
    if (originalsIn(contract) === 0) throw badInput('此合同没有原始数据，无需延期');
    return contract;
  };

  return {
    state: async (actor: Actor, id: string) => {
      const contract = await scope.findContract(actor, id, 'project:read');
      const now = clock.now();
      const files = originalsIn(contract);
      const until = contract.original_until;
      const owner = may(actor, 'project:update', ownedOfContract(contract));
      const state = originalStateOf(files, until, now);
      const ids = contract.projects.map((project) => project.id);
      const { size } =
        ids.length === 0
          ? { size: 0 }
          : await database
              .selectFrom('project_file')
              .select((s) => s.fn.coalesce(s.fn.sum<number>('size'), s.val(0)).as('size'))
              .where('project_id', 'in', ids)
              .where('kind', '=', 'original')
              .executeTakeFirstOrThrow();
      const delays = owner
        ? await database
            .selectFrom('original_delay')
            .selectAll()
            .where('contract_id', '=', id)
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .execute()
        : [];
      const free = delays.find((delay) => delay.state === 'free');
      return {
        state,
        until: until === null || files === 0 ? null : toTime(until),
        days_left: files === 0 ? null : daysLeft(until, now),
        files,
        size: Number(size),
        free_delay: {
          available:
            owner &&
            contract.free_delay_used === 0 &&
            until !== null &&
            (state === 'available' || state === 'expiring'),
          days: config.projects.freeDelayDays,
          used_at: free ? toTime(free.created_at) : null,
        },
        delays: delays.map((delay) => ({
          id: delay.id,
          state: delay.state as 'free' | 'asked' | 'granted' | 'refused',
          days: delay.days,
          reason: delay.reason,
          answer: delay.answer,
          created_at: toTime(delay.created_at),
        })),
        can: {
          download: files > 0 && state !== 'expired' && may(actor, 'project:download', ownedOfContract(contract)),
          delay: owner && files > 0 && until !== null,
        },
      };
    },

    /**
     * Prolongs the time once for free (SEC-28): the update requires that the free delay is still unused, so that only
     * one request wins.
     */
    delayFree: async (actor: Actor, id: string, origin: Origin) => {
      const contract = await ownData(actor, id);
      const now = clock.now();
      if (contract.original_until === null) throw badInput('此合同的原始数据没有到期日期，无需延期');
      if (contract.original_until <= now) throw badInput('原始数据已到期，不能再使用免费延期，请提交延期申请');
      const days = config.projects.freeDelayDays;
      const until = await database.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('contract')
          .set((s) => ({ free_delay_used: 1, original_until: s('original_until', '+', days * day), changed_at: now }))
          .where('id', '=', id)
          .where('owner_id', '=', actor.id)
          .where('free_delay_used', '=', 0)
          .returning('original_until')
          .executeTakeFirst();
        if (!row?.original_until) throw conflict('免费延期已经使用过，如需更久请提交延期申请');
        await transaction
          .insertInto('original_delay')
          .values({
            id: newId(),
            contract_id: id,
            account_id: actor.id,
            state: 'free',
            days,
            reason: '',
            answer: '',
            created_at: now,
          })
          .execute();
        return row.original_until;
      });
      await record('original.free-delay', actor.id, id, 'ok', origin);
      return { until: toTime(until) };
    },

    /** Asks the provider for a longer delay; a contract has only one open request at a time. */
    ask: async (
      actor: Actor,
      { contract_id, days, reason }: { readonly contract_id: string; readonly days: number; readonly reason: string },
      origin: Origin,
    ) => {
      const contract = await ownData(actor, contract_id);
      if (contract.original_until === null) throw badInput('此合同的原始数据没有到期日期，无需延期');
      const id = newId();
      await database.transaction().execute(async (transaction) => {
        // Updating the contract first makes simultaneous requests run one after the other.
        await transaction
          .updateTable('contract')
          .set((s) => ({ changed_at: s.ref('changed_at') }))
          .where('id', '=', contract_id)
          .execute();
        const open = await transaction
          .selectFrom('original_delay')
          .select('id')
          .where('contract_id', '=', contract_id)
          .where('state', '=', 'asked')
          .executeTakeFirst();
        if (open) throw conflict('已有一份延期申请正在处理，请等待答复');
        await transaction
          .insertInto('original_delay')
          .values({
            id,
            contract_id,
            account_id: actor.id,
            state: 'asked',
            days,
            reason,
            answer: '',
            created_at: clock.now(),
          })
          .execute();
      });
      await record('original.delay-asked', actor.id, contract_id, 'ok', origin);
      return { id };
    },
  };
}
