import { day, hour } from '@panome/contract/durations';
import { limits as rules } from '@panome/contract/limits';
import { badInput, conflict } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashPassword } from '../../../platform/sessions/passwords.ts';
import { createLedger, type invitesOf } from '../../points/index.ts';
import { mails } from '../mails.ts';
import { recordIn, type Origin } from '../../../platform/access/origin.ts';
import { refuseWeak } from '../passwordRules.ts';
import type { Proofs } from '../proofs/proofs.ts';
import { resendAfter, type SendLimits } from '../proofs/sendLimits.ts';
import { createAccounts, emailKey, type Accounts } from '../repository.ts';

type Answer = { readonly captcha_id?: string | undefined; readonly captcha?: string | undefined };
type NewPerson = {
  readonly email: string;
  readonly ticket: string;
  readonly verify_code: string;
  readonly password: string;
  readonly name: string;
  readonly phone: string;
  readonly invite?: string | undefined;
};
type Needs = {
  readonly accounts: Accounts;
  readonly proofs: Proofs;
  readonly limits: SendLimits;
  readonly invites: ReturnType<typeof invitesOf>;
};

const keptUnactivated = 7 * day;

export type RegistrationService = ReturnType<typeof createRegistrationService>;

/** Registration: a code proves the address, and the link of a second mail activates the account within 24 hours. */
export function createRegistrationService(platform: Platform, { accounts, invites, limits, proofs }: Needs) {
  const { clock, config, database, post } = platform;
  const ledger = createLedger(platform);
  const record = recordIn(platform);
  const mailLink = async (id: string, email: string, name: string) =>
    post.send(
      mails.activate(email, name, await proofs.newLink('activate', emailKey(email), id, rules.activationHours * hour)),
    );

  return {
    sendCode: async (email: string, answer: Answer, origin: Origin) => {
      const key = emailKey(email);
      limits.take({ ...answer, addressKey: key, purpose: 'register', ip: origin.ip });
      const account = await accounts.findByEmail(email);
      const { code, ticket } = await proofs.newCode('register', key, account?.id ?? '');
      await post.send(account ? mails.hasAccount(account.email) : mails.code(email, '注册全组学云账号', code));
      await record('code.register', account?.id ?? '', key, 'ok', origin);
      return { ticket, resend_after: resendAfter };
    },

    /**
     * @throws {Refusal} 400 for a wrong code or a weak password (the code then stays valid); 409 for an address that
     * has an account.
     */
    register: async ({ email, invite, name, password, phone, ticket, verify_code }: NewPerson, origin: Origin) => {
      const key = emailKey(email);
      refuseWeak(password, config.passwordMin, [email, name]);
      if (!(await proofs.useCode('register', key, ticket, verify_code)))
        throw badInput('验证码错误或已过期，请重新获取');
      const passwordHash = await hashPassword(password);
      const id = await database.transaction().execute(async (transaction) => {
        const account = { email, name, passwordHash, profile: { phone }, activatedAt: null };
        const added = await createAccounts(transaction).add(account, clock.now());
        if (added && invite) await invites.register(transaction, added, invite, origin);
        return added;
      });
      if (!id) throw conflict('此邮箱已经注册，请直接登录，或找回密码');
      await mailLink(id, email, name);
      await record('register', id, key, 'ok', origin);
      return { email };
    },

    /** @throws {Refusal} when the link is expired, used or voided by a newer one. */
    activate: async (token: string, origin: Origin) => {
      const proof = await proofs.useLink('activate', token);
      if (!proof) throw badInput('激活链接已失效或已使用：如果账号已激活，请直接登录；否则请重新发送激活邮件');
      const account = await accounts.get(proof.account_id);
      await database.transaction().execute(async (transaction) => {
        // What is given for an account is given with its activation, or not at all.
        if (!(await createAccounts(transaction).activate(account.id, clock.now()))) return;
        await ledger.award(transaction, account.id, 'register', { occasion: 'account', link: '/about-user' });
        await invites.activate(transaction, account.id, origin);
      });
      await record('activate', account.id, '', 'ok', origin);
      return { email: account.email };
    },

    /** The answer is the same for unknown, not activated and active addresses. */
    resend: async (email: string, answer: Answer, origin: Origin) => {
      const key = emailKey(email);
      limits.take({ ...answer, addressKey: key, purpose: 'activate', ip: origin.ip });
      const account = await accounts.findByEmail(email);
      if (account && account.activated_at === null) await mailLink(account.id, account.email, account.name);
      else await post.pretend(mails.activate(email, '', await proofs.newLink('activate', key, '', 0)));
      return { resend_after: resendAfter };
    },

    sweep: () => accounts.removeUnactivated(clock.now() - keptUnactivated),
  };
}
