import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { day, hour } from '@panome/contract/durations';
import { createNotifications } from '../../platform/notifications/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { resultsFolder } from '../../results/resultFolder.ts';
import { createProjectScope } from '../projects/index.ts';
import { createGroupingOf } from '../schemes/index.ts';
import type { TaskQueue } from '../tasks/index.ts';
import { createRecognise } from './binding/recognise.ts';
import { createSourceReader } from './binding/sourceReader.ts';
import { createPlan } from './planning/plan.ts';
import { createPrepareRun } from './planning/prepareRun.ts';
import { createRoleReader } from './planning/readRoles.ts';
import { createPresentStep } from './present/presentStep.ts';
import { registerFlows } from './routes.ts';
import { createCompareRuns } from './runs/compareRuns.ts';
import { createRunReport } from './runs/runReport.ts';
import { createRunRepository } from './runs/runRepository.ts';
import { createRunService } from './runs/runService.ts';
import { createScheduler, type Scheduler } from './runs/scheduler.ts';
import { createStepDetail } from './runs/stepDetail.ts';
import { createStepRepository } from './runs/stepRepository.ts';
import { createShownRuns } from './shown/shownRuns.ts';
import { createProjectsOfModule } from './versions/projectsOfModule.ts';
import { createVersionService } from './versions/versionService.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Carries runs of flows on. */
    runScheduler: Scheduler;
  }
}

/** Carries runs on beside a queue of tasks, in the server and in workers. */
export const createRunScheduler = (platform: Platform, queue: TaskQueue): Scheduler =>
  createScheduler({ platform, queue, notifications: createNotifications(platform) });

/** Flows: the standard analyses of families of omics, what they can do with somebody's data, and their runs. */
export async function flowsFeature(app: FastifyInstance): Promise<void> {
  const { platform, tables, taskQueue } = app;
  const { clock, config, database, log, sources } = platform;
  const root = resultsFolder(config.dataFolder);
  const scope = createProjectScope(platform);
  const runs = createRunRepository(database);
  const steps = createStepRepository(database);
  const presentStep = createPresentStep(root);
  const readSource = createSourceReader(platform, createGroupingOf(platform, tables)).read;
  const readRoles = createRoleReader({ sources, tables });
  const recognise = createRecognise({ sources, tables });
  const prepare = createPrepareRun({ readSource, recognise, readRoles });
  const scheduler = createRunScheduler(platform, taskQueue);
  const service = createRunService({
    platform,
    runs,
    steps,
    scope,
    scheduler,
    prepare,
    presentStep,
    abort: (id) => taskQueue.dispatcher.abort(id),
  });
  registerFlows(app, {
    service,
    plan: createPlan(prepare, runs),
    stepDetail: createStepDetail({
      sources,
      service,
      steps,
      tasks: taskQueue.tasks,
      presentTask: taskQueue.service.present,
      presentStep,
    }),
    compare: createCompareRuns({ service, steps, presentStep }),
    report: createRunReport({ service, steps, reports: taskQueue.reports, presentStep }),
    shown: createShownRuns({
      downloads: taskQueue.downloads,
      looks: taskQueue.looks,
      now: () => clock.now(),
      presentStep,
      root,
      runs,
      scope,
      service,
      steps,
    }),
    versions: createVersionService({ readSource, recognise, readRoles }),
    projectsOf: createProjectsOfModule(platform, scope, recognise),
  });

  const sweep = async () => {
    const unused = await taskQueue.tasks.unused(await runs.purge(clock.now() - config.trashDays * day));
    for (const path of unused) await rm(join(root, path), { recursive: true, force: true });
  };
  const sweeping = setInterval(
    () => void sweep().catch((error: unknown) => log.error({ error }, 'the trash of runs was not swept')),
    hour,
  );
  sweeping.unref();
  await scheduler.start();
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await scheduler.stop();
  });
  app.decorate('runScheduler', scheduler);
}

export { flowCorpus } from './flowCorpus.ts';
