import { hour } from '@panome/contract/durations';
import { badInput, tooMany } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { createWindowLimit } from '../../platform/limits/windowLimit.ts';
import { createAccounts, emailKey } from '../auth/index.ts';
import { isAbroad } from './abroad.ts';

/** The receiver of a share: an address, and its account if there is one. */
export type Receiver = {
  readonly email: string;
  readonly key: string;
  /** Empty when the address has no account. */ readonly id: string;
  readonly abroad: boolean;
};

const mostAnHour = 100;

export const humanDataStays = () => badInput('项目含人类遗传相关数据，按规定不能分享给境外账号');

/** Turns addresses into receivers and limits how many addresses an account may write to. */
export function createReceivers({ clock, database }: Pick<Platform, 'clock' | 'database'>) {
  const accounts = createAccounts(database);
  const sent = createWindowLimit({ clock, limit: mostAnHour, windowMs: hour });

  const receiverOf = async (email: string): Promise<Receiver> => {
    const account = await accounts.findByEmail(email);
    // An account that is not activated may be swept away, so the share is bound to the address only.
    const id = account && account.activated_at !== null ? account.id : '';
    return {
      email,
      key: emailKey(email),
      id,
      abroad: account ? isAbroad((JSON.parse(account.profile) as { country?: string }).country ?? '') : false,
    };
  };

  return {
    /** @throws {Refusal} 400 for oneself, 429 for more than a hundred addresses an hour. */
    of: async (
      owner: { readonly id: string; readonly email: string },
      emails: readonly string[],
    ): Promise<Receiver[]> => {
      const unique = new Map(emails.map((email) => [emailKey(email), email]));
      if (unique.has(emailKey(owner.email))) throw badInput('不能分享给自己，请填写其他人的邮箱');
      const wait = sent.wait(owner.id);
      if (wait > 0) throw tooMany('分享过于频繁，请稍后再试', wait);
      for (let index = 0; index < unique.size; index += 1) sent.count(owner.id);
      return Promise.all([...unique.values()].map(receiverOf));
    },
    isAbroad: async (accountId: string): Promise<boolean> =>
      isAbroad((JSON.parse((await accounts.get(accountId)).profile) as { country?: string }).country ?? ''),
  };
}
