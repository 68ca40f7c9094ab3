import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TaskRow } from '../../platform/database/schema/tasks.ts';
import type { Platform } from '../../platform/platform.ts';
import { createDispatcher, type Dispatcher } from '../../platform/queue/dispatcher.ts';
import type { JobRunner } from '../../runner/runJob.ts';
import { createReportRunner, createReports, type Reports } from '../reports/index.ts';
import { createNotifications } from '../../platform/notifications/notifications.ts';
import { announceEnd } from './announceEnd.ts';
import { resultsFolder } from '../../results/resultFolder.ts';
import { createToolRunner } from './runTask.ts';
import { createSubmission, type Submission } from './submission.ts';
import { createTableSource } from './tableSource.ts';
import { taskRepository, type TaskRepository } from './taskRepository.ts';

export type TaskQueue = {
  readonly dispatcher: Dispatcher;
  readonly reports: Reports;
  readonly submission: Submission;
  readonly tasks: TaskRepository;
  /** Whoever carries runs on is told here of each of their tasks that has ended. */
  readonly onRunTaskEnd: (listener: (task: TaskRow) => void) => void;
  /** What follows from the end of a task. */
  readonly end: (task: TaskRow) => Promise<void>;
};

/** Builds the queue with everything its tasks need, for the server and for workers. The queue is not started. */
export function createTaskQueue(platform: Platform, runJob: JobRunner): TaskQueue {
  const { clock, config, database, live, log } = platform;
  const tasks = taskRepository(database);
  const reports = createReports({ platform, findTask: tasks.find, wake: () => dispatcher.wake() });
  const submission = createSubmission({ platform, tasks });
  platform.sources.register('table', createTableSource({ platform, tasks, runJob }));
  const runTool = createToolRunner({ platform, submission, tasks, runJob });
  const runReport = createReportRunner({ platform, findTask: tasks.find, reports, runJob });
  const announce = announceEnd(createNotifications(platform), reports);
  const listeners: ((task: TaskRow) => void)[] = [];
  // A run tells of its own end.
  const end = async (task: TaskRow) => {
    if (task.run_id === '') return announce(task);
    listeners.forEach((listener) => listener(task));
  };
  const dispatcher = createDispatcher({
    database,
    clock,
    log,
    live,
    run: (task, context) => (task.kind === 'report' ? runReport : runTool)(task, context),
    onEnd: end,
    discard: (path) => rm(join(resultsFolder(config.dataFolder), path), { recursive: true, force: true }),
    slots: config.taskSlots,
    alone: config.databaseUrl === undefined,
  });
  const onRunTaskEnd = (listener: (task: TaskRow) => void) => void listeners.push(listener);
  return { dispatcher, end, onRunTaskEnd, reports, submission, tasks };
}
