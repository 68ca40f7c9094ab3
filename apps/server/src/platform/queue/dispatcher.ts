import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import type { TaskRow } from '../database/schema/tasks.ts';
import { newId } from '../ids.ts';
import type { Live } from '../live/live.ts';
import { afterCrash, systemFailure } from './afterCrash.ts';
import { queueRepository } from './queueRepository.ts';
import type { TaskOutcome, TaskRunner } from './taskRunner.ts';

/**
 * The live event of a changed task; its data is `{ id }`, so that every listener reads the row with its own
 * permissions.
 */
const taskEvent = 'task';

type Dispatch = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly live: Live;
  readonly run: TaskRunner;
  /** Called after a task has ended for good, in whatever way. */
  readonly onEnd: (task: TaskRow) => Promise<void>;
  /** How many tasks run at once in this process. */
  readonly slots?: number;
  readonly perOwner?: number;
  /** Removes the result of an attempt that had been taken over. */
  readonly discard: (resultPath: string) => Promise<void>;
  /** Whether no other process works on this database, so that tasks marked as running at the start can be requeued. */
  readonly alone: boolean;
  readonly heartbeat?: number;
};

/**
 * Runs queued tasks until it is stopped. All state is in the task table, so a dispatcher may be killed at any moment.
 */
export function createDispatcher({
  alone,
  clock,
  database,
  discard,
  heartbeat = 10_000,
  live,
  log,
  onEnd,
  perOwner = 3,
  run,
  slots = 2,
}: Dispatch) {
  const queue = queueRepository(database);
  const workerId = newId();
  const running = new Map<string, { readonly abort: AbortController; readonly done: Promise<void> }>();
  const tell = (task: TaskRow) => live.publish(task.owner_id, taskEvent, { id: task.id });
  let stopped = false;
  let filling: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  async function settle(task: TaskRow, outcome: TaskOutcome): Promise<void> {
    const now = clock.now();
    const ended = { finished_at: now, step: '' };
    const change =
      outcome.state === 'succeeded'
        ? { ...ended, state: 'succeeded' as const, percent: 100, result_path: outcome.resultPath }
        : outcome.state === 'failed'
          ? {
              ...ended,
              state: 'failed' as const,
              failure: JSON.stringify(outcome.failure),
              unfit: outcome.unfit ? 1 : 0,
            }
          : afterCrash(task, outcome.reason, now);
    const row = await queue.settle(task.id, task.attempt, change);
    tell(task);
    if (row && row.state !== 'queued') await onEnd(row);
    if (!row && outcome.state === 'succeeded') await discard(outcome.resultPath);
  }

  async function attempt(task: TaskRow, abort: AbortController): Promise<void> {
    const progress = (step: string, fraction: number) => {
      void queue
        .report(task.id, task.attempt, step, Math.min(99, Math.floor(fraction * 100)))
        .then((row) => (row ? tell(task) : abort.abort()))
        .catch((error: unknown) => log.error({ error, task: task.id }, 'progress was not written'));
    };
    const beat = setInterval(() => {
      void queue.renew(task.id, task.attempt, clock.now()).then(
        (ours) => ours || abort.abort(),
        () => undefined,
      );
    }, heartbeat);
    try {
      const outcome = await run(task, { signal: abort.signal, progress }).catch((error: unknown): TaskOutcome => {
        log.error({ error, task: task.id }, 'a task runner threw');
        return { state: 'failed', failure: systemFailure(task.id) };
      });
      if (!(stopped && abort.signal.aborted)) await settle(task, outcome);
      else await queue.settle(task.id, task.attempt, { state: 'queued', step: '', percent: 0 });
    } finally {
      clearInterval(beat);
    }
  }

  function begin(task: TaskRow): void {
    const abort = new AbortController();
    tell(task);
    const done = attempt(task, abort)
      .catch((error: unknown) =>
        log.error({ error, task: task.id }, 'an attempt was not settled; its lease will run out'),
      )
      .finally(() => {
        running.delete(task.id);
        wake();
      });
    running.set(task.id, { abort, done });
  }

  async function fill(): Promise<void> {
    do {
      again = false;
      while (!stopped && running.size < slots) {
        const task = await queue.claim({ now: clock.now(), perOwner, workerId });
        if (!task) break;
        begin(task);
      }
    } while (again && !stopped);
  }

  /** Looks for work now. */
  function wake(): void {
    again = true;
    filling ??= fill()
      .catch((error: unknown) => log.error({ error }, 'the queue could not be read'))
      .finally(() => (filling = undefined));
  }

  return {
    wake,
    async start(): Promise<void> {
      if (alone) await queue.requeueAll();
      timer = setInterval(wake, 1_000);
      wake();
    },
    /** Stops the running attempt of a task that was cancelled in the table. */
    abort: (taskId: string): void => running.get(taskId)?.abort.abort(),
    /** Gives running tasks back to the queue and waits until that is written. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await filling;
      for (const { abort } of running.values()) abort.abort();
      await Promise.all([...running.values()].map(({ done }) => done));
    },
    /** Resolves when nothing runs and nothing can be claimed; for tests. */
    async idle(): Promise<void> {
      for (;;) {
        wake();
        await filling;
        if (running.size === 0) return;
        await Promise.race([...running.values()].map(({ done }) => done));
      }
    },
  };
}
export type Dispatcher = ReturnType<typeof createDispatcher>;
