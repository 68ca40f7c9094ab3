import type { Verdict } from '../../platform/audit/verifyChain.ts';
import { setMaintenance } from '../../platform/http/maintenance.ts';
import { backUp } from '../backup/backUp.ts';
import { readManifest, wrongFiles } from '../backup/manifest.ts';
import { restoreCommand } from '../backup/restoreCommand.ts';
import { act, record, UsageError, type Commands } from '../command.ts';

const breakWords = {
  changed: '内容与记录时不一致',
  unlinked: '与上一条接不上，之前有日志被删除、插入或改动',
  unproven: '无法证实：文字中有被数据库替换的字符，可能由旧版本写入',
};
const recoveredNote = ({ recovered }: Verdict) =>
  recovered === 0 ? '' : `（其中 ${recovered} 条由旧版本写入，文字中有被替换的字符，已按校验值证实）`;
const describeBreaks = (verdict: Verdict) =>
  [
    `审计日志共 ${verdict.events} 条，有 ${verdict.breaks.length} 处不符，其余完整${recoveredNote(verdict)}：`,
    ...verdict.breaks.map(({ kind, seq }) => `  第 ${seq} 条  ${breakWords[kind]}`),
  ].join('\n');

/** Maintenance, audit and backups. */
export const operationCommands: Commands = {
  'maintain on': {
    usage: '<说明>',
    text: true,
    summary: '进入维护状态；管理员可以继续使用',
    switches: ['until'],
    help: '--until 时间 预计结束的时间，例如 2026-11-28T20:00:00+08:00，维护页会显示。到时间不会自动结束，请用 maintain off。',
    prepare: async ({ platform, switches, words }) => {
      const content = words.join(' ') || '系统正在升级，请稍后再来';
      const typed = switches['until'];
      const until = typed === undefined ? null : Date.parse(typed);
      if (until !== null && !(until > platform.clock.now()))
        throw new UsageError('--until 应为将来的时间，例如 2026-11-28T20:00:00+08:00');
      return act(`进入维护状态：${content}`, async () => {
        await setMaintenance(platform, { title: '系统维护中', content, until });
        await record(platform, 'maintain.on', content);
        return '已进入维护状态';
      });
    },
  },

  'maintain off': {
    usage: '',
    summary: '结束维护状态',
    prepare: async ({ platform }) =>
      act('结束维护状态', async () => {
        await setMaintenance(platform, null);
        await record(platform, 'maintain.off', '');
        return '已结束维护状态';
      }),
  },

  'audit verify': {
    usage: '',
    summary: '核对审计日志是否被改动，逐条列出断点',
    help: [
      '每条日志带有上一条的校验值。核对不会停在第一个断点，之后的日志照常核对。',
      '旧版本写入的日志中，含半个字符（如被截断的表情符号）的文字存入数据库时被替换，与校验值不符：',
      '能由校验值反推出原文的算作完整，并注明条数；不能的列为“无法证实”，它是否另被改动已无从判断。',
    ].join('\n'),
    prepare: async ({ platform: { audit } }) =>
      act('核对审计日志', async () => {
        const verdict = await audit.verify();
        if (verdict.breaks.length > 0) throw new UsageError(describeBreaks(verdict));
        return `审计日志完整，共 ${verdict.events} 条${recoveredNote(verdict)}`;
      }),
  },

  'backup verify': {
    usage: '<目录>',
    summary: '核对一份备份是否完整',
    prepare: async ({ words: [folder = ''] }) =>
      act(`核对 ${folder}`, async () => {
        const wrong = await wrongFiles(folder, (await readManifest(folder)).files);
        if (wrong.length > 0) throw new UsageError(`备份不完整：${wrong.join('、')}`);
        return '备份完整';
      }),
  },

  backup: {
    usage: '<目录>',
    summary: '把数据库和文件备份到新目录，服务可以照常运行',
    prepare: async ({ platform, words: [folder = ''] }) => {
      if (!folder) throw new UsageError('请给出备份目录');
      return act(`备份到 ${folder}`, async () => {
        const { bytes, files } = await backUp(platform, folder);
        return `已备份到 ${folder}：${files} 个文件，${(bytes / 1024 ** 2).toFixed(1)} MB`;
      });
    },
  },

  restore: restoreCommand,
};
