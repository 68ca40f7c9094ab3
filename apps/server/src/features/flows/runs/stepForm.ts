import type { PlannedEdge, PlannedGather } from '@panome/analysis/flows';
import type { FileReference, FurtherInput, TaskForm } from '@panome/contract';
import type { FlowRunRow } from '../../../platform/database/schema/flows.ts';
import { tableIdOf } from '../../../results/tableId.ts';
import { inputsOf, recipesOf, type StoredSpec } from './stepSpec.ts';

type Known = {
  readonly run: Pick<FlowRunRow, 'inputs' | 'recipe' | 'seed'>;
  /** The task of each step that has one. */
  readonly tasks: ReadonlyMap<string, string>;
  /** Edits of charts by the same step of the run before. */
  readonly chartSettings: TaskForm['chart_settings'];
};

/** What further tables go into a table: steps are named by their tasks now, and roles by their sources. */
function gatherOf(gather: PlannedGather, { run, tasks }: Known): PlannedGather {
  const ofTask = <Rows extends { readonly step: string }>(rows: Rows): Rows => ({
    ...rows,
    step: tasks.get(rows.step) ?? '',
  });
  if (gather.kind === 'columns') return { ...gather, role: inputsOf(run)[gather.role]?.file_id ?? '' };
  return gather.kind === 'lists'
    ? { ...gather, lists: gather.lists.map(ofTask) }
    : { ...gather, named: gather.named.map(ofTask) };
}

function referenceOf(edge: PlannedEdge, known: Known): FileReference | undefined {
  if (edge.from === 'role') return inputsOf(known.run)[edge.role];
  const step = known.tasks.get(edge.step);
  if (step === undefined) return undefined;
  return { file_id: tableIdOf({ ...edge, step, ...(edge.gather && { gather: gatherOf(edge.gather, known) }) }) };
}

/** The form of the task that carries out a step, once the steps before it have their results. */
export function stepForm(spec: StoredSpec, known: Known): TaskForm {
  const files: { [input: string]: FileReference } = {};
  const steps: TaskForm['recipe']['steps'] = [];
  const recipes = recipesOf(known.run);
  for (const [input, edge] of Object.entries(spec.inputs)) {
    const reference = referenceOf(edge, known);
    if (reference) files[input] = reference;
    // A role's file is mended in the same way wherever it is read.
    const mended = edge.from === 'role' ? (recipes[edge.role]?.steps ?? []) : [];
    steps.push(...mended.map((step) => ({ ...step, input: input as typeof step.input })));
  }
  const { matrix = null, ...more } = files;
  return {
    tool_id: spec.method,
    name: spec.title.slice(0, 100),
    inputs: { matrix, groups: spec.groups, more: more as Partial<Record<FurtherInput, FileReference>> },
    options: { ...spec.options },
    recipe: { format: 1, steps },
    seed: known.run.seed,
    chart_settings: known.chartSettings,
  };
}
