import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReportSection } from '@panome/contract';
import { ChildFailure } from '../../platform/child/index.ts';
import type { TaskRow } from '../../platform/database/schema/tasks.ts';
import type { Platform } from '../../platform/platform.ts';
import { syncPath } from '../../platform/storage/syncPath.ts';
import { systemFailure } from '../../platform/queue/afterCrash.ts';
import type { TaskOutcome, TaskRunContext, TaskRunner } from '../../platform/queue/taskRunner.ts';
import type { ReportJob } from '../../runner/job.ts';
import type { JobRunner } from '../../runner/runJob.ts';
import { failureOf } from '../../runner/failureOf.ts';
import { runtimeScript } from '../../runner/runtimeScript.ts';
import { resultsFolder } from '../../results/resultFolder.ts';
import type { FindTask, Reports } from './reports.ts';

type Dependencies = {
  readonly platform: Pick<Platform, 'clock' | 'config' | 'log'>;
  readonly findTask: FindTask;
  readonly reports: Reports;
  readonly runJob: JobRunner;
};

export const reportPath = (dataFolder: string, task: Pick<TaskRow, 'result_path'>) =>
  join(resultsFolder(dataFolder), task.result_path);

/**
 * Makes the HTML of a report from its last saved revision, in a file of this attempt that is published by one rename.
 */
export function createReportRunner({
  platform: { clock, config, log },
  reports,
  runJob,
  findTask,
}: Dependencies): TaskRunner {
  const root = resultsFolder(config.dataFolder);

  async function citedResults(sections: readonly ReportSection[], ownerId: string): Promise<ReportJob['results']> {
    const ids = [...new Set(sections.flatMap((section) => (section.kind === 'text' ? [] : [section.task_id])))];
    const rows = await Promise.all(ids.map(findTask));
    return Object.fromEntries(
      rows.flatMap((row) =>
        row && row.owner_id === ownerId && row.result_path
          ? [[row.id, { name: row.name, dir: join(root, row.result_path) }]]
          : [],
      ),
    );
  }

  async function attempt(task: TaskRow, { progress, signal }: TaskRunContext): Promise<TaskOutcome> {
    const row = await reports.find(task.report_id);
    if (!row)
      return {
        state: 'failed',
        failure: { ...systemFailure(task.id), class: 'parameter', what: '报告已被删除', remedy: '请新建一份报告' },
      };
    const sections = JSON.parse(row.sections) as ReportSection[];
    const resultPath = join(task.id, `attempt-${task.attempt}.html`);
    const work = join(root, 'tmp', `${task.id}-${task.attempt}.html`);
    await mkdir(dirname(work), { recursive: true });
    await rm(work, { force: true });
    const answer = await runJob(
      {
        kind: 'report',
        title: row.title,
        author: row.author,
        summary: row.summary,
        sections,
        results: await citedResults(sections, row.owner_id),
        madeAt: clock.now(),
        runtimePath: runtimeScript(config.portalFolder),
        outPath: work,
      },
      { signal, onProgress: progress },
    );
    if (!answer.ok) return { state: 'failed', failure: failureOf(answer, task) };
    const target = join(root, resultPath);
    await rm(dirname(target), { recursive: true, force: true });
    await mkdir(dirname(target), { recursive: true });
    await syncPath(work);
    await rename(work, target);
    await syncPath(dirname(target));
    await syncPath(root);
    await reports.setSize(task.report_id, task.id, (await stat(target)).size);
    return { state: 'succeeded', resultPath };
  }

  return (task, context) =>
    attempt(task, context).catch((error: unknown): TaskOutcome => {
      if (!(error instanceof ChildFailure)) throw error;
      log.error({ error, task: task.id }, 'a report child gave no answer');
      return { state: 'crashed', reason: error.reason };
    });
}
