import { yuanOf } from '@panome/contract/money';
import type { QuoteRow } from '../../../platform/database/schema/shop.ts';
import { createNotifications } from '../../../platform/notifications/notifications.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateOf } from './present.ts';
import { changeQuote, quoteOfNumber, quotesWaiting } from './repository.ts';

export type QuoteCase = QuoteRow & { readonly email: string; readonly owner_name: string };

/** Quotes as the provider's staff sees them. */
export function createQuoteDesk(platform: Platform) {
  const { clock, database } = platform;
  return {
    /** What was sent and waits, longest first; with `answered`, what was answered. */
    list: async (state: 'sent' | 'answered') =>
      (await quotesWaiting(database, [state])).map((row) => ({
        row,
        expired: stateOf(row, clock.now()) === 'expired',
      })),

    find: (number: string): Promise<QuoteCase | undefined> => quoteOfNumber(database, number.trim().toUpperCase()),

    /** Answers a quote that was sent, or answers it anew, and tells the customer. */
    answer: async (row: QuoteCase, markdown: string): Promise<void> => {
      await changeQuote(database, row.id, row.state, {
        state: 'answered',
        answer: markdown,
        answered_at: clock.now(),
      });
      await createNotifications(platform).notify(row.owner_id, {
        type: 'system',
        title: `报价单 ${row.number} 已答复`,
        content: `“${row.title}”${yuanOf(Number(row.total_fen))}，请查看客户经理的答复`,
        link: `/shop/goods-detail?id=${row.goods_id}&quote=${row.id}`,
      });
    },
  };
}
