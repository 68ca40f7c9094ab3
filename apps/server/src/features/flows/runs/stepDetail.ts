import { methodById } from '@panome/analysis';
import { flowVersion, type PlannedEdge } from '@panome/analysis/flows';
import { inputName, type InputKind } from '@panome/analysis/model';
import type { ResponseOf } from '@panome/contract/client';
import type { Actor } from '../../../platform/access/actor.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { passFault, type Sources } from '../../../platform/sources/index.ts';
import type { FlowRunRow } from '../../../platform/database/schema/flows.ts';
import type { TaskQueue, TaskService } from '../../tasks/index.ts';
import type { PresentStep } from '../present/presentStep.ts';
import type { StepRow } from './runRepository.ts';
import type { RunService } from './runService.ts';
import { inputsOf, specOf } from './stepSpec.ts';
import type { StepRepository } from './stepRepository.ts';

type Detail = ResponseOf<'detailOfModuleChart'>;
type Origin = Detail['provenance'][number];

type Dependencies = {
  readonly sources: Sources;
  readonly service: RunService;
  readonly steps: StepRepository;
  readonly tasks: TaskQueue['tasks'];
  readonly presentTask: TaskService['present'];
  readonly presentStep: PresentStep;
};

const tableTitle = (method: string, table: string): string =>
  methodById(method)?.tables.find(({ id }) => id === table)?.title ?? table;

/** One step of a run with all that explains it. */
export function createStepDetail({ presentStep, presentTask, service, sources, steps, tasks }: Dependencies) {
  async function originOf(
    actor: Actor,
    input: string,
    edge: PlannedEdge,
    { all, run }: { readonly run: FlowRunRow; readonly all: readonly StepRow[] },
  ): Promise<Origin> {
    const label = inputName(input as InputKind);
    if (edge.from === 'role') {
      const title = flowVersion(run.version_id)?.roles.find(({ id }) => id === edge.role)?.title ?? edge.role;
      const source = inputsOf(run)[edge.role]?.file_id;
      const name = source && (await sources.nameOf(actor, source, { running: true }).catch(passFault));
      return { input, label, from: 'role', step_id: '', text: name ? `${title}（${name}）` : title };
    }
    const parent = all.find((step) => step.step_id === edge.step);
    const spec = parent && specOf(parent);
    const text = spec ? `${spec.title} · ${tableTitle(spec.method, edge.table)}` : edge.step;
    const part = edge.rules || edge.gather ? '，只取其中符合条件的行' : '';
    return { input, label, from: 'step', step_id: edge.step, text: `${text}${part}` };
  }

  return async (actor: Actor, runId: string, stepId: string): Promise<Detail> => {
    const run = await service.own(actor, 'flow:read', runId);
    const all = await steps.stepsOf(runId);
    const row = all.find((step) => step.step_id === stepId);
    if (!row) throw notFound();
    const spec = specOf(row);
    const task = row.task_id === '' ? undefined : await tasks.find(row.task_id);
    const before = run.parent_run === '' ? [] : await steps.stepsOf(run.parent_run);
    const parent = before.find((step) => step.step_id === stepId);
    const provenance = await Promise.all(
      Object.entries(spec.inputs).map(([input, edge]) => originOf(actor, input, edge, { run, all })),
    );
    const groups: Origin[] = spec.groups
      ? [
          {
            input: 'groups',
            label: inputName('groups'),
            from: 'groups',
            step_id: '',
            text: spec.groups.groups.map(({ name, samples }) => `${name}（${samples.length}）`).join('、'),
          },
        ]
      : [];
    return {
      ...(await presentStep(row)),
      task: task ? await presentTask(task) : null,
      provenance: [...provenance, ...groups],
      parent: parent ? { run_id: run.parent_run, task_id: parent.task_id, state: parent.shown } : null,
    };
  };
}
