import type { FlowStep, TaskFailure } from '@panome/contract';
import { sql } from 'kysely';
import type { FlowStepRow } from '../../../platform/database/schema/flows.ts';
import type { TaskRow } from '../../../platform/database/schema/tasks.ts';

type WithTask = { readonly task: Pick<TaskRow, 'failure'> | null };

/**
 * What a step shows, the one place where that is decided: the state of its task once it has one. Where that was refused
 * data that do not fit its method, the step is skipped. For queries over `flow_step` beside the `task` of each step.
 */
export const shownState = sql<FlowStep['state']>`case
  when task.id is null then flow_step.state
  when task.state = 'succeeded' and task.reused = 1 then 'reused'
  when task.state = 'failed' and task.unfit = 1 then 'skipped'
  else task.state end`;

export const failureOfStep = ({ task }: WithTask): TaskFailure | null =>
  task?.failure ? (JSON.parse(task.failure) as TaskFailure) : null;

/** Why a step is left out; empty of one that is not. */
export const reasonOf = (
  step: WithTask & Pick<FlowStepRow, 'reason'> & { readonly shown: FlowStep['state'] },
): string => (step.shown === 'skipped' && failureOfStep(step)?.what) || step.reason;
