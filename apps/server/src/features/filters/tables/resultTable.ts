import { join } from 'node:path';
import { nearestNames } from '@panome/analysis/rules';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/open.ts';
import { badInput, conflict, notFound } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readDocument, resultsFolder } from '../../../results/resultFolder.ts';
import { tableIdOf } from '../../../results/tableId.ts';
import { findTask } from './taskRepository.ts';

type Found = {
  readonly source_id: string;
  readonly id: string;
  readonly title: string;
  readonly rows: number;
  readonly columns: string[];
};
export type FindResultTable = (actor: Actor, taskId: string, title: string) => Promise<Found>;

/** Finds a table of an own result by its title or id, as the source that filters and tools name it by. */
export const createFindResultTable =
  ({ config, database }: Pick<Platform, 'config'> & { readonly database: Database }): FindResultTable =>
  async (actor, taskId, title) => {
    const task = await findTask(database, taskId);
    if (!task) throw notFound();
    authorize(actor, 'task:read', task);
    if (task.state !== 'succeeded' || task.kind !== 'tool') throw conflict('任务还没有结果，请等任务完成后再筛选');
    const { tables } = await readDocument(join(resultsFolder(config.dataFolder), task.result_path));
    const found = tables.find((table) => table.title === title || table.id === title);
    if (!found) {
      const titles = tables.map((table) => table.title);
      const near = nearestNames(title, titles);
      throw badInput(`结果中没有名为“${title}”的表，可用的有：${(near.length > 0 ? near : titles).join('、')}`);
    }
    const { columns, id, rows } = found;
    return {
      source_id: tableIdOf({ from: 'step', step: taskId, table: id }),
      id,
      title: found.title,
      rows,
      columns: columns.map(({ name }) => name),
    };
  };
