import type { PointRuleId } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { localDay, type Clock } from '../../../platform/clock.ts';
import type { PointEntryRow } from '../../../platform/database/schema/points.ts';
import { newId } from '../../../platform/ids.ts';
import { endOfMonth, lotsOf, type Lot } from './lots.ts';
import {
  accountsWithExpiry,
  addEntry,
  entriesOf,
  findRule,
  hasEntry,
  lockPoints,
  setWarned,
  type Db,
  type Held,
} from './repository.ts';

type Booking = {
  readonly rule: string;
  /** Once for each account and rule. */
  readonly occasion: string;
  readonly amount: number;
  readonly note: string;
  readonly link?: string;
  readonly expires_at?: number | null;
};
type Cause = { readonly occasion: string; readonly note?: string; readonly link?: string };

/** How long before the end the owner is told. */
const warnedBefore = 30 * day;

export type Ledger = ReturnType<typeof createLedger>;

export const lotsIn = (entries: readonly PointEntryRow[]): Lot[] =>
  lotsOf(entries.map((row) => ({ ...row, lot: row.rule === 'expire' ? row.occasion : undefined })));

/**
 * The ledger of points. Every booking is one transaction of its caller, locks the account first, and adds a row that
 * says the balance after it; nothing is ever changed or taken away.
 */
export function createLedger({ clock }: { readonly clock: Clock }) {
  const write = async (db: Db, accountId: string, held: Held, booking: Booking): Promise<Held> => {
    const { amount, expires_at = null, link = '', note, occasion, rule } = booking;
    const after = { ...held, balance: held.balance + amount, entries: held.entries + 1 };
    await addEntry(db, {
      id: newId(),
      account_id: accountId,
      number: after.entries,
      rule,
      occasion,
      amount,
      balance_after: after.balance,
      expires_at,
      note,
      link,
      created_at: clock.now(),
    });
    return after;
  };

  /** Takes away what has expired; one entry for each gain. */
  const expire = async (db: Db, accountId: string, held: Held): Promise<Held> => {
    const gone = lotsIn(await entriesOf(db, accountId)).filter(
      ({ expires_at }) => expires_at !== null && expires_at <= clock.now(),
    );
    let now = held;
    for (const { expires_at, id, left } of gone)
      now = await write(db, accountId, now, {
        rule: 'expire',
        occasion: id,
        amount: -left,
        note: `有效期至 ${localDay(expires_at! - 1)}`,
      });
    return now;
  };

  /** Locks the points of an account and brings them up to this moment. */
  const open = async (db: Db, accountId: string): Promise<Held> =>
    expire(db, accountId, await lockPoints(db, accountId));

  return {
    open,

    /**
     * Books once for its occasion.
     * @returns the balance, and whether it was booked now; a loss beyond the balance is not booked either.
     */
    book: async (db: Db, accountId: string, booking: Booking): Promise<{ balance: number; booked: boolean }> => {
      const held = await open(db, accountId);
      const known = await hasEntry(db, accountId, booking.rule, booking.occasion);
      if (known || held.balance + booking.amount < 0) return { balance: held.balance, booked: false };
      return { balance: (await write(db, accountId, held, booking)).balance, booked: true };
    },

    /** Gives what a rule says, once for its occasion; nothing when this deployment has no such rule. */
    award: async (db: Db, accountId: string, id: PointRuleId, cause: Cause): Promise<number> => {
      const rule = await findRule(db, id);
      if (!rule || rule.amount === 0) return 0;
      const held = await lockPoints(db, accountId);
      if (await hasEntry(db, accountId, id, cause.occasion)) return 0;
      await write(db, accountId, held, {
        rule: id,
        amount: rule.amount,
        note: '',
        expires_at: rule.months === 0 ? null : endOfMonth(clock.now(), rule.months),
        ...cause,
      });
      return rule.amount;
    },

    /** Accounts of which something has expired, or will so soon that the owner is told. */
    due: (db: Db) => accountsWithExpiry(db, clock.now() + warnedBefore),

    /**
     * Takes away what has expired.
     * @returns what the owner must be told of: points that expire within 30 days and were not announced.
     */
    settle: async (db: Db, accountId: string): Promise<{ at: number; amount: number } | null> => {
      const held = await open(db, accountId);
      const soon = lotsIn(await entriesOf(db, accountId)).filter(
        ({ expires_at }) =>
          expires_at !== null && expires_at > held.warned_until && expires_at <= clock.now() + warnedBefore,
      );
      if (soon.length === 0) return null;
      const at = Math.max(...soon.map(({ expires_at }) => expires_at!));
      await setWarned(db, accountId, at);
      return { at, amount: soon.reduce((sum, { left }) => sum + left, 0) };
    },
  };
}
