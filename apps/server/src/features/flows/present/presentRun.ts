import { flowVersion, newestOf } from '@panome/analysis/flows';
import type { FlowRun, RunForm } from '@panome/contract';
import { toTime } from '../../../platform/clock.ts';
import type { FlowRunRow } from '../../../platform/database/schema/flows.ts';
import { runStateOf, type Counts } from '../runs/settle.ts';

const timeOrNull = (epoch: number | null) => (epoch === null ? null : toTime(epoch));
/** The flow of a version, also of one that is no longer offered. */
const flowOf = (versionId: string) => versionId.replace(/-\d+$/, '');

/** Whether a run was made on a delivered project, which others may see too. */
export const hasProject = ({ project_id, source_from }: Pick<FlowRunRow, 'project_id' | 'source_from'>): boolean =>
  source_from === 1 && project_id !== '';

/** @param ended - Whether the share of the project, on which the run was made, is over. */
export function presentRun(row: FlowRunRow, counts: Counts, ended: boolean): FlowRun {
  const version = flowVersion(row.version_id);
  const flow = version ?? newestOf(flowOf(row.version_id));
  const state = runStateOf(counts);
  const done = counts.succeeded + counts.reused;
  const trashed = row.deleted_at !== null;
  return {
    id: row.id,
    name: row.name,
    version_id: row.version_id,
    flow_id: flowOf(row.version_id),
    flow_title: flow?.title ?? row.version_id,
    family: flow?.family ?? 'union',
    project_id: row.project_id,
    project_name: row.project_name,
    project_from: row.project_from as 1 | 2,
    source_from: row.source_from as 1 | 2,
    is_example: row.is_example as 0 | 1,
    state,
    counts: {
      total: Object.values(counts).reduce((total, count) => total + count, 0),
      done,
      reused: counts.reused,
      failed: counts.failed,
      skipped: counts.skipped,
      running: counts.running,
      cancelled: counts.cancelled,
    },
    source_ended: ended,
    created_at: toTime(row.created_at),
    finished_at: timeOrNull(row.finished_at),
    deleted_at: timeOrNull(row.deleted_at),
    parent_run: row.parent_run,
    can: {
      cancel: (state === 'waiting' || state === 'running') && !trashed,
      redo: version !== undefined && !ended && !trashed,
      delete: !trashed,
      restore: trashed,
      report: done > 0 && !trashed,
      share: done > 0 && !trashed && hasProject(row),
    },
    shared: row.shared_at !== null,
  };
}

/** The form that a run was sent with. */
export const formOf = (row: FlowRunRow): RunForm => ({
  version_id: row.version_id,
  name: row.name,
  source: {
    project_id: row.project_id,
    project_from: row.project_from as 1 | 2,
    source_from: row.source_from as 1 | 2,
    is_example: row.is_example as 0 | 1,
  },
  inputs: JSON.parse(row.inputs) as RunForm['inputs'],
  scheme: JSON.parse(row.scheme) as RunForm['scheme'],
  contrasts: JSON.parse(row.contrasts) as RunForm['contrasts'],
  options: JSON.parse(row.options) as RunForm['options'],
  recipe: JSON.parse(row.recipe) as RunForm['recipe'],
  seed: row.seed,
  ...(row.steps !== 'null' && { steps: JSON.parse(row.steps) as string[] }),
  parent_run: row.parent_run,
});
