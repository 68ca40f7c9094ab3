import type { TaskFailure } from '@panome/contract';
import type { TaskRow } from '../database/schema/tasks.ts';

/**
 * The outcome of one attempt. `crashed` is our fault and is tried again; `failed` has to be repaired by the person and
 * is not.
 */
export type TaskOutcome =
  | { readonly state: 'succeeded'; readonly resultPath: string }
  | {
      readonly state: 'failed';
      readonly failure: TaskFailure;
      /** Nothing is wrong with the data, they are none for this tool. */
      readonly unfit?: boolean;
    }
  | { readonly state: 'crashed'; readonly reason: string };

export type TaskRunContext = {
  /** Fires when the task was cancelled, was taken over, or the server stops. */
  readonly signal: AbortSignal;
  readonly progress: (step: string, fraction: number) => void;
};

/**
 * Carries out one attempt and publishes its result under a path of its own before it answers, so that a result is there
 * completely or not at all. Never rejects because of faulty data.
 */
export type TaskRunner = (task: TaskRow, context: TaskRunContext) => Promise<TaskOutcome>;
