import type { Selectable } from 'kysely';

/** One carrying out of a flow on somebody's data. Its state is that of its steps and stored nowhere. */
type FlowRunTable = {
  id: string;
  owner_id: string;
  /** Of the engine, such as `transform-1`. */
  version_id: string;
  name: string;
  /** The project, or the folder of an own upload; empty when the files were chosen one by one. */
  project_id: string;
  /** As it was called when the run was sent. */
  project_name: string;
  project_from: number;
  source_from: number;
  is_example: number;
  /** JSON: role → source id and reading. */
  inputs: string;
  /** JSON of the group scheme as it was then, or `null`. */
  scheme: string;
  contrasts: string;
  /** JSON: role → recipe. */
  recipe: string;
  /** JSON: step → options that differ from those of the flow. */
  options: string;
  /** JSON of the named steps, or `null` for all. */
  steps: string;
  seed: number;
  parent_run: string;
  submit_key: string;
  /** Raised by whoever changes steps, which makes changes of several processes follow one another. */
  turn: number;
  created_at: number;
  finished_at: number | null;
  deleted_at: number | null;
  announced: number;
  /** Since when it is shown to whoever may see its project; null: it is the owner's alone. */
  shared_at: number | null;
};

type FlowStepTable = {
  run_id: string;
  /** `deseq2`, or `ora-go@B-A` for one of its contrasts. */
  step_id: string;
  /** In the order of the menu. */
  position: number;
  /** JSON of what the planner made: method, inputs, options, groups. */
  spec: string;
  /** Of a step with a task, the task says it. */
  state: 'blocked' | 'ready' | 'queued' | 'succeeded' | 'reused' | 'failed' | 'skipped' | 'cancelled';
  reason: string;
  task_id: string;
  /** Equal for steps that will give the same result, as far as can be known before they run. */
  predicted_key: string;
};

export type FlowTables = { flow_run: FlowRunTable; flow_step: FlowStepTable };
export type FlowRunRow = Selectable<FlowRunTable>;
export type FlowStepRow = Selectable<FlowStepTable>;
