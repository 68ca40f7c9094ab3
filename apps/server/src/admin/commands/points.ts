import { cancelled, createLedger } from '../../features/points/index.ts';
import { newId } from '../../platform/ids.ts';
import { createNotifications } from '../../platform/notifications/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { planImport } from '../content/importRows.ts';
import { readRewards, readRules } from '../points/pointFiles.ts';
import { act, record, UsageError, type Commands } from '../command.ts';
import { accountOf } from './accountOf.ts';

/** How many of each reward were exchanged and not cancelled, so that the stock of a file is what there is in all. */
async function exchanged({ database }: Platform): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('redemption')
    .select((s) => ['reward_id', s.fn.countAll<number>().as('count')])
    .where('id', 'not in', cancelled(database))
    .groupBy('reward_id')
    .execute();
  return new Map(rows.map(({ count, reward_id }) => [reward_id, Number(count)]));
}

/** What points are given for and exchanged for, and corrections by hand. */
export const pointCommands: Commands = {
  'point import': {
    usage: '<文件夹>',
    summary: '导入积分规则（rules.yaml）与可兑换的奖励（rewards.yaml）',
    help: [
      'rules.yaml：每条 id（register、daily-login、questionnaire、feedback、quote、invite、invited）、title、help、points、months（几个月后的月底到期，0 为长期有效）、link。',
      'rewards.yaml：每条 id、title、summary、kind、points、stock（总数，省略为不限）、each（每个账号最多几次，0 为不限）；',
      '  kind: quota 另需 gigabytes；kind: coupon 另需 off、least（满多少元可用）、days（有效天数）；',
      '  kind: goods 是寄给客户的实物，必须写 stock；客户兑换时填写地址，在 /staff/rewards 寄出。',
      '不在文件中的规则与奖励会停用；已经发放的积分和已经兑换的不受影响。',
    ].join('\n'),
    prepare: async ({ platform, words: [folder = ''] }) => {
      if (!folder) throw new UsageError('请给出含有 rules.yaml 和 rewards.yaml 的文件夹');
      const [rules, rewards, had] = [await readRules(folder), await readRewards(folder), await exchanged(platform)];
      const pieces = <Row>(rows: readonly Row[]) => rows.map((row) => ({ row, pictures: [] }));
      const left = rewards.map((row) => ({
        ...row,
        stock: row.stock === null ? null : Math.max(0, row.stock - (had.get(row.id) ?? 0)),
      }));
      const plans = [
        await planImport(platform, { table: 'point_rule', label: '积分规则', pieces: pieces(rules), remove: true }),
        await planImport(platform, { table: 'reward', label: '积分奖励', pieces: pieces(left), remove: true }),
      ];
      return {
        steps: plans.flatMap(({ steps }) => steps),
        carryOut: async () => {
          const said: string[] = [];
          for (const plan of plans) said.push(await plan.carryOut());
          return said.join('\n');
        },
      };
    },
  },

  'point adjust': {
    usage: '<邮箱> <积分，可为负>',
    summary: '调整一个账号的积分，并通知本人',
    switches: ['reason'],
    prepare: async ({ platform, switches, words: [email, typed = ''] }) => {
      const account = await accountOf(platform, email);
      const amount = Number(typed);
      if (!/^[+-]?\d{1,7}$/.test(typed) || amount === 0)
        throw new UsageError('请给出不为 0 的整数，例如 point adjust li@example.com -20 --reason 重复发放');
      const reason = switches['reason']?.trim() ?? '';
      if (!reason) throw new UsageError('请用 --reason 写明原因，本人会看到');
      const change = `${amount > 0 ? '增加' : '扣除'} ${Math.abs(amount)} 积分`;
      return act(`为 ${account.email} ${change}：${reason}`, async () => {
        const { balance, booked } = await platform.database.transaction().execute((transaction) =>
          createLedger(platform).book(transaction, account.id, {
            rule: 'adjust',
            occasion: newId(),
            amount,
            note: reason,
          }),
        );
        if (!booked) throw new UsageError(`余额只有 ${balance} 积分，不能扣除 ${-amount} 积分`);
        await record(platform, 'point.adjust', `${account.id} ${amount} ${reason}`);
        await createNotifications(platform).notify(account.id, {
          type: 'system',
          title: `已为您${change}`,
          content: reason,
          link: '/support/userpoints',
        });
        return `${account.email} 现有 ${balance} 积分`;
      });
    },
  },
};
