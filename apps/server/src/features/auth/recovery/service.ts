import { minute } from '@panome/contract/durations';
import { localTimeWithZone } from '../../../platform/clock.ts';
import { badInput } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashPassword } from '../../../platform/sessions/passwords.ts';
import { maskEmail } from '../../../platform/sealing/masks.ts';
import { mails } from '../mails.ts';
import { recordIn, type Origin } from '../../../platform/access/origin.ts';
import { refuseWeak } from '../passwordRules.ts';
import type { Proofs } from '../proofs/proofs.ts';
import { resendAfter, type SendLimits } from '../proofs/sendLimits.ts';
import { emailKey, type Accounts } from '../repository.ts';

type Answer = { readonly captcha_id?: string | undefined; readonly captcha?: string | undefined };
type Needs = { readonly accounts: Accounts; readonly proofs: Proofs; readonly limits: SendLimits };

const life = 30 * minute;
const over = () => badInput('链接已失效或已使用，请重新申请重设密码');

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/** Recovery of a forgotten password by a mailed link, which is valid once and for half an hour (SEC-18). */
export function createRecoveryService(platform: Platform, { accounts, limits, proofs }: Needs) {
  const { clock, config, post, sessions } = platform;
  const record = recordIn(platform);

  return {
    sendLink: async (email: string, answer: Answer, origin: Origin) => {
      const key = emailKey(email);
      limits.take({ ...answer, addressKey: key, purpose: 'reset', ip: origin.ip });
      const account = await accounts.findByEmail(email);
      const known = account !== undefined && !account.disabled;
      const token = await proofs.newLink('reset', key, known ? account.id : '', known ? life : 0);
      await (known ? post.send : post.pretend)(mails.reset(account?.email ?? email, token));
      await record('code.reset', account?.id ?? '', key, 'ok', origin);
      return { resend_after: resendAfter };
    },

    /** Checks the link without using it up: mail scanners and the page itself may check often. */
    check: async (token: string): Promise<{ valid: boolean; email: string }> => {
      const proof = await proofs.peekLink('reset', token);
      return proof
        ? { valid: true, email: maskEmail((await accounts.get(proof.account_id)).email) }
        : { valid: false, email: '' };
    },

    /** @throws {Refusal} 400 for an expired link, or for a weak password (the link then stays valid). */
    reset: async (token: string, password: string, origin: Origin): Promise<{ email: string }> => {
      const peeked = await proofs.peekLink('reset', token);
      if (!peeked) throw over();
      const account = await accounts.get(peeked.account_id);
      refuseWeak(password, config.passwordMin, [account.email, account.name]);
      const passwordHash = await hashPassword(password);
      // The link is used up last, so that a failure before does not cost it; of two simultaneous uses only
      // one succeeds.
      if (!(await proofs.useLink('reset', token))) throw over();
      await accounts.setPassword(account.id, passwordHash);
      // Whoever can read the mail has proved to own the address, so this activates the account too.
      await accounts.activate(account.id, clock.now());
      await proofs.voidAll(account.id);
      await sessions.closeAll(account.id);
      await post.send(mails.passwordChanged(account.email, localTimeWithZone(clock.now())));
      await record('password.reset', account.id, '', 'ok', origin);
      return { email: account.email };
    },
  };
}
