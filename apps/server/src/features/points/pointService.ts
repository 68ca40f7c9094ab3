import type { PointEntry } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { localDay, toTime } from '../../platform/clock.ts';
import type { PointEntryRow } from '../../platform/database/schema/points.ts';
import { createNotifications } from '../../platform/notifications/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { lotsIn, type Ledger } from './ledger/ledger.ts';
import { entriesOf, hasEntry, listEntries, listRules } from './ledger/repository.ts';

/** Entries that follow from no rule of the staff. */
const ownTitles: Readonly<Record<string, string>> = {
  redeem: '积分兑换',
  refund: '积分退还',
  expire: '积分到期',
  adjust: '人工调整',
};
/** Whose occasion is the account itself, so that they are given once. */
const onceOnly = new Set(['register', 'invited']);
const shownAhead = 60 * day;

export type PointService = ReturnType<typeof createPointService>;

/** The points of an account as it sees them, and what must happen to them by itself. */
export function createPointService(
  platform: Pick<Platform, 'clock' | 'database' | 'live' | 'log' | 'post'>,
  ledger: Ledger,
) {
  const { clock, database, log } = platform;

  const titlesOf = async () =>
    new Map([
      ...Object.entries(ownTitles),
      ...(await listRules(database)).map(({ id, title }) => [id, title] as const),
    ]);
  const present = (row: PointEntryRow, titles: ReadonlyMap<string, string>): PointEntry => ({
    id: row.id,
    number: row.number,
    title: titles.get(row.rule) ?? '积分',
    note: row.note,
    link: row.link,
    amount: Number(row.amount),
    balance_after: Number(row.balance_after),
    expires_at: row.expires_at === null ? null : toTime(Number(row.expires_at)),
    created_at: toTime(Number(row.created_at)),
  });

  return {
    balance: async (accountId: string) => {
      const { balance } = await database.transaction().execute((transaction) => ledger.open(transaction, accountId));
      const entries = await entriesOf(database, accountId);
      const sum = (rows: readonly PointEntryRow[]) => rows.reduce((all, { amount }) => all + Number(amount), 0);
      const soon = lotsIn(entries).filter(({ expires_at }) => (expires_at ?? Infinity) <= clock.now() + shownAhead);
      const days = [...new Set(soon.map(({ expires_at }) => expires_at!))];
      // What came back was not earned a second time, and was not spent.
      const back = sum(entries.filter(({ rule }) => rule === 'refund'));
      return {
        balance,
        earned: sum(entries.filter(({ amount }) => amount > 0)) - back,
        spent: -sum(entries.filter(({ amount, rule }) => amount < 0 && rule !== 'expire')) - back,
        expiring: days.map((at) => ({
          at: toTime(at),
          amount: soon.filter(({ expires_at }) => expires_at === at).reduce((all, { left }) => all + left, 0),
        })),
      };
    },

    list: async (accountId: string, filter: { kind: 'all' | 'gain' | 'loss'; limit: number; offset: number }) => {
      const titles = await titlesOf();
      const { rows, total } = await listEntries(database, accountId, filter);
      return { items: rows.map((row) => present(row, titles)), total };
    },

    rules: async (accountId: string) => {
      const today = localDay(clock.now());
      const isDone = (rule: string) =>
        onceOnly.has(rule)
          ? entriesOf(database, accountId).then((rows) => rows.some((row) => row.rule === rule))
          : rule === 'daily-login' || rule === 'feedback'
            ? hasEntry(database, accountId, rule, today)
            : Promise.resolve(false);
      const rules = (await listRules(database)).filter(({ amount }) => amount > 0);
      return Promise.all(
        rules.map(async ({ amount, help, id, link, months, title }) => ({
          id,
          title,
          help,
          amount,
          months,
          link,
          done: await isDone(id),
        })),
      );
    },

    /** Takes away what has expired, and tells owners of what will. */
    sweep: async (): Promise<void> => {
      for (const accountId of await ledger.due(database)) {
        try {
          const warning = await database.transaction().execute((transaction) => ledger.settle(transaction, accountId));
          if (warning)
            await createNotifications(platform).notify(accountId, {
              type: 'system',
              title: `${warning.amount} 积分将在 ${localDay(warning.at - 1)} 后到期`,
              content: '到期的积分不能再使用。可以兑换存储空间，或兑换优惠券用于报价',
              link: '/support/points-exchange',
            });
        } catch (error) {
          log.error({ err: error, accountId }, 'points could not be settled');
        }
      }
    },
  };
}
