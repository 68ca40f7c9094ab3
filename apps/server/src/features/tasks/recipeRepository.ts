import type { Database } from '../../platform/database/open.ts';
import type { RecipeRow, TaskRow } from '../../platform/database/schema/tasks.ts';

/** The recipes that accounts keep, and the tasks from which others are taken. */
export const createRecipeRepository = (database: Database) => ({
  /** Newest first. */
  saved: (ownerId: string): Promise<RecipeRow[]> =>
    database
      .selectFrom('recipe')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),

  /** What an account asked of tools last. */
  latestTasks: (ownerId: string, limit: number): Promise<Pick<TaskRow, 'id' | 'name' | 'form' | 'created_at'>[]> =>
    database
      .selectFrom('task')
      .select(['id', 'name', 'form', 'created_at'])
      .where('owner_id', '=', ownerId)
      .where('kind', '=', 'tool')
      .where('run_id', '=', '')
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** Keeps a recipe; one of the same name is replaced. */
  put: (row: RecipeRow): Promise<RecipeRow> =>
    database
      .insertInto('recipe')
      .values(row)
      .onConflict((on) =>
        on.columns(['owner_id', 'name']).doUpdateSet({ steps: row.steps, created_at: row.created_at }),
      )
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** @returns the ids of those that were the account's. */
  remove: async (ownerId: string, ids: readonly string[]): Promise<string[]> => {
    const deleted = await database
      .deleteFrom('recipe')
      .where('owner_id', '=', ownerId)
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    return deleted.map(({ id }) => id);
  },
});
