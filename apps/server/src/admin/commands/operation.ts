import { setMaintenance } from '../../platform/http/maintenance.ts';
import { backUp, verifyBackup } from '../backup.ts';
import { act, record, UsageError, type Commands } from '../command.ts';

/** Maintenance, audit and backups. */
export const operationCommands: Commands = {
  'maintain on': {
    usage: '<说明>',
    summary: '进入维护状态',
    prepare: async ({ platform, words }) => {
      const content = words.join(' ') || '系统正在升级，请稍后再来';
      return act(`进入维护状态：${content}`, async () => {
        await setMaintenance(platform, { title: '系统维护中', content, until: null });
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
    summary: '核对审计日志是否被改动',
    prepare: async ({ platform: { audit } }) =>
      act('核对审计日志', async () => {
        const changed = await audit.verify();
        if (changed !== null) throw new UsageError(`审计日志从第 ${changed} 条起与记录时不一致`);
        return '审计日志完整';
      }),
  },

  'backup verify': {
    usage: '<目录>',
    summary: '核对一份备份是否完整',
    prepare: async ({ words: [folder = ''] }) =>
      act(`核对 ${folder}`, async () => {
        const wrong = await verifyBackup(folder);
        if (wrong.length > 0) throw new UsageError(`备份不完整：${wrong.join('、')}`);
        return '备份完整';
      }),
  },

  backup: {
    usage: '<目录>',
    summary: '把数据库和文件备份到新目录，服务可以照常运行',
    prepare: async ({ platform, words: [folder = ''] }) => {
      if (platform.config.databaseUrl)
        throw new UsageError('PostgreSQL 请用 pg_dump 备份数据库，再复制数据目录中的 files 文件夹');
      if (!folder) throw new UsageError('请给出备份目录');
      return act(`备份到 ${folder}`, async () => {
        const { bytes, files } = await backUp(platform, folder);
        return `已备份到 ${folder}：${files} 个文件，${(bytes / 1024 ** 2).toFixed(1)} MB`;
      });
    },
  },
};
