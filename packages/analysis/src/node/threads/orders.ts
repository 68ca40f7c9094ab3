import type { MessagePort } from 'node:worker_threads';
import { InputError, type InputProblem } from '../../model/index.ts';

/** Orders to a thread. `control` holds the counters of one round; see `places`. */
export type Order =
  | {
      readonly kind: 'begin';
      readonly session: number;
      readonly module: string;
      readonly name: string;
      readonly context: unknown;
    }
  | {
      readonly kind: 'run';
      readonly session: number;
      readonly round: number;
      readonly count: number;
      readonly control: Int32Array;
    }
  | { readonly kind: 'end'; readonly session: number };

/** Answers of a thread; none for a part without a result. */
export type Answer = { readonly round: number; readonly part: number } & (
  | { readonly value: unknown }
  | { readonly failure: Failure }
);

export type ThreadData = { readonly bell: Int32Array; readonly orders: MessagePort; readonly answers: MessagePort };

/**
 * The counters of a round: the next free part, the threads at work, the finished parts, and a counter that rises with
 * every event.
 */
export const places = { next: 0, active: 1, done: 2, tick: 3 } as const;

export type Failure = {
  readonly message: string;
  readonly stack: string;
  readonly problems?: readonly InputProblem[];
  readonly causeClass?: 'data' | 'parameter';
};

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  const { message, stack = '' } = error;
  return error instanceof InputError
    ? { message, stack, problems: error.problems, causeClass: error.cause_class }
    : { message, stack };
}

/** The error that was thrown in another thread. */
export function errorOf({ causeClass, message, problems, stack }: Failure): Error {
  const error = problems ? new InputError(problems, causeClass) : new Error(message);
  if (stack) error.stack = stack;
  return error;
}

export function happened(control: Int32Array): void {
  Atomics.add(control, places.tick, 1);
  Atomics.notify(control, places.tick);
}
