import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { day, hour } from '@panome/contract/durations';
import type { Dispatcher } from '../../platform/queue/dispatcher.ts';
import { createJobRunner, type JobRunner } from '../../runner/runJob.ts';
import { createFileKeeper } from '../files/index.ts';
import { registerReports } from '../reports/index.ts';
import { createChartExports } from './chartReport.ts';
import { createDownloads, type Downloads } from './downloads.ts';
import { createExamples } from './examples.ts';
import { registerRecipes } from './recipes.ts';
import { createResultLooks, type ResultLooks } from './resultLooks.ts';
import { registerResults } from './resultRoutes.ts';
import { resultsFolder } from '../../results/resultFolder.ts';
import { trimReadings } from './readings.ts';
import { sweepResults } from './runTask.ts';
import { registerTasks } from './routes.ts';
import type { LivePresenter } from './livePresenter.ts';
import { createTaskQueue, type TaskQueue } from './taskQueue.ts';
import { createTaskService, type TaskService } from './taskService.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs the queue of this process. */
    dispatcher: Dispatcher;
    /** The queue with what its tasks need, for features that put tasks into it. */
    taskQueue: TaskQueue & {
      readonly service: TaskService;
      readonly looks: ResultLooks;
      readonly downloads: Downloads;
    };
    /** Carries out jobs in capped child processes. */
    runJob: JobRunner;
    /** What open pages are told of a change, by the name of its event; others are passed on as they are. */
    livePresenters: Map<string, LivePresenter>;
  }
}

/** Tool tasks, their results, and reports: one queue, one life cycle. */
export async function tasksFeature(app: FastifyInstance, given?: { readonly runJob: JobRunner }): Promise<void> {
  const { platform } = app;
  const { clock, config, log } = platform;
  const own = given ? undefined : createJobRunner(config.taskSlots, config.taskThreads);
  const runJob = given?.runJob ?? own!.runJob;
  const keepFile = createFileKeeper(platform, app.space);
  const queue = createTaskQueue(platform, runJob);
  const { dispatcher, reports, submission, tasks } = queue;
  const service = createTaskService({
    platform,
    tasks,
    submission,
    runJob,
    wake: () => dispatcher.wake(),
    abort: (id) => dispatcher.abort(id),
    onCancel: async (task) => {
      if (task.kind === 'report') await reports.settle(task);
      if (task.run_id !== '') await queue.end(task);
    },
  });
  const looks = createResultLooks(runJob);
  const downloads = createDownloads(config.dataFolder, runJob, keepFile);
  app.decorate('runJob', runJob);
  app.decorate('livePresenters', new Map<string, LivePresenter>());
  registerTasks(app, { service, tasks, examples: createExamples(keepFile, service) });
  registerResults(app, {
    service,
    tasks,
    downloads,
    exportCharts: createChartExports(platform, runJob),
    looks,
  });
  registerReports(app, reports);
  registerRecipes(app);

  const sweepTrash = async () => {
    await reports.purge(clock.now() - config.trashDays * day);
    for (const path of await tasks.purge(clock.now() - config.trashDays * day))
      await rm(join(resultsFolder(config.dataFolder), path), { recursive: true, force: true });
    await trimReadings(config.dataFolder);
  };
  await sweepResults(config.dataFolder, config.databaseUrl === undefined);
  const sweeping = setInterval(
    () => void sweepTrash().catch((error: unknown) => log.error({ error }, 'the trash of tasks was not swept')),
    hour,
  );
  await reports.reconcile();
  await dispatcher.start();
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await dispatcher.stop();
    own?.close();
  });
  app.decorate('dispatcher', dispatcher);
  app.decorate('taskQueue', { ...queue, service, looks, downloads });
}

export { createTaskQueue, type TaskQueue };
export { presentTask } from './presentTask.ts';
export { withoutEdits } from './chartChanges.ts';
export type { Downloads } from './downloads.ts';
export type { ResultLooks } from './resultLooks.ts';
export type { TaskService } from './taskService.ts';
