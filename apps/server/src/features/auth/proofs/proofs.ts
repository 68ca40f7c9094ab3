import { createHmac, randomInt } from 'node:crypto';
import { minute } from '@panome/contract/durations';
import type { ProofRow } from '../../../platform/database/schema/accounts.ts';
import { newToken } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';

const codeLife = 5 * minute;
const codeTries = 5;
/** Codes of one purpose for one address that count at a time. */
const codesAtOnce = 5;

export type CodePurpose = 'login' | 'register' | 'email' | 'phone';
/** `second` is a login whose password was right and whose second factor is still missing. */
export type LinkPurpose = 'activate' | 'reset' | 'second';

export type Proofs = ReturnType<typeof createProofs>;

/**
 * Proofs that somebody reads the mail of an address or the SMS of a number: six digits to type, or a link to open. Only
 * a keyed hash is stored, so that a copy of the database is of no use; each proof counts once.
 */
export function createProofs({ clock, config, database }: Platform) {
  const hashOf = (purpose: string, secret: string) =>
    createHmac('sha256', config.secret).update(`${purpose}\0${secret}`).digest('hex');
  const insert = (row: Pick<ProofRow, 'id' | 'purpose' | 'address_key' | 'account_id' | 'secret_hash'>, life: number) =>
    database
      .insertInto('proof')
      .values({ ...row, tries: 0, created_at: clock.now(), expires_at: clock.now() + life })
      .execute();
  const voidOlder = (purpose: string, addressKey: string) =>
    database.deleteFrom('proof').where('purpose', '=', purpose).where('address_key', '=', addressKey).execute();
  const keepNewest = async (purpose: string, addressKey: string) => {
    const older = await database
      .selectFrom('proof')
      .select('id')
      .where('purpose', '=', purpose)
      .where('address_key', '=', addressKey)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .offset(codesAtOnce - 1)
      .execute();
    const ids = older.map(({ id }) => id);
    if (ids.length > 0) await database.deleteFrom('proof').where('id', 'in', ids).execute();
  };
  const alive = (purpose: LinkPurpose, token: string) =>
    database
      .selectFrom('proof')
      .selectAll()
      .where('purpose', '=', purpose)
      .where('secret_hash', '=', hashOf(purpose, token))
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();

  return {
    /**
     * Makes a code for one purpose, one address and one request (SEC-05); the ticket names the request. A few codes of
     * an address count at a time, each with its own request: somebody else's request voids nobody's code.
     */
    newCode: async (
      purpose: CodePurpose,
      addressKey: string,
      accountId: string,
    ): Promise<{ ticket: string; code: string }> => {
      const ticket = newToken();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await keepNewest(purpose, addressKey);
      await insert(
        {
          id: ticket,
          purpose,
          address_key: addressKey,
          account_id: accountId,
          secret_hash: hashOf(purpose, `${ticket}\0${code}`),
        },
        codeLife,
      );
      return { ticket, code };
    },

    /** Uses up a code. @returns its row, or null when it is wrong, over, already used, or was guessed at five times. */
    useCode: async (
      purpose: CodePurpose,
      addressKey: string,
      ticket: string,
      code: string,
    ): Promise<ProofRow | null> => {
      const row = await database
        .updateTable('proof')
        .set((old) => ({ tries: old('tries', '+', 1) }))
        .where('id', '=', ticket)
        .where('purpose', '=', purpose)
        .where('address_key', '=', addressKey)
        .where('tries', '<', codeTries)
        .where('expires_at', '>', clock.now())
        .returningAll()
        .executeTakeFirst();
      if (!row || row.secret_hash !== hashOf(purpose, `${ticket}\0${code}`)) return null;
      const used = await database.deleteFrom('proof').where('id', '=', ticket).returning('id').executeTakeFirst();
      return used ? row : null;
    },

    /** Makes a link for one account. Older links of the address become void. */
    newLink: async (purpose: LinkPurpose, addressKey: string, accountId: string, life: number): Promise<string> => {
      const token = newToken();
      await voidOlder(purpose, addressKey);
      await insert(
        {
          id: newToken(),
          purpose,
          address_key: addressKey,
          account_id: accountId,
          secret_hash: hashOf(purpose, token),
        },
        life,
      );
      return token;
    },

    /** Checks a link without using it up. */
    peekLink: alive,

    /** Uses up a link; of two simultaneous uses only one gets the row. */
    useLink: async (purpose: LinkPurpose, token: string): Promise<ProofRow | null> => {
      const row = await alive(purpose, token);
      if (!row) return null;
      const used = await database.deleteFrom('proof').where('id', '=', row.id).returning('id').executeTakeFirst();
      return used ? row : null;
    },

    /** Voids every link and code of an account, after its password or address changed. */
    voidAll: async (accountId: string): Promise<void> => {
      await database.deleteFrom('proof').where('account_id', '=', accountId).execute();
    },

    sweep: async (): Promise<void> => {
      await database
        .deleteFrom('proof')
        .where('expires_at', '<', clock.now() - 60 * minute)
        .execute();
    },
  };
}
