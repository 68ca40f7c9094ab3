import type { Migration } from './migration.ts';

/** Goods that are exchanged for points have to be sent to somebody. */
export const rewardOrders: Migration = {
  version: 27,
  up: async ({ schema }) => {
    await schema
      .createTable('reward_order')
      .addColumn('redemption_id', 'text', (c) => c.primaryKey().references('redemption.id').onDelete('cascade'))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('carrier', 'text', (c) => c.notNull())
      .addColumn('tracking', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('sent_at', 'bigint')
      .execute();
    await schema.createIndex('reward_order_state').on('reward_order').column('state').execute();
  },
};
