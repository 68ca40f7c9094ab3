import type { Problem, TaskFailure, TaskForm } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { ChildFailure } from '../../../platform/child/index.ts';
import type { FlowRunRow } from '../../../platform/database/schema/flows.ts';
import type { TaskRow } from '../../../platform/database/schema/tasks.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { systemFailure } from '../../../platform/queue/afterCrash.ts';
import { newTask } from '../../../platform/queue/newTask.ts';
import { SourceFault } from '../../../platform/sources/index.ts';
import type { TaskQueue } from '../../tasks/index.ts';
import type { StepRow } from './runRepository.ts';
import { stepForm } from './stepForm.ts';
import { specOf } from './stepSpec.ts';

type Given = {
  /** Null when the account was disabled. */
  readonly owner: Actor | null;
  readonly run: FlowRunRow;
  readonly step: StepRow;
  /** The task of each step that has one. */
  readonly tasks: ReadonlyMap<string, string>;
  readonly chartSettings: TaskForm['chart_settings'];
};

/** Why a step has no task that can run, in words; undefined when the process is stopping. */
function failureOf(error: unknown, taskId: string): TaskFailure | undefined {
  const failure = (given: Partial<TaskFailure>): TaskFailure => ({ ...systemFailure(taskId), ...given });
  if (error instanceof SourceFault)
    return failure({ class: 'data', what: error.what, remedy: error.remedy, again: undefined });
  if (error instanceof Refusal) {
    const problems = (error.data as { problems?: Problem[] } | null)?.problems ?? [];
    const [first] = problems;
    return failure({
      class: 'parameter',
      what: first?.what ?? error.showMsg,
      where: '',
      remedy: first?.remedy ?? '请修改后重新运行',
      problems,
      again: undefined,
    });
  }
  return error instanceof ChildFailure && error.reason === 'aborted' ? undefined : systemFailure(taskId);
}

/** The task of a step, or why the step is left out. */
type Prepared = { readonly task: TaskRow } | { readonly skipped: string };

/**
 * Makes the task of a step: waiting, with the result of an equal one, or failed when it cannot run. Its key is that of
 * the step, so that a step never has two tasks. That nothing is left of a table, such as when no feature changed, is a
 * finding and no fault: the step is left out. @returns undefined when the process is stopping.
 */
export function createPrepareTask(
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
  submission: TaskQueue['submission'],
) {
  return async ({ chartSettings, owner, run, step, tasks }: Given): Promise<Prepared | undefined> => {
    const form = stepForm(specOf(step), { run, tasks, chartSettings });
    const now = clock.now();
    const given = { run_id: run.id, step_id: step.step_id, submit_key: `run:${run.id}:${step.step_id}:1` };
    try {
      if (!owner) throw new SourceFault({ what: '账号已停用，这一步没有运行', remedy: '请联系平台管理员' });
      return { task: await submission.prepare(owner, form, given) };
    } catch (error) {
      if (error instanceof SourceFault && error.code === 'nothing-left') return { skipped: error.what };
      const task = newTask({
        owner_id: run.owner_id,
        kind: 'tool',
        tool_id: form.tool_id,
        name: form.name,
        form: JSON.stringify(form),
        created_at: now,
        ...given,
      });
      const failure = failureOf(error, task.id);
      if (!failure) return undefined;
      if (failure.class === 'system') log.error({ error, run: run.id, step: step.step_id }, 'a step got no task');
      const ended = { started_at: now, finished_at: now };
      return { task: { ...task, ...ended, state: 'failed', failure: JSON.stringify(failure) } };
    }
  };
}
