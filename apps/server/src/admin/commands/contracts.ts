import { createContractDesk, createWithdrawalDesk } from '../../features/projects/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { andTold, record, UsageError, type Commands } from '../command.ts';
import { endOf, readDay } from '../delivery/dates.ts';

/** @throws {UsageError} When no customer has that number, or several have. */
async function contractOf(platform: Platform, number = '') {
  const found = await createContractDesk(platform).byNumber(number);
  if (!found[0]) throw new UsageError(number ? `没有合同 ${number}` : '请给出合同号');
  if (found.length > 1) throw new UsageError(`有 ${found.length} 个账号都有合同 ${number}，请在服务后台的合同页操作`);
  return found[0];
}

function untilOf(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  const at = readDay(text, now);
  if (at === null) throw new UsageError(`“${text}”不是日期，请写成 2026-10-08 或 today+30`);
  return endOf(at);
}

/** What was delivered wrongly is taken back, given again, or put right. */
export const contractCommands: Commands = {
  'contract withdraw': {
    usage: '<合同号>',
    summary: '撤回合同：客户和被分享的人不再看到，数据保留，可以恢复；通知客户',
    help: '--reason 原因 必须给出，客户会看到。',
    switches: ['reason'],
    prepare: async ({ platform, switches, words: [number] }) => {
      const desk = createWithdrawalDesk(platform);
      const row = await contractOf(platform, number);
      const fault = desk.withdrawFault(row);
      if (fault) throw new UsageError(fault);
      const why = switches['reason']?.trim();
      if (!why) throw new UsageError('请用 --reason 说明原因，客户会看到');
      return {
        steps: await desk.withdrawal(row),
        carryOut: async () => {
          const told = await desk.withdraw(row, why);
          if (!told) throw new UsageError(`合同 ${row.number} 刚刚已被撤回`);
          await record(platform, 'contract.withdraw', `${row.number} ${row.owner_id} ${why}`);
          return andTold(`合同 ${row.number} 已撤回`, told, platform);
        },
      };
    },
  },

  'contract restore': {
    usage: '<合同号>',
    summary: '恢复撤回的合同，并通知客户',
    prepare: async ({ platform, words: [number] }) => {
      const desk = createWithdrawalDesk(platform);
      const row = await contractOf(platform, number);
      if (row.withdrawn_at === null) throw new UsageError(`合同 ${row.number} 没有撤回`);
      return {
        steps: [`恢复合同 ${row.number}“${row.title}”，${row.email} 可以重新查看`],
        carryOut: async () => {
          const told = await desk.restore(row);
          if (!told) throw new UsageError(`合同 ${row.number} 刚刚已被恢复`);
          await record(platform, 'contract.restore', `${row.number} ${row.owner_id}`);
          return andTold(`合同 ${row.number} 已恢复`, told, platform);
        },
      };
    },
  },

  'contract correct': {
    usage: '<合同号>',
    summary: '更正合同名称，或延长原始数据的保存期限，并通知客户',
    help: '--title 名称；--until 日期 原始数据保存到哪一天，只能更晚。',
    switches: ['title', 'until'],
    prepare: async ({ platform, switches, words: [number] }) => {
      const desk = createWithdrawalDesk(platform);
      const row = await contractOf(platform, number);
      const title = switches['title']?.trim();
      if (title === '') throw new UsageError('请在 --title 后给出名称');
      const until = untilOf(switches['until'], platform.clock.now());
      const wanted = { title: title ?? row.title, original_until: until ?? row.original_until };
      const fault = desk.correctFault(row, wanted);
      if (fault) throw new UsageError(fault);
      const steps = desk.correction(row, wanted);
      return {
        steps,
        carryOut: async () => {
          if (steps.length === 0) return '没有需要更正的内容';
          const told = await desk.correct(row, wanted, steps);
          await record(platform, 'contract.correct', `${row.number} ${steps.join('；')}`);
          return andTold(steps.join('\n'), told, platform);
        },
      };
    },
  },
};
