import type { Database } from '../../../platform/database/open.ts';
import type { TaskRow } from '../../../platform/database/schema/tasks.ts';

/** The task whose result is asked for. */
export const findTask = (database: Database, id: string): Promise<TaskRow | undefined> =>
  database.selectFrom('task').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
