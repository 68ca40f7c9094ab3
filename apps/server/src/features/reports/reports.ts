import type { Report, ReportSection } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { authorize, type Action } from '../../platform/access/authorize.ts';
import { toTime } from '../../platform/clock.ts';
import type { ReportRow, TaskRow } from '../../platform/database/schema/tasks.ts';
import { badInput, conflict, notFound } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { newTask } from '../../platform/queue/newTask.ts';
import { createReportRepository } from './repository.ts';

type Draft = {
  readonly id?: string | undefined;
  readonly title: string;
  readonly author: string;
  readonly summary: string;
  readonly sections: readonly ReportSection[];
  readonly revision: number;
};
/** Finds a task by its id, whoever owns it. */
export type FindTask = (id: string) => Promise<TaskRow | undefined>;

type Dependencies = {
  readonly platform: Pick<Platform, 'clock' | 'database' | 'live'>;
  readonly findTask: FindTask;
  readonly wake: () => void;
};

const timeOrNull = (epoch: number | null) => (epoch === null ? null : toTime(epoch));

export function presentReport(row: ReportRow): Report {
  return {
    id: row.id,
    title: row.title,
    author: row.author,
    summary: row.summary,
    sections: JSON.parse(row.sections) as ReportSection[],
    revision: row.revision,
    state: row.state,
    task_id: row.task_id,
    size: row.size,
    created_at: toTime(row.created_at),
    updated_at: toTime(row.updated_at),
    generated_at: timeOrNull(row.generated_at),
    deleted_at: timeOrNull(row.deleted_at),
  };
}

/** Reports of an owner: drafts that are saved, and the HTML made of them as a task. */
export function createReports({ platform: { clock, database, live }, findTask, wake }: Dependencies) {
  const rows = createReportRepository(database);

  /** @throws {Refusal} 404 for a report that is not there or not the actor's. */
  async function own(actor: Actor, action: Action, id: string): Promise<ReportRow> {
    const row = await rows.find(id);
    if (!row) throw notFound();
    authorize(actor, action, row);
    return row;
  }

  /** Every task that a section shows must belong to the actor and have a result. */
  async function ensureResults(actor: Actor, sections: readonly ReportSection[]): Promise<void> {
    const ids = new Set(sections.flatMap((section) => (section.kind === 'text' ? [] : [section.task_id])));
    for (const id of ids) {
      const task = await findTask(id);
      if (!task || task.owner_id !== actor.id || task.state !== 'succeeded' || task.kind !== 'tool')
        throw badInput('报告引用的任务不存在或没有结果，请移除相应的图表或表格');
    }
  }

  /** Whether the HTML of the last saved revision is being made. */
  async function isMaking(row: ReportRow): Promise<boolean> {
    const task = row.state === 'generating' ? await findTask(row.task_id) : undefined;
    const active = task?.state === 'queued' || task?.state === 'running';
    return active && (JSON.parse(task.form) as { revision: number }).revision === row.revision;
  }

  return {
    own,
    find: rows.find,

    async list(ownerId: string, name: string | undefined, limit: number, offset: number) {
      const found = await rows.page(ownerId, name, { limit, offset });
      return { rows: found.rows.map(presentReport), total: found.total };
    },

    /** @throws {Refusal} 409 when the report was saved elsewhere since `revision`. */
    async write(actor: Actor, draft: Draft): Promise<Report> {
      await ensureResults(actor, draft.sections);
      const now = clock.now();
      const content = {
        title: draft.title,
        author: draft.author,
        summary: draft.summary,
        sections: JSON.stringify(draft.sections),
        updated_at: now,
      };
      if (draft.id === undefined) {
        const row = {
          id: newId(),
          owner_id: actor.id,
          ...content,
          revision: 1,
          state: 'draft' as const,
          task_id: '',
          size: 0,
          created_at: now,
          generated_at: null,
          deleted_at: null,
        };
        return presentReport(await rows.add(row));
      }
      await own(actor, 'report:update', draft.id);
      const saved = await rows.save(draft.id, draft.revision, content);
      if (!saved) throw conflict('报告已在其他页面修改过，请刷新后再编辑，以免覆盖较新的内容');
      return presentReport(saved);
    },

    /** Enqueues the task that makes the HTML, in the transaction that marks the report. */
    async generate(actor: Actor, id: string, key: string | null): Promise<Report> {
      const row = await own(actor, 'report:update', id);
      if (row.deleted_at !== null) throw notFound();
      if (await isMaking(row)) return presentReport(row);
      const sections = JSON.parse(row.sections) as ReportSection[];
      if (sections.length === 0) throw badInput('报告还没有内容，请先添加图表、表格或文字');
      await ensureResults(actor, sections);
      const task = newTask({
        owner_id: actor.id,
        kind: 'report',
        tool_id: 'report',
        name: row.title,
        form: JSON.stringify({ report_id: id, revision: row.revision }),
        report_id: id,
        created_at: clock.now(),
        ...(key === null ? {} : { submit_key: key }),
      });
      const saved = await rows.enqueue(task);
      live.publish(actor.id, 'task', { id: saved.task_id });
      wake();
      return presentReport(saved);
    },

    /** Updates the report of a task that ended, unless a newer task of the same report exists. */
    async settle(task: TaskRow): Promise<void> {
      await rows.end(task, clock.now());
      // Earlier files are not offered any more; they are deleted with the trash.
      if (task.state === 'succeeded') await rows.trashEarlier(task, clock.now());
      live.publish(task.owner_id, 'report', { id: task.report_id });
    },

    /** Updates reports whose task ended but whose server was killed before it could update them. */
    async reconcile(): Promise<void> {
      for (const { id, ...task } of await rows.orphans()) await rows.endOrphan(id, task, clock.now());
    },

    /**
     * Removes the reports that were put into the trash before this time; their files are removed with the next sweep of
     * tasks.
     */
    async purge(before: number): Promise<void> {
      await rows.trashTasks(await rows.purge(before), before - 1);
    },

    /** The HTML that was finished last: a later task that failed or still runs does not take it away. */
    newestHtml: rows.newestResult,

    setSize: (id: string, taskId: string, size: number) => rows.setSize(id, taskId, size),

    async remove(actor: Actor, ids: readonly string[], deleted: boolean): Promise<ReportRow[]> {
      const allowed = await Promise.all(ids.map((id) => own(actor, 'report:delete', id)));
      return Promise.all(allowed.map(({ id }) => rows.setDeleted(id, deleted ? clock.now() : null)));
    },
  };
}
export type Reports = ReturnType<typeof createReports>;
