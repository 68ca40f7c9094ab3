import { minute } from '@panome/contract/durations';
import { localDay } from '../../../platform/clock.ts';
import type { AccountRow } from '../../../platform/database/schema/accounts.ts';
import { badInput, tooMany } from '../../../platform/http/refusal.ts';
import { addressBucket, createWindowLimit } from '../../../platform/limits/windowLimit.ts';
import type { Message } from '../../../platform/post/post.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkPassword, hashPassword, isOutdated } from '../../../platform/sessions/passwords.ts';
import { createLedger } from '../../points/index.ts';
import { mails } from '../mails.ts';
import { recordIn, type Origin } from '../../../platform/access/origin.ts';
import { unsolved } from '../proofs/unsolved.ts';
import { resendAfter, type SendLimits } from '../proofs/sendLimits.ts';
import type { Proofs } from '../proofs/proofs.ts';
import { createAccounts, emailKey, type Accounts } from '../repository.ts';
import type { SecondCheck } from '../second/check.ts';

type Login = { readonly token: string; readonly expiresAt: number; readonly account: AccountRow };
type Answer = { readonly captcha_id?: string | undefined; readonly captcha?: string | undefined };
type Sent = { readonly ticket: string; readonly resend_after: number };

/** Failures of one client address for one account. */
const perAsker = { limit: 10, windowMs: 10 * minute };
const beforeCaptcha = { limit: 5, windowMs: 15 * minute };
const perAddress = { limit: 20, windowMs: 5 * minute };

/** What an address gets that asks for a login code: the code, or why there is none. */
function loginMail(account: AccountRow | undefined, email: string, code: string): Message {
  if (!account) return mails.noAccount(email);
  return account.disabled ? mails.disabled(account.email) : mails.code(account.email, '登录全组学云', code);
}

type Needs = {
  readonly accounts: Accounts;
  readonly proofs: Proofs;
  readonly limits: SendLimits;
  readonly second: SecondCheck;
};

/** How long a login waits for its second factor. */
const secondLife = 5 * minute;

export type LoginService = ReturnType<typeof createLoginService>;

/**
 * Login by password and by mailed code, logout, and the daily login. Both ways to log in share the same limits
 * (SEC-13).
 */
export function createLoginService(platform: Platform, { accounts, limits, proofs, second }: Needs) {
  const { captcha, clock, database, post, sessions } = platform;
  const ledger = createLedger(platform);
  const record = recordIn(platform);
  const failuresOfAsker = createWindowLimit({ clock, ...perAsker });
  const recentFailures = createWindowLimit({ clock, ...beforeCaptcha });
  const failuresOfAddress = createWindowLimit({ clock, ...perAddress });

  /** Limits are those of who asks: nobody locks somebody else out by failing in their name. */
  const refuseWhenTooMany = (own: string, address: string) => {
    const wait = Math.max(failuresOfAsker.wait(own), failuresOfAddress.wait(address));
    if (wait > 0) throw tooMany(`登录失败次数过多，请 ${Math.ceil(wait / 60)} 分钟后再试，或用验证码登录`, wait);
  };
  const needsCaptcha = (key: string) => recentFailures.wait(key) > 0;
  /** Opens the session, or asks for the second factor of the account first. */
  const enter = async (account: AccountRow, key: string, origin: Origin): Promise<Login> => {
    if (!(await second.isOn(account.id))) return succeed(account, key, origin);
    // The password was right: whoever types it is no guesser.
    failuresOfAsker.forget(`${key}\0${addressBucket(origin.ip)}`);
    recentFailures.forget(key);
    const token = await proofs.newLink('second', key, account.id, secondLife);
    await record('login.first', account.id, key, 'ok', origin);
    throw badInput('请输入验证器显示的验证码', { captcha: false, second: token });
  };
  const succeed = async (account: AccountRow, key: string, origin: Origin): Promise<Login> => {
    failuresOfAsker.forget(`${key}\0${addressBucket(origin.ip)}`);
    recentFailures.forget(key);
    const { token, expiresAt } = await sessions.open(account.id, origin);
    await record('login', account.id, key, 'ok', origin);
    return { token, expiresAt, account };
  };
  const isWaiting = (account: AccountRow | undefined): account is AccountRow =>
    account !== undefined && !account.disabled && account.activated_at === null;
  const mayEnter = (account: AccountRow | undefined): account is AccountRow =>
    account !== undefined && !account.disabled && account.activated_at !== null;

  return {
    /**
     * @throws {Refusal} the same one for an unknown account, a wrong password and a disabled account (SEC-01); one of its
     * own for the right password of an account that is not activated; 429 when there were too many.
     */
    login: async (email: string, password: string, answer: Answer, origin: Origin): Promise<Login> => {
      const key = emailKey(email);
      const address = addressBucket(origin.ip);
      const own = `${key}\0${address}`;
      refuseWhenTooMany(own, address);
      if (needsCaptcha(key) && !captcha.check(answer.captcha_id, answer.captcha)) {
        throw unsolved(answer.captcha);
      }
      // Counted before the slow check, so that parallel guesses cannot overtake the limit.
      failuresOfAsker.count(own);
      recentFailures.count(key);
      const account = await accounts.findByEmail(email);
      const matches = await checkPassword(account?.password_hash, password);
      if (matches && isWaiting(account)) {
        // Who knows the password may know that the account exists (SEC-01), and is no guesser.
        failuresOfAsker.forget(`${key}\0${addressBucket(origin.ip)}`);
        recentFailures.forget(key);
        await record('login', account.id, key, 'refused', origin);
        throw badInput('账号还没有激活，请打开激活邮件中的链接，或重新发送激活邮件', {
          captcha: false,
          activation: true,
        });
      }
      if (!matches || !mayEnter(account)) {
        failuresOfAddress.count(address);
        await record('login', account?.id ?? '', key, 'refused', origin);
        throw badInput('账号或密码错误', { captcha: needsCaptcha(key) });
      }
      if (isOutdated(account.password_hash)) await accounts.setPassword(account.id, await hashPassword(password));
      return enter(account, key, origin);
    },

    /**
     * The second step of a login: a code of the device, or a recovery code, with what the first step answered.
     * @throws {Refusal} for a wrong code, after which another may be tried; for a first step that is over.
     */
    loginSecond: async (pending: string, code: string, origin: Origin): Promise<Login> => {
      const proof = await proofs.peekLink('second', pending);
      const account = proof ? await accounts.get(proof.account_id) : undefined;
      if (!proof || !mayEnter(account)) throw badInput('登录已超时，请重新输入密码', { over: true });
      const used = await second.use(account.id, code, `${account.id}\0${addressBucket(origin.ip)}`);
      if (!used) {
        await record('login.second', account.id, proof.address_key, 'refused', origin);
        throw second.wrongCode();
      }
      if (!(await proofs.useLink('second', pending))) throw badInput('登录已超时，请重新输入密码', { over: true });
      if (used === 'recovery') await record('second-factor.recovered', account.id, '', 'ok', origin);
      return succeed(account, proof.address_key, origin);
    },

    /**
     * Mails a login code; to an address that cannot log in a mail that says why. The answer is the same for every
     * address (SEC-06).
     */
    sendCode: async (email: string, answer: Answer, origin: Origin): Promise<Sent> => {
      const key = emailKey(email);
      limits.take({ ...answer, addressKey: key, purpose: 'login', ip: origin.ip });
      const account = await accounts.findByEmail(email);
      const { code, ticket } = await proofs.newCode('login', key, account?.id ?? '');
      await post.send(loginMail(account, email, code));
      await record('code.login', account?.id ?? '', key, 'ok', origin);
      return { ticket, resend_after: resendAfter };
    },

    /**
     * Logs in with a mailed code, also while the account is locked: the code proves more than a password. It proves the
     * address as well as the link of the activation mail does, so it activates the account too.
     * @throws {Refusal} The same for a wrong code and an address without an account.
     */
    loginByCode: async (email: string, ticket: string, code: string, origin: Origin): Promise<Login> => {
      const key = emailKey(email);
      const address = addressBucket(origin.ip);
      const wait = failuresOfAddress.wait(address);
      if (wait > 0) throw tooMany(`登录失败次数过多，请 ${Math.ceil(wait / 60)} 分钟后再试`, wait);
      const proof = await proofs.useCode('login', key, ticket, code);
      const account = proof?.account_id ? await accounts.get(proof.account_id) : undefined;
      if (isWaiting(account)) await accounts.activate(account.id, clock.now());
      else if (!mayEnter(account)) {
        failuresOfAddress.count(address);
        await record('login', proof?.account_id ?? '', key, 'refused', origin);
        throw badInput('验证码错误或已过期，请重新获取');
      }
      return enter(account, key, origin);
    },

    /** Ends the session of a token; an unknown token is no error. */
    logout: async (token: string | null, origin: Origin): Promise<void> => {
      const accountId = token ? await sessions.close(token) : null;
      if (accountId) await record('logout', accountId, '', 'ok', origin);
    },

    /** @returns whether today's login was counted now. */
    countDailyLogin: (accountId: string): Promise<boolean> =>
      database.transaction().execute(async (transaction) => {
        const today = localDay(clock.now());
        const counted = await createAccounts(transaction).countDailyLogin(accountId, today);
        if (counted) await ledger.award(transaction, accountId, 'daily-login', { occasion: today });
        return counted;
      }),
  };
}
