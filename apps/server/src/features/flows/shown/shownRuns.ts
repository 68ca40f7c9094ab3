import { join } from 'node:path';
import type { ChartSettingsBody, FlowRun } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize } from '../../../platform/access/authorize.ts';
import type { FlowRunRow } from '../../../platform/database/schema/flows.ts';
import { badInput, conflict, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { readDocument } from '../../../results/resultFolder.ts';
import type { ProjectScope } from '../../projects/index.ts';
import { withoutEdits, type Downloads, type ResultLooks } from '../../tasks/index.ts';
import { hasProject } from '../present/presentRun.ts';
import type { PresentStep } from '../present/presentStep.ts';
import type { RunRepository } from '../runs/runRepository.ts';
import type { RunService } from '../runs/runService.ts';
import type { StepRepository } from '../runs/stepRepository.ts';

type Dependencies = {
  readonly service: RunService;
  readonly runs: RunRepository;
  readonly steps: StepRepository;
  readonly scope: ProjectScope;
  readonly presentStep: PresentStep;
  readonly looks: ResultLooks;
  readonly downloads: Downloads;
  /** The folder of the results. */
  readonly root: string;
  readonly now: () => number;
};
type Figure = {
  readonly run: string;
  readonly step: string;
  readonly chart: string;
  readonly theme: 'light' | 'dark';
};
export type ShownRuns = ReturnType<typeof createShownRuns>;

/** What came out of runs, for their owners and for whoever may see the project of a run that its owner shows. */
export function createShownRuns({
  downloads,
  looks,
  now,
  presentStep,
  root,
  runs,
  scope,
  service,
  steps,
}: Dependencies) {
  const seesProject = (actor: Actor, row: FlowRunRow): Promise<boolean> =>
    scope.find(actor, row.project_id, 'project:read').then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );

  /** @throws {Refusal} 404 for a run that is not there, in the trash, or not shown to the actor at this moment. */
  async function see(actor: Actor, id: string): Promise<FlowRunRow> {
    const row = await runs.find(id);
    if (!row || row.deleted_at !== null) throw notFound();
    const isShown = row.owner_id !== actor.id && row.shared_at !== null && hasProject(row);
    authorize(actor, 'module-result:read', {
      owner_id: row.owner_id,
      ...(isShown && (await seesProject(actor, row)) && { shared: 'view' as const }),
    });
    return row;
  }

  async function resultOf(actor: Actor, runId: string, stepId: string) {
    await see(actor, runId);
    const step = (await steps.stepsOf(runId)).find((one) => one.step_id === stepId);
    if (!step) throw notFound();
    if (step.task?.state !== 'succeeded') throw conflict('这一步还没有结果');
    const dir = join(root, step.task.result_path);
    return { dir, document: await readDocument(dir), settings: step.task.chart_settings };
  }

  return {
    /** Begins or ends showing a run. @throws {Refusal} 400 for a run without a project, 404 for another's run. */
    async share(actor: Actor, id: string, shared: boolean): Promise<FlowRun> {
      const row = await service.own(actor, 'flow:add', id);
      if (shared && !hasProject(row))
        throw badInput('这次分析用的是自己的文件，没有可以一起看的项目；请生成报告，下载后再发给别人');
      const changed = await runs.update(id, { shared_at: shared ? (row.shared_at ?? now()) : null });
      return service.present(actor, changed);
    },

    async detail(actor: Actor, id: string) {
      const row = await see(actor, id);
      const run = await service.present(actor, row);
      const done = (await Promise.all((await steps.stepsOf(id)).map(presentStep))).filter(
        ({ state }) => state === 'succeeded' || state === 'reused',
      );
      return {
        ...run,
        own: row.owner_id === actor.id,
        can_share: run.can.share,
        owner_name: await runs.ownerName(row.owner_id),
        steps: done,
      };
    },

    async step(actor: Actor, runId: string, stepId: string) {
      const { document, settings } = await resultOf(actor, runId, stepId);
      return { document, charts: document.charts, chart_settings: JSON.parse(settings) as object };
    },

    async chart(actor: Actor, runId: string, stepId: string, chart: string) {
      const { dir, document } = await resultOf(actor, runId, stepId);
      return looks.chart(dir, document, chart);
    },

    /** A chart as SVG without its edits, which its settings name. @throws {Refusal} As the other calls of the gallery. */
    async figure(actor: Actor, { chart, run, step, theme }: Figure) {
      const { dir, document, settings } = await resultOf(actor, run, step);
      return downloads.download({
        dir,
        document,
        settings: withoutEdits(JSON.parse(settings) as Readonly<Record<string, ChartSettingsBody>>),
        // The name that its owner gave a task is not shown to others.
        name: step,
        chart,
        format: 'svg',
        theme,
        raw: false,
        view: { order: 'asc', filters: [] },
      });
    },
  };
}
