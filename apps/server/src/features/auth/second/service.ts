import { localTimeWithZone, toTime } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { recordIn, type Origin } from '../../../platform/access/origin.ts';
import { badInput, conflict } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mails } from '../mails.ts';
import type { Accounts } from '../repository.ts';
import type { SecurityService } from '../security/service.ts';
import { sealedFor, type SecondCheck } from './check.ts';
import { newSecret, uriOf } from './totp.ts';

type Needs = {
  readonly accounts: Accounts;
  readonly check: SecondCheck;
  readonly reauthenticate: SecurityService['reauthenticate'];
};
const wrongPassword = '登录密码错误';

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/** What the owner of an account does about the second factor of the login (decision 053). */
export function createSecondFactorService(platform: Platform, { accounts, check, reauthenticate }: Needs) {
  const { clock, config, post, sealer, sessions } = platform;
  const { rows } = check;
  const record = recordIn(platform);
  /** The roles of an account that count only with a second factor. */
  const needing = async (accountId: string): Promise<boolean> => {
    const { roles } = await accounts.get(accountId);
    return (JSON.parse(roles) as string[]).some((role) => config.secondFactorRoles.includes(role));
  };
  const proven = async (actor: Actor, password: string, code: string, origin: Origin): Promise<void> => {
    await reauthenticate(actor, password, wrongPassword);
    if (await check.use(actor.id, code, actor.id)) return;
    await record('second-factor.code', actor.id, '', 'refused', origin);
    throw check.wrongCode();
  };

  return {
    detail: async ({ id }: Actor) => {
      const row = await rows.find(id);
      const since = row?.confirmed_at ?? null;
      return {
        since: since === null ? null : toTime(since),
        required: await needing(id),
        recovery_left: since === null ? 0 : await rows.recoveryLeft(id),
      };
    },

    /** Makes a secret, which counts once a code of it was typed. */
    begin: async (actor: Actor, password: string) => {
      const { email } = await reauthenticate(actor, password, wrongPassword);
      const secret = newSecret();
      if (!(await rows.begin(actor.id, sealer.sealText(secret, sealedFor(actor.id)), clock.now())))
        throw conflict('两步验证已经启用，更换设备请先停用');
      return { secret, uri: uriOf(secret, email) };
    },

    /** Switches it on by the first code; every other session ends. */
    confirm: async (actor: Actor, code: string, origin: Origin): Promise<{ recovery_codes: string[] }> => {
      const row = await rows.find(actor.id);
      if (!row) throw badInput('请先输入密码，获取新的密钥');
      if (row.confirmed_at !== null) throw conflict('两步验证已经启用');
      if ((await check.use(actor.id, code, actor.id)) !== 'device') throw check.wrongCode();
      await rows.confirm(actor.id, clock.now());
      const codes = await check.newRecovery(actor.id);
      await sessions.closeAll(actor.id, actor.sessionId);
      await post.send(mails.secondFactor(actor.email, '启用', localTimeWithZone(clock.now())));
      await record('second-factor.on', actor.id, '', 'ok', origin);
      return { recovery_codes: codes };
    },

    /** New recovery codes; the old ones count no more. */
    renew: async (actor: Actor, password: string, code: string, origin: Origin) => {
      await proven(actor, password, code, origin);
      await record('second-factor.recovery', actor.id, '', 'ok', origin);
      return { recovery_codes: await check.newRecovery(actor.id) };
    },

    end: async (actor: Actor, password: string, code: string, origin: Origin): Promise<void> => {
      await proven(actor, password, code, origin);
      await rows.remove(actor.id);
      await post.send(mails.secondFactor(actor.email, '停用', localTimeWithZone(clock.now())));
      await record('second-factor.off', actor.id, '', 'ok', origin);
    },
  };
}
