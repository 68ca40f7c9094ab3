import { badInput, tooMany } from '../../platform/http/refusal.ts';
import { localDay } from '../../platform/clock.ts';
import { addressBucket, createWindowLimit } from '../../platform/limits/windowLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkPassword, hashPassword, isOutdated } from '../../platform/sessions/passwords.ts';
import type { AccountRow } from '../../platform/database/schema/accounts.ts';
import { emailKey, type Accounts } from './repository.ts';

type Origin = { readonly ip: string; readonly agent: string; readonly requestId: string };
type Login = { readonly token: string; readonly expiresAt: number; readonly account: AccountRow };

const minute = 60_000;
const perAccount = { limit: 10, windowMs: 10 * minute };
const perAddress = { limit: 20, windowMs: 5 * minute };

export type AuthService = {
  /** @throws {Refusal} the same one for an unknown account, a wrong password, and a disabled account (SEC-01); 429 when there were too many. */
  login(email: string, password: string, origin: Origin): Promise<Login>;
  /** Ends the session of a token; an unknown token is no error. */
  logout(token: string | null, origin: Origin): Promise<void>;
  account(id: string): Promise<AccountRow>;
  /** @returns whether today's login was counted now. */
  countDailyLogin(accountId: string): Promise<boolean>;
};

export function createAuthService({ sessions, audit, clock }: Platform, accounts: Accounts): AuthService {
  const failuresOfAccount = createWindowLimit({ clock, ...perAccount });
  const failuresOfAddress = createWindowLimit({ clock, ...perAddress });

  const record = (
    action: string,
    actorId: string,
    object: string,
    result: 'ok' | 'refused',
    { ip, agent, requestId }: Origin,
  ) => audit.append({ actorId, action, object, result, ip, agent, requestId });

  const refuseWhenTooMany = (account: string, address: string) => {
    const wait = Math.max(failuresOfAccount.wait(account), failuresOfAddress.wait(address));
    if (wait > 0) throw tooMany(`登录失败次数过多，请 ${Math.ceil(wait / 60)} 分钟后再试`, wait);
  };

  return {
    login: async (email, password, origin) => {
      const key = emailKey(email);
      const address = addressBucket(origin.ip);
      refuseWhenTooMany(key, address);
      // Counted before the slow check, so that parallel guesses cannot overtake the limit.
      failuresOfAccount.count(key);

      const account = await accounts.findByEmail(email);
      const matches = await checkPassword(account?.password_hash, password);
      if (!account || !matches || account.disabled) {
        failuresOfAddress.count(address);
        await record('login', account?.id ?? '', key, 'refused', origin);
        throw badInput('账号或密码错误');
      }
      failuresOfAccount.forget(key);
      if (isOutdated(account.password_hash)) await accounts.setPassword(account.id, await hashPassword(password));
      const { token, expiresAt } = await sessions.open(account.id, origin);
      await record('login', account.id, key, 'ok', origin);
      return { token, expiresAt, account };
    },

    logout: async (token, origin) => {
      const accountId = token ? await sessions.close(token) : null;
      if (accountId) await record('logout', accountId, '', 'ok', origin);
    },

    account: (id) => accounts.get(id),
    countDailyLogin: (accountId) => accounts.countDailyLogin(accountId, localDay(clock.now())),
  };
}
