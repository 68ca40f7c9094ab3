import type { TaskRow } from '../../../platform/database/schema/tasks.ts';
import type { Db } from '../catalogue/repository.ts';

/** How many of the newest tasks are looked through for pilots. */
const looked = 100;

const finished = (db: Db, ownerId: string) =>
  db
    .selectFrom('task')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'tool')
    .where('state', '=', 'succeeded')
    .where('deleted_at', 'is', null);

/** The newest finished tasks of an account that are no step of a run. */
export const finishedTasks = (db: Db, ownerId: string): Promise<TaskRow[]> =>
  finished(db, ownerId).where('run_id', '=', '').selectAll().orderBy('created_at', 'desc').limit(looked).execute();

export const finishedTask = (db: Db, ownerId: string, id: string): Promise<TaskRow | undefined> =>
  finished(db, ownerId).where('id', '=', id).selectAll().executeTakeFirst();
