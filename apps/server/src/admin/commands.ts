import { createAccounts } from '../features/auth/index.ts';
import { setMaintenance } from '../platform/http/maintenance.ts';
import { newToken } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { hashPassword } from '../platform/sessions/passwords.ts';
import { backUp, verifyBackup } from './backup.ts';

export const usage = `用法：npm run admin -- <命令>
  user add <邮箱> [姓名]      新建账号，打印一次初始密码
  user passwd <邮箱>          重设密码，打印一次新密码，并结束此账号的所有登录
  user disable <邮箱>         停用账号，并结束此账号的所有登录
  user enable <邮箱>          恢复账号
  maintain on <说明>          进入维护状态
  maintain off                结束维护状态
  audit verify                核对审计日志是否被改动
  backup <目录>               把数据库和文件备份到新目录，服务可以照常运行
  backup verify <目录>        核对一份备份是否完整`;

/** What the operator typed cannot be done; said in one line. */
export class UsageError extends Error {}

/** @returns what the operator reads. */
type Command = (platform: Platform, words: readonly string[]) => Promise<string>;

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

async function accountOf({ database }: Platform, [email = '']: readonly string[]) {
  const account = await createAccounts(database).findByEmail(email);
  if (!account) throw new UsageError(`没有邮箱为“${email}”的账号`);
  return account;
}

const record = ({ audit }: Platform, action: string, object: string) =>
  audit.append({ actorId: 'admin', action, object, result: 'ok', ip: '', agent: 'command line', requestId: '' });

/** By what is typed. */
export const commands: Readonly<Record<string, Command>> = {
  'user add': async (platform, [email = '', name = email.split('@')[0]!]) => {
    if (!emailForm.test(email)) throw new UsageError('请给出邮箱，例如 user add li@example.com 李明');
    const password = newToken().slice(0, 20);
    const id = await createAccounts(platform.database).add(
      { email, name, passwordHash: await hashPassword(password) },
      platform.clock.now(),
    );
    if (!id) throw new UsageError(`邮箱“${email}”已有账号`);
    await record(platform, 'account.add', id);
    return `已新建账号 ${email}，初始密码 ${password}（只显示这一次）`;
  },

  'user passwd': async (platform, words) => {
    const account = await accountOf(platform, words);
    const password = newToken().slice(0, 20);
    await createAccounts(platform.database).setPassword(account.id, await hashPassword(password));
    await platform.sessions.closeAll(account.id);
    await record(platform, 'account.password', account.id);
    return `已重设 ${account.email} 的密码：${password}（只显示这一次）`;
  },

  'user disable': async (platform, words) => {
    const account = await accountOf(platform, words);
    await createAccounts(platform.database).setDisabled(account.id, true);
    await platform.sessions.closeAll(account.id);
    await record(platform, 'account.disable', account.id);
    return `已停用 ${account.email}`;
  },

  'user enable': async (platform, words) => {
    const account = await accountOf(platform, words);
    await createAccounts(platform.database).setDisabled(account.id, false);
    await record(platform, 'account.enable', account.id);
    return `已恢复 ${account.email}`;
  },

  'maintain on': async (platform, words) => {
    const content = words.join(' ') || '系统正在升级，请稍后再来';
    await setMaintenance(platform, { title: '系统维护中', content, until: null });
    await record(platform, 'maintain.on', content);
    return '已进入维护状态';
  },

  'maintain off': async (platform) => {
    await setMaintenance(platform, null);
    await record(platform, 'maintain.off', '');
    return '已结束维护状态';
  },

  'audit verify': async ({ audit }) => {
    const changed = await audit.verify();
    if (changed !== null) throw new UsageError(`审计日志从第 ${changed} 条起与记录时不一致`);
    return '审计日志完整';
  },

  'backup verify': async (_platform, [folder = '']) => {
    const wrong = await verifyBackup(folder);
    if (wrong.length > 0) throw new UsageError(`备份不完整：${wrong.join('、')}`);
    return '备份完整';
  },

  backup: async (platform, [folder = '']) => {
    if (platform.config.databaseUrl)
      throw new UsageError('PostgreSQL 请用 pg_dump 备份数据库，再复制数据目录中的 files 文件夹');
    if (!folder) throw new UsageError('请给出备份目录');
    const { files, bytes } = await backUp(platform, folder);
    return `已备份到 ${folder}：${files} 个文件，${(bytes / 1024 ** 2).toFixed(1)} MB`;
  },
};
