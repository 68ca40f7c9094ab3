import type { Selectable } from 'kysely';

export type TaskTable = {
  id: string;
  owner_id: string;
  /** `tool` runs a method, `report` makes the HTML of a report. */
  kind: 'tool' | 'report';
  tool_id: string;
  name: string;
  state: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
  step: string;
  percent: number;
  /** Raised by every claim; writes of an older attempt change nothing. */
  attempt: number;
  /** How often the child process of this task crashed; faulty data are no crash. */
  crashes: number;
  /** The worker that runs it, and until when its claim is valid. */
  worker_id: string;
  lease_until: number | null;
  /** Not claimed before this time: the pause after a crash. */
  not_before: number;
  /** JSON of the submitted form; for a report, of its id and revision. */
  form: string;
  /** Hash of all that decides the result; equal runs share one result. */
  cache_key: string;
  /** JSON of the failure, or empty. */
  failure: string;
  /** 1: it failed since the data are none for its tool, not for a fault in them. */
  unfit: number;
  reused: number;
  report_id: string;
  /** The run of a flow that it belongs to and its step there; empty for a task of its own. */
  run_id: string;
  step_id: string;
  /** The Idempotency-Key of the submission: unique for its owner, so that a repeat after a crash finds the task. */
  submit_key: string | null;
  /** Folder of the published result below the results folder, or empty. */
  result_path: string;
  /** JSON of the chart settings by chart id. */
  chart_settings: string;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  deleted_at: number | null;
};

type TaskLogTable = { id: string; task_id: string; at: number; text: string };

type ReportTable = {
  id: string;
  owner_id: string;
  title: string;
  author: string;
  summary: string;
  /** JSON of the sections in order. */
  sections: string;
  revision: number;
  state: 'draft' | 'generating' | 'ready' | 'failed';
  task_id: string;
  size: number;
  created_at: number;
  updated_at: number;
  generated_at: number | null;
  deleted_at: number | null;
};

/** A recipe for repairing tables, saved under a name by its owner. */
type RecipeTable = {
  id: string;
  owner_id: string;
  name: string;
  /** JSON of the recipe. */
  steps: string;
  created_at: number;
};

export type TaskTables = { task: TaskTable; task_log: TaskLogTable; report: ReportTable; recipe: RecipeTable };
export type TaskRow = Selectable<TaskTable>;
export type RecipeRow = Selectable<RecipeTable>;
export type ReportRow = Selectable<ReportTable>;
