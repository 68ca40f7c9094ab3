import { emailForm } from '@panome/contract';
import { createAccountDesk, createAccounts } from '../../features/auth/index.ts';
import { newToken } from '../../platform/ids.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { act, record, UsageError, type Commands } from '../command.ts';
import { accountOf } from './accountOf.ts';

const newPassword = () => newToken().slice(0, 20);

/** Accounts and what they may do. */
export const accountCommands: Commands = {
  'user add': {
    usage: '<邮箱> [姓名]',
    summary: '新建账号，打印一次初始密码',
    prepare: async ({ platform, words: [email = '', name = email.split('@')[0]!] }) => {
      if (!emailForm.test(email)) throw new UsageError('请给出邮箱，例如 user add li@example.com 李明');
      const accounts = createAccounts(platform.database);
      if (await accounts.findByEmail(email)) throw new UsageError(`邮箱“${email}”已有账号`);
      return act(`新建账号 ${email}`, async () => {
        const password = newPassword();
        const id = await accounts.add(
          { email, name, passwordHash: await hashPassword(password) },
          platform.clock.now(),
        );
        if (!id) throw new UsageError(`邮箱“${email}”已有账号`);
        await record(platform, 'account.add', id);
        return `已新建账号 ${email}，初始密码 ${password}（只显示这一次）`;
      });
    },
  },

  'user passwd': {
    usage: '<邮箱>',
    summary: '重设密码，打印一次新密码，并结束此账号的所有登录',
    prepare: async ({ platform, words }) => {
      const account = await accountOf(platform, words[0]);
      return act(`重设 ${account.email} 的密码`, async () => {
        const password = newPassword();
        await createAccounts(platform.database).setPassword(account.id, await hashPassword(password));
        await platform.sessions.closeAll(account.id);
        await record(platform, 'account.password', account.id);
        return `已重设 ${account.email} 的密码：${password}（只显示这一次）`;
      });
    },
  },

  'user second-factor': {
    usage: '<邮箱> reset',
    summary: '重置两步验证，用于丢失验证器和恢复码的账号，并结束此账号的所有登录',
    prepare: async ({ platform, words: [email, verb] }) => {
      const account = await accountOf(platform, email);
      if (verb !== 'reset') throw new UsageError('请写明 reset，例如 user second-factor li@example.com reset');
      return act(`重置 ${account.email} 的两步验证`, async () => {
        if (!(await createAccountDesk(platform).resetSecondFactor(account)))
          throw new UsageError('此账号没有启用两步验证');
        await record(platform, 'second-factor.reset', account.id);
        return `已重置 ${account.email} 的两步验证，下次只用密码登录`;
      });
    },
  },

  'user disable': {
    usage: '<邮箱>',
    summary: '停用账号，并结束此账号的所有登录',
    prepare: async ({ platform, words }) => {
      const account = await accountOf(platform, words[0]);
      return act(`停用 ${account.email}`, async () => {
        await createAccounts(platform.database).setDisabled(account.id, true);
        await platform.sessions.closeAll(account.id);
        await record(platform, 'account.disable', account.id);
        return `已停用 ${account.email}`;
      });
    },
  },

  'user enable': {
    usage: '<邮箱>',
    summary: '恢复账号',
    prepare: async ({ platform, words }) => {
      const account = await accountOf(platform, words[0]);
      return act(`恢复 ${account.email}`, async () => {
        await createAccounts(platform.database).setDisabled(account.id, false);
        await record(platform, 'account.enable', account.id);
        return `已恢复 ${account.email}`;
      });
    },
  },
};
