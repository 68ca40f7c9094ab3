import type { Database } from '../../../platform/database/open.ts';
import type { LearningRow } from '../../../platform/database/schema/academy.ts';

export type Piece = { readonly kind: 'article' | 'video'; readonly id: string };

/** How far accounts have come. */
export const learningRepository = (database: Database) => {
  const of = (ownerId: string) => database.selectFrom('learning').selectAll().where('owner_id', '=', ownerId);
  return {
    find: (ownerId: string, { id, kind }: Piece) =>
      of(ownerId).where('kind', '=', kind).where('item_id', '=', id).executeTakeFirst(),
    list: (ownerId: string) => of(ownerId).orderBy('updated_at', 'desc').limit(200).execute(),
    write: async ({ item_id, kind, owner_id, ...rest }: LearningRow): Promise<void> => {
      await database
        .insertInto('learning')
        .values({ item_id, kind, owner_id, ...rest })
        .onConflict((on) => on.columns(['owner_id', 'kind', 'item_id']).doUpdateSet(rest))
        .execute();
    },
    /** The newest finished task of a tool that is the account's own and no step of a flow. */
    newestTask: (ownerId: string, tool: string) =>
      database
        .selectFrom('task')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('tool_id', '=', tool)
        .where('kind', '=', 'tool')
        .where('run_id', '=', '')
        .where('state', '=', 'succeeded')
        .where('deleted_at', 'is', null)
        .orderBy('finished_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
  };
};
export type LearningRepository = ReturnType<typeof learningRepository>;
