import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Actor } from '../../platform/access/actor.ts';
import type { TaskRow } from '../../platform/database/schema/tasks.ts';
import type { Platform } from '../../platform/platform.ts';
import { safeFileName } from '../../platform/safeFileName.ts';
import { SourceFault, type SourceKind } from '../../platform/sources/index.ts';
import { readDocument, resultsFolder } from '../../results/resultFolder.ts';
import { readTableId, type TableId } from '../../results/tableId.ts';
import type { JobRunner } from '../../runner/runJob.ts';
import type { TaskRepository } from './taskRepository.ts';

/** Raised when views are written in another way. */
const viewVersion = 1;
const gone = () => new SourceFault({ what: '任务的结果已不存在', remedy: '请重新选择数据表', unknown: true });

type Dependencies = {
  readonly platform: Pick<Platform, 'config' | 'views'>;
  readonly tasks: Pick<TaskRepository, 'find'>;
  readonly runJob: JobRunner;
};
type Found = { readonly task: TaskRow; readonly dir: string; readonly name: string } & TableId;

/**
 * A table of an own result as an input, whole or the rows and columns that an edge takes. Its CSV is made in a child
 * process when it is first read, and kept by what decides its bytes.
 */
export function createTableSource({ platform: { config, views }, runJob, tasks }: Dependencies): SourceKind {
  const find = async (actor: Actor, rest: string, running = false): Promise<Found> => {
    const wanted = readTableId(rest);
    const task = wanted && (await tasks.find(wanted.taskId));
    if (!wanted || !task || task.owner_id !== actor.id || task.kind !== 'tool' || task.state !== 'succeeded')
      throw gone();
    if (task.deleted_at !== null && !running) throw gone();
    const dir = join(resultsFolder(config.dataFolder), task.result_path);
    const { tables } = await readDocument(dir);
    const meta = tables.find(({ id }) => id === wanted.table);
    if (!meta) throw new SourceFault({ what: `“${task.name}”的结果中没有这张表`, remedy: '请重新选择数据表' });
    return { ...wanted, task, dir, name: `${safeFileName(`${task.name}-${meta.title}`).slice(0, 150)}.csv` };
  };

  return {
    nameOf: async (actor, rest, { running }) => (await find(actor, rest, running)).name,
    open: async (actor, rest, { running }) => {
      const { dir, edge, name, table, task } = await find(actor, rest, running);
      const key = createHash('sha256')
        .update(JSON.stringify([viewVersion, task.result_path, table, edge]))
        .digest('hex');
      const view = await views.get(key, async (outPath) => {
        const answer = await runJob({ kind: 'view', dir, table, edge, outPath });
        if (answer.ok) return;
        const [first] = answer.problems;
        throw new SourceFault({
          what: first?.what ?? '表格中没有可用的数据',
          remedy: first?.remedy ?? '请检查筛选条件',
        });
      });
      return { ...view, name, key: `view-${key}`, reading: {} };
    },
  };
}
