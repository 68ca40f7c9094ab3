import type { InputProblem } from '@panome/analysis/model';
import type { FileReference, GroupScheme, Recipe, Task, TaskForm } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { authorize, type Action } from '../../platform/access/authorize.ts';
import type { TaskRow } from '../../platform/database/schema/tasks.ts';
import { badInput, notFound, tooMany } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseFault } from '../../platform/sources/index.ts';
import type { GroupsJob } from '../../runner/job.ts';
import type { JobRunner } from '../../runner/runJob.ts';
import { presentTask } from './presentTask.ts';
import type { Submission } from './submission.ts';
import { checkForm } from './taskForm.ts';
import type { TaskRepository } from './taskRepository.ts';

/** The most waiting tasks of one account, and of all (REL-13). */
const limits = { perOwner: 20, all: 500 };

type Dependencies = {
  readonly platform: Pick<Platform, 'clock' | 'storage' | 'live'>;
  readonly tasks: TaskRepository;
  readonly submission: Submission;
  readonly runJob: JobRunner;
  /** Called when a task was added to the queue. */
  readonly wake: () => void;
  /** Stops the running attempt of a cancelled task. */
  readonly abort: (taskId: string) => void;
  /** Called when the owner has cancelled a task, because the queue does not report its end. */
  readonly onCancel: (task: TaskRow) => Promise<void>;
};

export function createTaskService({
  abort,
  onCancel,
  platform: { clock, live, storage },
  runJob,
  submission,
  tasks,
  wake,
}: Dependencies) {
  const present = async (row: TaskRow): Promise<Task> =>
    presentTask(row, row.state === 'queued' ? await tasks.placeOf(row) : null);
  const changed = (row: TaskRow) => live.publish(row.owner_id, 'task', { id: row.id });

  /** @throws {Refusal} 404 for a task that is not there or not the actor's. */
  async function own(actor: Actor, action: Action, id: string): Promise<TaskRow> {
    const row = await tasks.find(id);
    if (!row) throw notFound();
    authorize(actor, action, row);
    return row;
  }

  /** Ends a task that waits or runs, whosever it is. @returns whether there was something to end. */
  async function stop(id: string): Promise<boolean> {
    const row = await tasks.cancel(id, clock.now());
    if (!row) return false;
    abort(id);
    await onCancel(row);
    changed(row);
    return true;
  }

  /** @throws {Refusal} 400 when the source is not there for the actor. */
  const file = (actor: Actor, reference: FileReference) => submission.file(actor, reference).catch(refuseFault);

  return {
    own,
    file,
    present,

    async store(actor: Actor, raw: TaskForm, key: string | null): Promise<Task> {
      const before = key ? await tasks.findBySubmitKey(actor.id, key) : undefined;
      if (before) return present(before);
      const prepared = await submission.prepare(actor, raw, key === null ? {} : { submit_key: key }).catch(refuseFault);
      if ((await tasks.countWaiting(actor.id)) >= limits.perOwner)
        throw tooMany(`您已有 ${limits.perOwner} 个任务在排队，请等其中一些完成后再提交`, 30);
      if ((await tasks.countWaiting()) >= limits.all) throw tooMany('当前排队的任务过多，请稍后再提交', 60);
      await storage.ensureSpace(0);
      const row = await tasks.insert(prepared);
      if (!row) return present((await tasks.findBySubmitKey(actor.id, key!))!);
      changed(row);
      if (row.state === 'queued') wake();
      return present(row);
    },

    /**
     * Checks the data as a run would; errors come first.
     * @throws {Refusal} 400 with the problems when the form itself is wrong.
     */
    async check(actor: Actor, raw: TaskForm): Promise<readonly InputProblem[]> {
      const { form, method } = checkForm(raw);
      const files = await submission.filesOfForm(actor, method, form).catch(refuseFault);
      const answer = await runJob({
        kind: 'check',
        methodId: form.tool_id,
        files,
        groups: form.inputs.groups,
        options: form.options,
        recipe: form.recipe,
      });
      return answer.ok ? (answer.value as { problems: InputProblem[] }).problems : answer.problems;
    },

    async groupScheme(
      actor: Actor,
      {
        column,
        input,
        matrix: reference,
        recipe = { format: 1, steps: [] },
      }: {
        readonly matrix: FileReference;
        readonly input: GroupsJob['input'];
        readonly column: string;
        readonly recipe?: Recipe | undefined;
      },
      source:
        | { kind: 'names' }
        | { kind: 'own' }
        | { kind: 'guess' }
        | { kind: 'file'; file: FileReference }
        | { kind: 'text'; text: string },
    ) {
      const matrix = await file(actor, reference);
      const from = source.kind === 'file' ? { kind: 'file' as const, file: await file(actor, source.file) } : source;
      const answer = await runJob({ kind: 'groups', matrix, input, column, recipe, source: from });
      if (!answer.ok)
        throw badInput(answer.problems.map(({ remedy, what }) => `${what}。${remedy}`).join('\n'), {
          problems: answer.problems,
        });
      return answer.value as { scheme: GroupScheme; samples: string[]; problems: InputProblem[] };
    },

    async cancel(actor: Actor, id: string): Promise<Task> {
      await own(actor, 'task:cancel', id);
      await stop(id);
      return present((await tasks.find(id))!);
    },

    stop,

    async remove(actor: Actor, ids: readonly string[]): Promise<string[]> {
      const rows = await Promise.all(ids.map((id) => own(actor, 'task:delete', id)));
      if (rows.some((row) => row.run_id !== '')) throw badInput('这个任务属于一次流程分析，请在流程任务中删除整次分析');
      for (const row of rows) {
        const cancelled = await tasks.cancel(row.id, clock.now());
        if (cancelled) {
          abort(row.id);
          await onCancel(cancelled);
        }
        changed(await tasks.update(row.id, { deleted_at: row.deleted_at ?? clock.now() }));
      }
      return rows.map((row) => row.id);
    },

    async restore(actor: Actor, ids: readonly string[]): Promise<Task[]> {
      const rows = await Promise.all(ids.map((id) => own(actor, 'task:delete', id)));
      const restored = await Promise.all(rows.map((row) => tasks.update(row.id, { deleted_at: null })));
      restored.forEach(changed);
      return Promise.all(restored.map(present));
    },
  };
}
export type TaskService = ReturnType<typeof createTaskService>;
