import type { StaffDelay } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { localDay, toTime } from '../../../platform/clock.ts';
import type { Told } from '../../../platform/notifications/notifications.ts';
import type { Platform } from '../../../platform/platform.ts';
import { delayRepository as rows, type DelayRow } from './repository.ts';
import { tellOwner } from './tellOwner.ts';

type Answer = { readonly granted: boolean; readonly days: number; readonly answer: string };

export const presentDelay = (row: DelayRow): StaffDelay => ({
  id: row.id,
  contract_id: row.contract_id,
  contract_number: row.number,
  contract_title: row.title,
  email: row.email,
  days: row.days,
  reason: row.reason,
  original_until: row.original_until === null ? null : toTime(row.original_until),
  state: row.state as StaffDelay['state'],
  answer: row.answer,
  created_at: toTime(row.created_at),
});

/** Requests for a longer delay of the deletion of original data, as the provider's staff sees them. */
export function createDelayDesk(platform: Platform) {
  const { clock, database } = platform;

  /** When the originals would be deleted: counted from today when they have expired, since a late answer gives time. */
  const untilOf = ({ original_until }: DelayRow, days: number) => {
    const now = clock.now();
    return Math.max(now, original_until ?? now) + days * day;
  };
  /** What the customer reads of an answer. */
  const outcomeOf = (row: DelayRow, { answer, days, granted }: Answer): string =>
    granted
      ? `延期 ${days} 天，到 ${localDay(untilOf(row, days))}${answer ? `：${answer}` : ''}`
      : `不能延期${answer ? `：${answer}` : ''}`;

  return {
    find: (id: string) => rows.find(database, id),
    page: (state: string | undefined, window: { limit: number; offset: number }) => rows.page(database, state, window),
    outcomeOf,

    /** @returns how the customer was told; undefined when it was answered meanwhile. */
    answer: async (row: DelayRow, given: Answer): Promise<Told | undefined> => {
      const { answer, days, granted } = given;
      const done = await rows.answer(
        database,
        row,
        { state: granted ? 'granted' : 'refused', days: granted ? days : row.days, answer },
        { now: clock.now(), until: granted ? untilOf(row, days) : null },
      );
      if (!done) return undefined;
      return tellOwner(
        platform,
        row.owner_id,
        { id: row.contract_id, number: row.number },
        `合同 ${row.number} 的延期申请已答复`,
        `原始数据${outcomeOf(row, given)}`,
      );
    },
  };
}
