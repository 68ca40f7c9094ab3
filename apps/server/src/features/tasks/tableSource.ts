import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Actor } from '../../platform/access/actor.ts';
import type { TaskRow } from '../../platform/database/schema/tasks.ts';
import type { Platform } from '../../platform/platform.ts';
import { safeFileName } from '../../platform/safeFileName.ts';
import { SourceFault, type Asked, type Source, type SourceKind } from '../../platform/sources/index.ts';
import { readDocument, resultsFolder } from '../../results/resultFolder.ts';
import { partsOf, readTableId } from '../../results/tableId.ts';
import type { JobFile, TableEdge } from '../../runner/job.ts';
import type { JobRunner } from '../../runner/runJob.ts';
import { readingsFolder } from './readings.ts';
import type { TaskRepository } from './taskRepository.ts';

/** Raised when views are written in another way. */
const viewVersion = 1;
const gone = () => new SourceFault({ what: '任务的结果已不存在', remedy: '请重新选择数据表', unknown: true });

type Dependencies = {
  readonly platform: Pick<Platform, 'config' | 'sources' | 'views'>;
  readonly tasks: Pick<TaskRepository, 'find'>;
  readonly runJob: JobRunner;
};
type Found = {
  readonly edge: TableEdge;
  /** Every task that the edge reads, by its id. */
  readonly tasks: ReadonlyMap<string, TaskRow>;
  readonly name: string;
};

const fileOf = ({ name, path, reading }: Source): JobFile => ({ path, name, ...reading });

/**
 * A table of an own result as an input, whole or what an edge takes of it. Its CSV is made in a child process when it is
 * first read, and kept by what decides its bytes.
 */
export function createTableSource({ platform: { config, sources, views }, runJob, tasks }: Dependencies): SourceKind {
  const dirOf = ({ result_path: path }: TaskRow) => join(resultsFolder(config.dataFolder), path);

  const taskOf = async (actor: Actor, id: string, { running }: Asked): Promise<TaskRow> => {
    const task = await tasks.find(id);
    if (task?.owner_id !== actor.id || task.kind !== 'tool' || task.state !== 'succeeded') throw gone();
    if (task.deleted_at !== null && !running) throw gone();
    return task;
  };

  const find = async (actor: Actor, rest: string, asked: Asked): Promise<Found> => {
    const edge = readTableId(rest);
    if (!edge) throw gone();
    const found = new Map<string, TaskRow>();
    for (const id of partsOf(edge).tasks) found.set(id, await taskOf(actor, id, asked));
    const task = found.get(edge.step)!;
    const meta = (await readDocument(dirOf(task))).tables.find(({ id }) => id === edge.table);
    if (!meta) throw new SourceFault({ what: `“${task.name}”的结果中没有这张表`, remedy: '请重新选择数据表' });
    return { edge, tasks: found, name: `${safeFileName(`${task.name}-${meta.title}`).slice(0, 150)}.csv` };
  };

  /** Equal for edges that take the same of the same results, in whichever tasks they are. */
  const keyOf = ({ edge, tasks: found }: Found, files: ReadonlyMap<string, Source>): string => {
    const results = [...found].map(([id, task]) => [id, task.result_path] as const);
    const contents = [...files].map(([id, source]) => [id, source.sha256] as const);
    const known = new Map<string, string>([...results, ...contents]);
    const text = JSON.stringify(edge, (field, value: unknown) =>
      (field === 'step' || field === 'role') && typeof value === 'string' ? (known.get(value) ?? value) : value,
    );
    return createHash('sha256')
      .update(JSON.stringify([viewVersion, text]))
      .digest('hex');
  };

  return {
    nameOf: async (actor, rest, asked) => (await find(actor, rest, asked)).name,
    open: async (actor, rest, asked) => {
      const found = await find(actor, rest, asked);
      const files = new Map<string, Source>();
      for (const id of partsOf(found.edge).sources) files.set(id, await sources.open(actor, id, asked));
      const key = keyOf(found, files);
      const view = await views.get(key, async (outPath) => {
        const answer = await runJob({
          kind: 'view',
          edge: found.edge,
          dirs: Object.fromEntries([...found.tasks].map(([id, task]) => [id, dirOf(task)])),
          files: Object.fromEntries([...files].map(([id, source]) => [id, fileOf(source)])),
          readings: readingsFolder(config.dataFolder),
          outPath,
        });
        if (answer.ok) return;
        const [first] = answer.problems;
        throw new SourceFault({
          code: first?.code ?? '',
          what: first?.what ?? '表格中没有可用的数据',
          remedy: first?.remedy ?? '请检查筛选条件',
        });
      });
      return { ...view, name: found.name, key: `view-${key}`, reading: {} };
    },
  };
}
