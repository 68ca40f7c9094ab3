import type { InputProblem, MethodDefinition } from '@panome/analysis/model';
import type { FileReference, GroupScheme, Recipe, Task, TaskForm, ToolInput } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { authorize, type Action } from '../../platform/access/authorize.ts';
import type { TaskRow } from '../../platform/database/schema/tasks.ts';
import { badInput, notFound, tooMany } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { newTask } from '../../platform/queue/newTask.ts';
import type { GroupsJob, JobFile } from '../../runner/job.ts';
import type { JobRunner } from '../../runner/runJob.ts';
import { presentTask } from './presentTask.ts';
import { cacheKey, checkForm, filesOf } from './taskForm.ts';
import type { TaskRepository } from './taskRepository.ts';

/** The most waiting tasks of one account, and of all (REL-13). */
const limits = { perOwner: 20, all: 500 };

type Dependencies = {
  readonly platform: Pick<Platform, 'clock' | 'storage' | 'live'>;
  readonly tasks: TaskRepository;
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

  /** @throws {Refusal} 400 when the file is not the actor's or is in the trash. */
  async function file(actor: Actor, reference: FileReference): Promise<JobFile & { sha256: string }> {
    const row = await tasks.file(actor.id, reference.file_id);
    if (!row || row.deleted_at !== null) throw badInput('选择的文件不存在或已被删除，请重新选择');
    const { file_id: _id, ...reading } = reference;
    return { path: storage.pathOf(row.object_key), name: row.name, sha256: row.sha256, ...reading };
  }

  /** The files of a form by input. @throws {Refusal} 400 when one of them is not there. */
  async function filesOfForm(actor: Actor, method: MethodDefinition, form: TaskForm) {
    const found = await Promise.all(
      filesOf(method, form).map(async ([id, reference]) => [id, await file(actor, reference)] as const),
    );
    return Object.fromEntries(found) as { readonly [Input in ToolInput]?: JobFile & { sha256: string } };
  }

  const rowOf = (
    actor: Actor,
    form: TaskForm,
    key: string | null,
    equal: TaskRow | undefined,
    hash: string,
  ): TaskRow => {
    const now = clock.now();
    return newTask({
      owner_id: actor.id,
      kind: 'tool',
      tool_id: form.tool_id,
      name: form.name,
      form: JSON.stringify(form),
      cache_key: hash,
      chart_settings: JSON.stringify(form.chart_settings),
      created_at: now,
      ...(key === null ? {} : { submit_key: key }),
      ...(equal && {
        state: 'succeeded' as const,
        percent: 100,
        reused: 1,
        result_path: equal.result_path,
        started_at: now,
        finished_at: now,
      }),
    });
  };

  return {
    own,
    file,
    present,

    async store(actor: Actor, raw: TaskForm, key: string | null): Promise<Task> {
      const before = key ? await tasks.findBySubmitKey(actor.id, key) : undefined;
      if (before) return present(before);
      const { form, method } = checkForm(raw);
      const files = await filesOfForm(actor, method, form);
      if ((await tasks.countWaiting(actor.id)) >= limits.perOwner)
        throw tooMany(`您已有 ${limits.perOwner} 个任务在排队，请等其中一些完成后再提交`, 30);
      if ((await tasks.countWaiting()) >= limits.all) throw tooMany('当前排队的任务过多，请稍后再提交', 60);
      await storage.ensureSpace(0);
      const [first] = Object.values(files);
      const name = form.name || [method.title, ...(first ? [first.name] : [])].join(' · ').slice(0, 100);
      const hash = cacheKey(
        method,
        form,
        Object.fromEntries(Object.entries(files).map(([id, { sha256 }]) => [id, sha256])),
      );
      const equal = await tasks.findEqual(actor.id, hash);
      const row = await tasks.insert(rowOf(actor, { ...form, name }, key, equal, hash));
      if (!row) return present((await tasks.findBySubmitKey(actor.id, key!))!);
      changed(row);
      if (!equal) wake();
      return present(row);
    },

    /**
     * Checks the data as a run would; errors come first.
     * @throws {Refusal} 400 with the problems when the form itself is wrong.
     */
    async check(actor: Actor, raw: TaskForm): Promise<readonly InputProblem[]> {
      const { form, method } = checkForm(raw);
      const files = await filesOfForm(actor, method, form);
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
      const row = await tasks.cancel(id, clock.now());
      if (!row) return present((await tasks.find(id))!);
      abort(id);
      await onCancel(row);
      changed(row);
      return present(row);
    },

    async remove(actor: Actor, ids: readonly string[]): Promise<string[]> {
      const rows = await Promise.all(ids.map((id) => own(actor, 'task:delete', id)));
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
