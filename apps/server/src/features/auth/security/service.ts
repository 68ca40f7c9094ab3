import { minute } from '@panome/contract/durations';
import { localTimeWithZone } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { badInput, conflict, notFound, tooMany } from '../../../platform/http/refusal.ts';
import { createWindowLimit } from '../../../platform/limits/windowLimit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { maskEmail, maskPhone } from '../../../platform/sealing/masks.ts';
import { checkPassword, hashPassword } from '../../../platform/sessions/passwords.ts';
import { mails } from '../mails.ts';
import { recordIn, type Origin } from '../../../platform/access/origin.ts';
import { refuseWeak } from '../passwordRules.ts';
import type { Profile } from '../present.ts';
import type { Proofs } from '../proofs/proofs.ts';
import { resendAfter, type SendLimits } from '../proofs/sendLimits.ts';
import { emailKey, type Accounts } from '../repository.ts';
import { isMailKind, mailSwitchesOf } from '../../../platform/notifications/mailSwitches.ts';

type Needs = { readonly accounts: Accounts; readonly proofs: Proofs; readonly limits: SendLimits };
type Changes = { readonly [K in 'name' | keyof Profile]?: (K extends keyof Profile ? Profile[K] : string) | undefined };
type Answer = { readonly captcha_id?: string | undefined; readonly captcha?: string | undefined };
type NewPhone = {
  readonly phone: string;
  readonly ticket: string;
  readonly verify_code: string;
  readonly password: string;
};
type NewEmail = {
  readonly email: string;
  readonly ticket: string;
  readonly verify_code: string;
  readonly password: string;
};

export type SecurityService = ReturnType<typeof createSecurityService>;

/** What the owner of an account changes about it, and where it is signed in. */
export function createSecurityService(platform: Platform, { accounts, limits, proofs }: Needs) {
  const { clock, config, post, sessions } = platform;
  const record = recordIn(platform);
  const wrongPasswords = createWindowLimit({ clock, limit: 10, windowMs: 10 * minute });

  /** Makes sure that the owner of the account is at the keyboard, not somebody who found an open session. */
  const reauthenticate = async (actor: Actor, password: string, words: string) => {
    const wait = wrongPasswords.wait(actor.id);
    if (wait > 0) throw tooMany(`密码错误次数过多，请 ${Math.ceil(wait / 60)} 分钟后再试`, wait);
    const account = await accounts.get(actor.id);
    wrongPasswords.count(actor.id);
    if (!(await checkPassword(account.password_hash, password))) throw badInput(words);
    wrongPasswords.forget(actor.id);
    return account;
  };

  return {
    /** @throws {Refusal} with these words for a wrong password; 429 after too many. */
    reauthenticate,
    account: accounts.get,

    update: async (actor: Actor, { name, ...changes }: Changes): Promise<void> => {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      await accounts.changeProfile(actor.id, given, name);
    },

    /** @throws {Refusal} 400 for a wrong old password or a weak new one. */
    changePassword: async (actor: Actor, oldPassword: string, password: string, origin: Origin): Promise<void> => {
      const account = await reauthenticate(actor, oldPassword, '原密码错误');
      if (oldPassword === password) throw badInput('新密码与原密码相同，请换一个');
      refuseWeak(password, config.passwordMin, [account.email, account.name]);
      await accounts.setPassword(actor.id, await hashPassword(password));
      await proofs.voidAll(actor.id);
      await sessions.closeAll(actor.id, actor.sessionId);
      await post.send(mails.passwordChanged(account.email, localTimeWithZone(clock.now())));
      await record('password.change', actor.id, '', 'ok', origin);
    },

    /** Sends a code to the new mail address. */
    sendEmailCode: async (actor: Actor, { email, ...answer }: { readonly email: string } & Answer, origin: Origin) => {
      const key = emailKey(email);
      limits.take({ addressKey: key, purpose: 'email', ip: origin.ip, ...answer });
      const taken = await accounts.findByEmail(email);
      const { code, ticket } = await proofs.newCode('email', key, actor.id);
      await post.send(taken ? mails.hasAccount(taken.email) : mails.code(email, '更换登录邮箱', code));
      return { ticket, resend_after: resendAfter };
    },

    changeEmail: async (
      actor: Actor,
      { email, password, ticket, verify_code }: NewEmail,
      origin: Origin,
    ): Promise<void> => {
      const account = await reauthenticate(actor, password, '登录密码错误');
      const proof = await proofs.useCode('email', emailKey(email), ticket, verify_code);
      if (proof?.account_id !== actor.id) throw badInput('验证码错误或已过期，请重新获取');
      if (!(await accounts.setEmail(actor.id, email))) throw conflict('此邮箱已有账号，请换一个');
      await proofs.voidAll(actor.id);
      await post.send(mails.emailChanged(account.email, maskEmail(email), localTimeWithZone(clock.now())));
      await record('email.change', actor.id, '', 'ok', origin);
    },

    /** Sends a code to the new phone number. */
    sendPhoneCode: async (actor: Actor, { phone, ...answer }: { readonly phone: string } & Answer, origin: Origin) => {
      limits.take({ addressKey: phone, purpose: 'phone', ip: origin.ip, ...answer });
      const { code, ticket } = await proofs.newCode('phone', phone, actor.id);
      await post.send(mails.phoneCode(phone, code));
      return { ticket, resend_after: resendAfter };
    },

    /** SEC-12: requires the password and a code sent to the new number, and informs the mail address of the account. */
    changePhone: async (
      actor: Actor,
      { password, phone, ticket, verify_code }: NewPhone,
      origin: Origin,
    ): Promise<void> => {
      const account = await reauthenticate(actor, password, '登录密码错误');
      const proof = await proofs.useCode('phone', phone, ticket, verify_code);
      if (proof?.account_id !== actor.id) throw badInput('验证码错误或已过期，请重新获取');
      await accounts.changeProfile(actor.id, { phone });
      await post.send(mails.phoneChanged(account.email, maskPhone(phone), localTimeWithZone(clock.now())));
      await record('phone.change', actor.id, '', 'ok', origin);
    },

    mailSwitches: async (actor: Actor) => mailSwitchesOf((await accounts.get(actor.id)).mail_switches),

    switchMail: async (actor: Actor, key: string, enabled: boolean): Promise<void> => {
      if (!isMailKind(key)) throw notFound();
      const { mail_switches } = await accounts.get(actor.id);
      await accounts.setMailSwitches(actor.id, {
        ...(JSON.parse(mail_switches) as Record<string, boolean>),
        [key]: enabled,
      });
    },

    sessions: (actor: Actor) => sessions.list(actor.id),

    /** Ends one session, or all but this one. @returns how many ended. */
    endSessions: async (actor: Actor, id: string | undefined, origin: Origin): Promise<number> => {
      if (id !== undefined && !(await sessions.closeOne(actor.id, id))) throw notFound();
      const ended = id === undefined ? await sessions.closeAll(actor.id, actor.sessionId) : 1;
      await record('session.end', actor.id, id ?? 'others', 'ok', origin);
      return ended;
    },
  };
}
