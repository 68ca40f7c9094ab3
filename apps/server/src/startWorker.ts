import { readConfig } from './config.ts';
import { ConfigError } from './configError.ts';
import { openFilters } from './features/filters/index.ts';
import { registerSources } from './features/sources.ts';
import { createRunScheduler } from './features/flows/index.ts';
import { createTaskQueue } from './features/tasks/index.ts';
import { relayLive } from './platform/live/relayLive.ts';
import { createLog } from './platform/log.ts';
import { openPlatform } from './platform/openPlatform.ts';
import { createJobRunner } from './runner/runJob.ts';

export type RunningWorker = {
  readonly slots: number;
  /** Returns running tasks to the queue. */
  stop(): Promise<void>;
};

/**
 * Starts a process that only runs tasks, beside a server: the same queue on PostgreSQL, the same data folder (shared
 * between machines by a network file system), the same version of the program.
 * @throws {ConfigError} Without PostgreSQL: SQLite belongs to one process.
 */
export async function startWorker(env: Readonly<Record<string, string | undefined>>): Promise<RunningWorker> {
  const config = readConfig(env);
  if (!config.databaseUrl)
    throw new ConfigError(
      '任务进程需要与服务共用 PostgreSQL，请设置 DATABASE_URL；使用内置数据库时，任务由服务自己运行',
    );
  if (config.taskSlots === 0) throw new ConfigError('PANOME_TASK_SLOTS 为 0 时任务进程无事可做，请设为 1 或更大');
  const log = createLog(config.logLevel);
  const platform = await openPlatform({ config, log, structure: 'expect' });
  const endRelay = relayLive(platform.live, config.databaseUrl, log);
  registerSources(platform);
  const filters = openFilters(platform);
  const { close, runJob } = createJobRunner(config.taskSlots, config.taskThreads);
  const queue = createTaskQueue(platform, runJob);
  const scheduler = createRunScheduler(platform, queue);
  await queue.dispatcher.start();
  await scheduler.start();
  const stop = async () => {
    await queue.dispatcher.stop();
    await scheduler.stop();
    close();
    filters.close();
    await endRelay();
    await platform.database.destroy();
  };
  return { slots: config.taskSlots, stop };
}
