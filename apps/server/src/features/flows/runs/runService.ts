import type { FlowRun, FlowStep, RunForm } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize, type Action } from '../../../platform/access/authorize.ts';
import type { FlowRunRow } from '../../../platform/database/schema/flows.ts';
import { badInput, notFound, tooMany } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { passFault } from '../../../platform/sources/index.ts';
import type { ProjectScope } from '../../projects/index.ts';
import type { PrepareRun } from '../planning/prepareRun.ts';
import { formOf, hasProject, presentRun } from '../present/presentRun.ts';
import type { PresentStep } from '../present/presentStep.ts';
import { commandOf } from './command.ts';
import { newRun } from './newRun.ts';
import { emptyCounts, type RunFilter, type RunRepository, type StepRow } from './runRepository.ts';
import type { Scheduler } from './scheduler.ts';
import { inputsOf } from './stepSpec.ts';
import type { StepFilter, StepRepository } from './stepRepository.ts';

/** Runs of one account that have not ended; more would only wait for each other. */
const mostOpen = 3;
type Window = { readonly limit: number; readonly offset: number };

type Dependencies = {
  readonly platform: Pick<Platform, 'clock' | 'live' | 'sources' | 'storage'>;
  readonly runs: RunRepository;
  readonly steps: StepRepository;
  readonly scope: ProjectScope;
  readonly scheduler: Pick<Scheduler, 'advance'>;
  readonly prepare: PrepareRun;
  readonly presentStep: PresentStep;
  /** Stops the running attempt of a cancelled task. */
  readonly abort: (taskId: string) => void;
};
export type RunService = ReturnType<typeof createRunService>;

/** Runs of an account: sent, looked at, cancelled, thrown away. */
export function createRunService(parts: Dependencies) {
  const { abort, platform, prepare, presentStep, runs, scheduler, scope, steps } = parts;
  const { clock, live, sources, storage } = platform;
  const changed = (row: FlowRunRow) => live.publish(row.owner_id, 'run', { id: row.id });

  /** @throws {Refusal} 404 for a run that is not there or not the actor's. */
  async function own(actor: Actor, action: Action, id: string): Promise<FlowRunRow> {
    const row = await runs.find(id);
    if (!row) throw notFound();
    authorize(actor, action, row);
    return row;
  }

  async function presentAll(actor: Actor, rows: readonly FlowRunRow[]): Promise<FlowRun[]> {
    const delivered = rows.filter(hasProject);
    const usable = await scope.analysable(
      actor,
      delivered.map((row) => row.project_id),
    );
    const ended = new Set(delivered.filter((row) => !usable.has(row.project_id)));
    const counts = await runs.countsOf(rows.map(({ id }) => id));
    return rows.map((row) => presentRun(row, counts.get(row.id) ?? emptyCounts, ended.has(row)));
  }
  const present = async (actor: Actor, row: FlowRunRow): Promise<FlowRun> => (await presentAll(actor, [row]))[0]!;

  async function ensureParent(actor: Actor, id: string): Promise<void> {
    if (id === '') return;
    const parent = await runs.find(id);
    if (parent?.owner_id !== actor.id) throw badInput('原来的流程分析已被删除，请从流程详情重新开始');
    if (parent.deleted_at !== null) throw badInput('原来的流程分析在回收站中，请先恢复，或从流程详情重新开始');
  }

  async function stop(row: FlowRunRow): Promise<void> {
    const stopped = await runs.cancel(row.id, clock.now());
    stopped?.forEach(abort);
  }

  const stepsOf = async (actor: Actor, id: string): Promise<StepRow[]> => {
    await own(actor, 'flow:read', id);
    return steps.stepsOf(id);
  };

  return {
    own,
    present,
    presentAll,
    stepsOf,

    /** Sends a run and answers at once; the same key gives the same run. */
    async store(actor: Actor, form: RunForm, key: string | null): Promise<FlowRun> {
      const before = key === null ? undefined : await runs.findBySubmitKey(actor.id, key);
      if (before) return present(actor, before);
      await ensureParent(actor, form.parent_run);
      const prepared = await prepare(actor, form);
      await storage.ensureSpace(0);
      const made = newRun(prepared, { actor, key, now: clock.now() });
      const added = await runs.add(made.run, made.steps, mostOpen);
      if (added === 'busy') throw tooMany(`您已有 ${mostOpen} 个流程分析在运行，请等其中一个完成，或取消后再提交`, 30);
      if (added === 'known') return present(actor, (await runs.findBySubmitKey(actor.id, made.run.submit_key))!);
      changed(made.run);
      scheduler.advance(made.run.id);
      return present(actor, made.run);
    },

    async list(actor: Actor, filter: RunFilter, window: Window) {
      const { rows, total } = await runs.page(actor.id, filter, window);
      return { items: await presentAll(actor, rows), total };
    },

    async detail(actor: Actor, id: string) {
      const row = await own(actor, 'flow:read', id);
      const files = Object.values(inputsOf(row)).map(({ file_id: file }) => file);
      const named = await Promise.all(
        files.map(
          async (file) => [file, await sources.nameOf(actor, file, { running: true }).catch(passFault)] as const,
        ),
      );
      return {
        ...(await present(actor, row)),
        form: formOf(row),
        steps: await Promise.all((await steps.stepsOf(id)).map(presentStep)),
        files: Object.fromEntries(named.filter((one): one is readonly [string, string] => one[1] !== undefined)),
        command: commandOf(row, new Map(named)),
      };
    },

    async rename(actor: Actor, id: string, name: string): Promise<FlowRun> {
      await own(actor, 'flow:add', id);
      const row = await runs.update(id, { name });
      changed(row);
      return present(actor, row);
    },

    async cancel(actor: Actor, id: string): Promise<FlowRun> {
      const row = await own(actor, 'flow:cancel', id);
      await stop(row);
      changed(row);
      return present(actor, (await runs.find(id))!);
    },

    async remove(actor: Actor, ids: readonly string[]): Promise<string[]> {
      const rows = await Promise.all(ids.map((id) => own(actor, 'flow:delete', id)));
      for (const row of rows) {
        await stop(row);
        changed(await runs.update(row.id, { deleted_at: row.deleted_at ?? clock.now() }));
      }
      return rows.map(({ id }) => id);
    },

    async restore(actor: Actor, ids: readonly string[]): Promise<FlowRun[]> {
      const rows = await Promise.all(ids.map((id) => own(actor, 'flow:delete', id)));
      const restored = await Promise.all(rows.map(({ id }) => runs.update(id, { deleted_at: null })));
      restored.forEach(changed);
      return presentAll(actor, restored);
    },

    /** The steps of a run, in one state or all of them. */
    async listSteps(actor: Actor, id: string, state?: FlowStep['state']): Promise<FlowStep[]> {
      const rows = await stepsOf(actor, id);
      return Promise.all(rows.filter((row) => state === undefined || row.shown === state).map(presentStep));
    },

    /** A step of a run; undefined when there is none of that name. */
    async oneStep(actor: Actor, id: string, stepId: string): Promise<FlowStep | undefined> {
      const row = (await stepsOf(actor, id)).find((step) => step.step_id === stepId);
      return row && presentStep(row);
    },

    async allSteps(actor: Actor, filter: StepFilter, window: Window) {
      const { rows, total } = await steps.page(actor.id, filter, window);
      const items = await Promise.all(rows.map(async ({ run, step }) => ({ step: await presentStep(step), run })));
      return { items, total };
    },
  };
}
