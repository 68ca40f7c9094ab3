import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { methodById, type MethodDefinition } from '@panome/analysis';
import { isUnfit } from '@panome/analysis/model';
import type { TaskForm, ToolInput } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { ChildFailure } from '../../platform/child/index.ts';
import type { TaskRow } from '../../platform/database/schema/tasks.ts';
import type { TaskOutcome, TaskRunContext, TaskRunner } from '../../platform/queue/taskRunner.ts';
import type { JobRunner } from '../../runner/runJob.ts';
import type { Platform } from '../../platform/platform.ts';
import { SourceFault } from '../../platform/sources/index.ts';
import { syncPath } from '../../platform/storage/syncPath.ts';
import { resultsFolder } from '../../results/resultFolder.ts';
import { failureOf, labelOf } from '../../runner/failureOf.ts';
import type { FilesByInput, Submission } from './submission.ts';
import { readingsFolder, trimReadings } from './readings.ts';
import { filesOf, storedForm } from './taskForm.ts';
import type { TaskRepository } from './taskRepository.ts';

type Dependencies = {
  readonly platform: Pick<Platform, 'clock' | 'config' | 'log' | 'sessions'>;
  readonly submission: Pick<Submission, 'file'>;
  readonly tasks: Pick<TaskRepository, 'addLog'>;
  readonly runJob: JobRunner;
};

/** @throws {Error} When the tool of the task no longer exists. */
function methodOf(toolId: string): MethodDefinition {
  const method = methodById(toolId);
  if (!method) throw new Error(`unknown method ${toolId}`);
  return method;
}

const failed = (
  { id }: TaskRow,
  where: string,
  { remedy, what }: { readonly what: string; readonly remedy: string },
): Extract<TaskOutcome, { state: 'failed' }> => ({
  state: 'failed',
  failure: { class: 'data', what, where, remedy, problems: [], request_id: id },
});

/** Runs a tool task in a folder of this attempt, which is then published by one rename (REL-06). */
export function createToolRunner({
  platform: { clock, config, log, sessions },
  runJob,
  submission,
  tasks,
}: Dependencies): TaskRunner {
  const root = resultsFolder(config.dataFolder);
  const workOf = ({ attempt: count, id }: TaskRow) => join(root, 'tmp', `${id}-${count}`);

  /** Asked again at each run: a share may have ended since the task was sent. */
  async function filesNow(
    task: TaskRow,
    form: TaskForm,
  ): Promise<{ found: FilesByInput } | Extract<TaskOutcome, { state: 'failed' }>> {
    const found: { [Input in ToolInput]?: FilesByInput[Input] } = {};
    const owner = await sessions.recall(task.owner_id);
    if (!owner) return failed(task, '', { what: '账号已停用，任务没有运行', remedy: '请联系平台管理员' });
    for (const [id, reference] of filesOf(methodOf(task.tool_id), form)) {
      try {
        found[id] = await submission.file(owner, reference, { running: true });
      } catch (error) {
        if (error instanceof SourceFault) return failed(task, labelOf(task.tool_id, id), error);
        throw error;
      }
    }
    return { found };
  }

  async function attempt(task: TaskRow, { progress, signal }: TaskRunContext): Promise<TaskOutcome> {
    const form = storedForm(task.form);
    const files = await filesNow(task, form);
    if ('failure' in files) return files;
    const work = workOf(task);
    await rm(work, { recursive: true, force: true });
    let lastStep = '';
    const onProgress = (step: string, fraction: number) => {
      progress(step, fraction);
      if (step === lastStep) return;
      lastStep = step;
      void tasks
        .addLog(task.id, clock.now(), step)
        .catch((error: unknown) => log.warn({ error, task: task.id }, 'a step was not logged'));
    };
    const answer = await runJob(
      {
        kind: 'run',
        methodId: task.tool_id,
        files: files.found,
        groups: form.inputs.groups,
        options: form.options,
        recipe: form.recipe,
        seed: form.seed,
        outDir: work,
        // The steps of a run read the same tables; a task alone reads its own once.
        ...(task.run_id !== '' && { readings: readingsFolder(config.dataFolder) }),
      },
      { signal, onProgress },
    );
    if (!answer.ok) {
      await rm(work, { recursive: true, force: true });
      const unfit = isUnfit(methodOf(task.tool_id), answer.problems);
      return { state: 'failed', failure: failureOf(answer, task), unfit };
    }
    const resultPath = join(task.id, `attempt-${task.attempt}`);
    const target = join(root, resultPath);
    // An earlier attempt may have published its folder and been killed before its row said so; nobody has seen
    // that folder.
    await rm(dirname(target), { recursive: true, force: true });
    await mkdir(dirname(target), { recursive: true });
    await rename(work, target);
    await syncPath(dirname(target));
    await syncPath(root);
    if (task.run_id !== '')
      trimReadings(config.dataFolder).catch((error: unknown) => log.warn({ error }, 'readings were not trimmed'));
    return { state: 'succeeded', resultPath };
  }

  return (task, context) =>
    attempt(task, context).catch(async (error: unknown): Promise<TaskOutcome> => {
      await rm(workOf(task), { recursive: true, force: true });
      if (!(error instanceof ChildFailure)) throw error;
      // The child of a cancelled task is killed on purpose, so that is not logged as an error.
      if (error.reason !== 'aborted') log.error({ error, task: task.id }, 'a task child gave no answer');
      return { state: 'crashed', reason: error.reason };
    });
}

/**
 * Removes files left by attempts that were killed.
 * @param alone - Whether no worker writes there; beside workers only files untouched for a day are removed.
 */
export async function sweepResults(dataFolder: string, alone: boolean): Promise<void> {
  const folder = join(resultsFolder(dataFolder), 'tmp');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (alone || Date.now() - mtimeMs > day) await rm(join(folder, name), { recursive: true, force: true });
  }
}
