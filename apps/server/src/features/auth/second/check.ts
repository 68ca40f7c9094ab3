import { createHmac, randomInt } from 'node:crypto';
import { hour, minute } from '@panome/contract/durations';
import { badInput, tooMany } from '../../../platform/http/refusal.ts';
import { createWindowLimit } from '../../../platform/limits/windowLimit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createSecondFactorRows } from './repository.ts';
import { stepOf } from './totp.ts';

const recoveryCodes = 10;
/** Without the letters and digits that are taken for each other. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const halfLength = 5;

const half = () => Array.from({ length: halfLength }, () => letters[randomInt(letters.length)]).join('');
/** As it is compared: without spaces and strokes, in capitals. */
const plainOf = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** What binds a sealed secret to its account. */
export const sealedFor = (accountId: string): string => `second-factor ${accountId}`;

export type SecondCheck = ReturnType<typeof createSecondCheck>;

/** Checks codes of devices and recovery codes; each counts once. */
export function createSecondCheck({ clock, config, database, sealer }: Platform) {
  const rows = createSecondFactorRows(database);
  // A code is six digits: few tries in a while, whoever makes them.
  const wrongOnes = createWindowLimit({ clock, limit: 10, windowMs: 10 * minute });
  const wrongInAll = createWindowLimit({ clock, limit: 50, windowMs: hour });
  const hashOf = (accountId: string, code: string) =>
    createHmac('sha256', config.secret)
      .update(`recovery\0${accountId}\0${plainOf(code)}`)
      .digest('hex');

  return {
    rows,
    isOn: async (accountId: string): Promise<boolean> => ((await rows.find(accountId))?.confirmed_at ?? null) !== null,

    /** Ten new recovery codes, of which only hashes are kept: `K7QXM-3RT9W`. */
    newRecovery: async (accountId: string): Promise<string[]> => {
      const codes = Array.from({ length: recoveryCodes }, () => `${half()}-${half()}`);
      await rows.putRecovery(
        accountId,
        codes.map((code) => hashOf(accountId, code)),
      );
      return codes;
    },

    /**
     * Uses up a code of the device, or a recovery code.
     * @param from - Who tries, such as the account with the address of the client.
     * @returns what it was, or null when it is wrong or was used before.
     * @throws {Refusal} 429 after too many wrong ones.
     */
    use: async (accountId: string, code: string, from: string): Promise<'device' | 'recovery' | null> => {
      const wait = Math.max(wrongOnes.wait(from), wrongInAll.wait(accountId));
      if (wait > 0) throw tooMany(`验证码错误次数过多，请 ${Math.ceil(wait / 60)} 分钟后再试`, wait);
      wrongOnes.count(from);
      wrongInAll.count(accountId);
      const row = await rows.find(accountId);
      if (!row) return null;
      const plain = plainOf(code);
      if (/^\d{6}$/.test(plain)) {
        const step = stepOf(sealer.openText(row.secret, sealedFor(accountId)), plain, clock.now());
        if (step === null || !(await rows.useStep(accountId, step))) return null;
      } else if (!(await rows.useRecovery(accountId, hashOf(accountId, plain)))) return null;
      wrongOnes.forget(from);
      return plain.length === 6 ? 'device' : 'recovery';
    },

    /** What a wrong code is answered with, wherever it was typed. */
    wrongCode: () => badInput('验证码错误或已经用过，请等验证器显示下一个'),
  };
}
