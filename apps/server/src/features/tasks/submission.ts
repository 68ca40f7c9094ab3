import type { MethodDefinition } from '@panome/analysis/model';
import type { FileReference, TaskForm, ToolInput } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import type { TaskRow } from '../../platform/database/schema/tasks.ts';
import type { Platform } from '../../platform/platform.ts';
import { newTask } from '../../platform/queue/newTask.ts';
import type { Asked } from '../../platform/sources/index.ts';
import type { JobFile } from '../../runner/job.ts';
import { cacheKey, checkForm, filesOf } from './taskForm.ts';
import type { TaskRepository } from './taskRepository.ts';

type HashedFile = JobFile & { readonly sha256: string };
export type FilesByInput = { readonly [Input in ToolInput]?: HashedFile };

type Dependencies = {
  readonly platform: Pick<Platform, 'clock' | 'sources'>;
  readonly tasks: Pick<TaskRepository, 'findEqual'>;
};
export type Submission = ReturnType<typeof createSubmission>;

/** Makes tasks of forms, for whoever puts them into the queue: a person, or a run of a flow. */
export function createSubmission({ platform: { clock, sources }, tasks }: Dependencies) {
  /** @throws {SourceFault} When the source is not there for the actor. */
  async function file(actor: Actor, reference: FileReference, asked?: Asked): Promise<HashedFile> {
    const { name, origin, path, sha256 } = await sources.open(actor, reference.file_id, asked);
    const { file_id: _id, ...reading } = reference;
    return { path, name, sha256, ...reading, ...(origin && { origin }) };
  }

  /** The files of a form by input. @throws {SourceFault} When one of them is not there. */
  async function filesOfForm(
    actor: Actor,
    method: MethodDefinition,
    form: TaskForm,
    asked?: Asked,
  ): Promise<FilesByInput> {
    const found = await Promise.all(
      filesOf(method, form).map(async ([id, reference]) => [id, await file(actor, reference, asked)] as const),
    );
    return Object.fromEntries(found);
  }

  return {
    file,
    filesOfForm,

    /**
     * A task that is not in the queue yet. When an equal one of the actor has finished, it has its result already.
     * @throws {Refusal | SourceFault} When the form or a source is at fault.
     */
    async prepare(actor: Actor, raw: TaskForm, given: Partial<TaskRow> = {}): Promise<TaskRow> {
      const { form, method } = checkForm(raw);
      const files = await filesOfForm(actor, method, form, { running: given.run_id !== undefined });
      const [first] = Object.values(files);
      const name = form.name || [method.title, ...(first ? [first.name] : [])].join(' · ').slice(0, 100);
      const hash = cacheKey(
        method,
        form,
        Object.fromEntries(Object.entries(files).map(([id, { sha256 }]) => [id, sha256])),
      );
      const equal = await tasks.findEqual(actor.id, hash);
      const now = clock.now();
      return newTask({
        owner_id: actor.id,
        kind: 'tool',
        tool_id: form.tool_id,
        name,
        form: JSON.stringify({ ...form, name }),
        cache_key: hash,
        chart_settings: JSON.stringify(form.chart_settings),
        created_at: now,
        ...given,
        ...(equal && {
          state: 'succeeded' as const,
          percent: 100,
          reused: 1,
          result_path: equal.result_path,
          started_at: now,
          finished_at: now,
        }),
      });
    },
  };
}
