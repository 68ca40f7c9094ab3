import { sql } from 'kysely';
import { addNodes } from './addNodes.ts';
import type { Migration } from './migration.ts';

/** Services with promotions and quotes; points with what they are earned and spent on; invitations. */
export const shop: Migration = {
  version: 18,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .alterTable('account')
      .addColumn('extra_bytes', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();

    await schema
      .createTable('point_account')
      .addColumn('account_id', 'text', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
      .addColumn('balance', 'bigint', (c) => c.notNull())
      .addColumn('entries', 'integer', (c) => c.notNull())
      .addColumn('warned_until', 'bigint', (c) => c.notNull())
      .addCheckConstraint('point_account_not_below_zero', sql`balance >= 0`)
      .execute();
    await schema
      .createTable('point_entry')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('rule', 'text', (c) => c.notNull())
      .addColumn('occasion', 'text', (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('balance_after', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint')
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('link', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('point_entry_once', ['account_id', 'rule', 'occasion'])
      .addUniqueConstraint('point_entry_order', ['account_id', 'number'])
      .execute();
    await schema
      .createTable('point_rule')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('help', 'text', (c) => c.notNull())
      .addColumn('amount', 'integer', (c) => c.notNull())
      .addColumn('months', 'integer', (c) => c.notNull())
      .addColumn('link', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('reward')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('summary', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('price', 'integer', (c) => c.notNull())
      .addColumn('stock', 'integer')
      .addColumn('most_each', 'integer', (c) => c.notNull())
      .addColumn('bytes', 'bigint', (c) => c.notNull())
      .addColumn('off_fen', 'bigint', (c) => c.notNull())
      .addColumn('least_fen', 'bigint', (c) => c.notNull())
      .addColumn('valid_days', 'integer', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('redemption')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('reward_id', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('price', 'integer', (c) => c.notNull())
      .addColumn('bytes', 'bigint', (c) => c.notNull())
      .addColumn('off_fen', 'bigint', (c) => c.notNull())
      .addColumn('least_fen', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('redemption_of').on('redemption').columns(['account_id', 'created_at']).execute();
    await schema
      .createTable('invite_code')
      .addColumn('account_id', 'text', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
      .addColumn('code', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('invite')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('inviter_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('invitee_id', 'text', (c) => c.notNull().unique().references('account.id').onDelete('cascade'))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('settled_at', 'bigint')
      .execute();
    await schema.createIndex('invite_of').on('invite').column('inviter_id').execute();

    await schema
      .createTable('goods_category')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('summary', 'text', (c) => c.notNull())
      .addColumn('html', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('goods')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('category_id', 'text', (c) => c.notNull())
      .addColumn('family', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('summary', 'text', (c) => c.notNull())
      .addColumn('html', 'text', (c) => c.notNull())
      .addColumn('facts', 'text', (c) => c.notNull())
      .addColumn('prices', 'text', (c) => c.notNull())
      .addColumn('on_sale', 'integer', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('promotion')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('summary', 'text', (c) => c.notNull())
      .addColumn('html', 'text', (c) => c.notNull())
      .addColumn('goods', 'text', (c) => c.notNull())
      .addColumn('rule', 'text', (c) => c.notNull())
      .addColumn('starts_at', 'bigint', (c) => c.notNull())
      .addColumn('ends_at', 'bigint', (c) => c.notNull())
      .addColumn('most_each', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('quote')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('number', 'text', (c) => c.notNull().unique())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('goods_id', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('samples', 'integer', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('total_fen', 'bigint', (c) => c.notNull())
      .addColumn('promotion_id', 'text', (c) => c.notNull())
      .addColumn('coupon_id', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('contact', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('sample_form_id', 'text', (c) => c.notNull())
      .addColumn('submit_key', 'text')
      .addColumn('valid_until', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('sent_at', 'bigint')
      .addColumn('answered_at', 'bigint')
      .addUniqueConstraint('quote_once', ['owner_id', 'submit_key'])
      .execute();
    await schema.createIndex('quote_of').on('quote').columns(['owner_id', 'created_at']).execute();

    await addNodes(transaction, 'User', [
      { id: 'shop', name: '商城', mark: '', actions: ['query', 'add', 'delete', 'download'], children: [] },
      { id: 'point', name: '积分', mark: '', actions: ['query', 'add'], children: [] },
    ]);
  },
};
