import { flowVersions } from '@panome/analysis/flows';
import { pageSwitches } from '../listing.ts';
import { createContractDesk, deliverySeal, tellOwner } from '../../features/projects/index.ts';
import { act, andTold, record, UsageError, type Commands } from '../command.ts';
import { carryOutDelivery } from '../delivery/carryOut.ts';
import { compare } from '../delivery/compare.ts';
import { planList, planStep } from '../delivery/contractSteps.ts';
import { planAnswer, planDelays } from '../delivery/delays.ts';
import { readDelivery } from '../delivery/readDelivery.ts';
import { newsOf } from '../delivery/newsOf.ts';
import { accountOf } from './accountOf.ts';

/** The roles of the standard analysis of each family, one line each. */
const rolesHelp = flowVersions
  .filter(({ family }) => family !== 'union')
  .map(
    ({ family, roles }) => `${' '.repeat(38)}${family}：${roles.map(({ id, title }) => `${id} ${title}`).join('、')}`,
  )
  .join('\n');

const folderHelp = `文件夹的内容：
  contract.yaml                     number、title、family、species、human、consent、demo、note、
                                    steps（received checked measured analysed delivered，各有 done、due、waiting、note）、
                                    original_until 或 keep_days
  projects/<项目>/project.yaml      name、description、state、flow_version_id、family、species
                                    没有写 flow_version_id 时用该组学最新的标准分析（如 transform-1）
  projects/<项目>/samples.csv       sample,group，其后可有批次（batch）、进样顺序（order）等列
  projects/<项目>/report.md         结题报告，图片写成 ![说明](figures/文件名)
  projects/<项目>/figures/          SVG、PNG、JPEG、WebP
  projects/<项目>/tables/           数据表；说明写在 tables.yaml：
                                    文件名: 标题，或 文件名: { title, role, logged, ids }
                                    role 是它在标准分析中的角色，每个角色一张表；logged 为 true 表示数值已取对数；
                                    ids 是一行代表什么（如 基因、ASV）。各组学的角色：
${rolesHelp}
  projects/<项目>/attachments/      其他文件
  projects/<项目>/original/         原始数据；md5.txt 中给出的 MD5 会逐个核对

日期写成 2026-10-08，或 today、today-12、today+30。
可以重复执行：内容相同的文件不会再次写入；文件夹中有的种类以文件夹为准，没有的种类和项目保持不变。
客户自己改过的项目名称不会被覆盖，已承诺的原始数据期限不会缩短。所有内容一起生效，中断不会留下一半。--quiet 不通知客户。--expect 只在改动与服务后台核对时相同时执行。`;

/** Contracts, projects, reports, tables and original data from a folder. */
export const deliveryCommands: Commands = {
  deliver: {
    usage: '<文件夹>',
    summary: '把一份合同的交付内容交给客户，可以重复执行',
    help: folderHelp,
    switches: ['to', 'quiet', 'expect'],
    prepare: async ({ platform, switches, words: [folder = ''] }) => {
      if (!folder) throw new UsageError('请给出交付文件夹');
      if (!switches['to']) throw new UsageError('请用 --to 给出客户的邮箱');
      const owner = await accountOf(platform, switches['to']);
      const now = platform.clock.now();
      const delivery = await readDelivery(folder, now);
      const comparison = await compare(platform.database, owner, delivery, now, platform.config.projects.keepDays);
      const { contract, lines } = comparison;
      const { number, title } = delivery.contract;
      // What somebody confirmed in the portal; the folder, or the contract, may have changed since.
      if (switches['expect'] && switches['expect'] !== deliverySeal(lines))
        throw new UsageError('核对之后内容有变化，请重新核对');
      return {
        steps: lines,
        carryOut: async () => {
          if (lines.length === 0) return '没有需要改动的内容';
          const id = await carryOutDelivery(platform, owner, delivery, comparison);
          await record(platform, 'deliver', `${number} ${owner.id}`);
          const done = lines.join('\n');
          if ('quiet' in switches) return `${done}\n没有通知客户（--quiet）`;
          const told = await tellOwner(
            platform,
            owner.id,
            { id, number },
            contract ? `合同 ${number} 有新的交付内容` : `合同 ${number}“${title}”已建立`,
            newsOf(comparison),
          );
          return andTold(done, told, platform);
        },
      };
    },
  },

  'contract step': {
    usage: '<合同号> <步骤>',
    summary: '更新合同进度，并通知客户',
    help: '步骤为 received（收样）、checked（样本检测）、measured（上机）、analysed（分析）、delivered（交付）。\n--done [日期] 已完成；--due 日期 计划完成；--waiting 说明 等待客户处理。',
    switches: ['done', 'due', 'waiting'],
    prepare: planStep,
  },

  'contract list': { usage: '', summary: '列出所有合同和进度', prepare: planList },

  'contract transfer': {
    usage: '<合同号> <邮箱>',
    summary: '把合同及其项目、数据和分享转给另一个账号，通知双方',
    prepare: async ({ platform, words: [number = '', email] }) => {
      const desk = createContractDesk(platform);
      const found = await desk.byNumber(number);
      const row = found[0];
      if (!row) throw new UsageError(number ? `没有合同 ${number}` : '请给出合同号');
      if (found.length > 1)
        throw new UsageError(`有 ${found.length} 个账号都有合同 ${number}，请在服务后台的合同页转移`);
      const to = await accountOf(platform, email);
      const fault = await desk.transferFault(row, to);
      if (fault) throw new UsageError(fault);
      return act(`把合同 ${number} 从 ${row.email} 转给 ${to.email}`, async () => {
        if (!(await desk.transfer(row, to))) throw new UsageError(`${to.email} 已有编号为 ${number} 的合同`);
        await record(platform, 'contract.transfer', `${number} ${row.owner_id} ${to.id}`);
        return `合同 ${number} 已从 ${row.email} 转给 ${to.email}`;
      });
    },
  },

  'delay list': {
    usage: '',
    summary: '列出等待答复的原始数据延期申请',
    switches: [...pageSwitches],
    prepare: planDelays,
  },

  'delay grant': {
    usage: '<编号>',
    summary: '同意延期，并通知客户',
    help: '--days 天数 与申请的天数不同时给出。',
    switches: ['days', 'answer'],
    prepare: (context) => planAnswer(context, true),
  },

  'delay refuse': {
    usage: '<编号>',
    summary: '不同意延期，并通知客户',
    help: '--answer 说明 告诉客户原因。',
    switches: ['answer'],
    prepare: (context) => planAnswer(context, false),
  },
};
