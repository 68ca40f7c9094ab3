import { methodById } from '@panome/analysis';
import type { Task, TaskFailure } from '@panome/contract';
import { toTime } from '../../platform/clock.ts';
import type { TaskRow } from '../../platform/database/schema/tasks.ts';

const timeOrNull = (epoch: number | null) => (epoch === null ? null : toTime(epoch));

/** A task as its owner reads it. `place` is the number of tasks that run or wait before it. */
export function presentTask(row: TaskRow, place: number | null): Task {
  const { state } = row;
  const active = state === 'queued' || state === 'running';
  const trashed = row.deleted_at !== null;
  return {
    id: row.id,
    kind: row.kind,
    tool_id: row.tool_id,
    tool_title: methodById(row.tool_id)?.title ?? (row.kind === 'report' ? '生成报告' : row.tool_id),
    name: row.name,
    state,
    queue_place: state === 'queued' ? place : null,
    step: row.step,
    percent: row.percent,
    attempt: row.attempt,
    failure: row.failure ? (JSON.parse(row.failure) as TaskFailure) : null,
    reused: row.reused === 1,
    report_id: row.report_id,
    created_at: toTime(row.created_at),
    started_at: timeOrNull(row.started_at),
    finished_at: timeOrNull(row.finished_at),
    deleted_at: timeOrNull(row.deleted_at),
    can: {
      cancel: active && !trashed,
      redo: row.kind === 'tool' && methodById(row.tool_id) !== undefined,
      delete: !trashed,
      result: state === 'succeeded' && row.kind === 'tool',
    },
  };
}
