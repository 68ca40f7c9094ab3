import type { TaskForm } from '@panome/contract';
import { second } from '@panome/contract/durations';
import type { FlowRunRow } from '../../../platform/database/schema/flows.ts';
import type { TaskRow } from '../../../platform/database/schema/tasks.ts';
import type { Notifications } from '../../../platform/notifications/notifications.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TaskQueue } from '../../tasks/index.ts';
import { endMessage } from './endMessage.ts';
import { createPrepareTask } from './prepareTask.ts';
import { createRunRepository, type StepRow } from './runRepository.ts';
import { hasEnded, settle, type StepNow } from './settle.ts';
import { specOf } from './stepSpec.ts';
import { reasonOf } from './stepState.ts';
import { createStepRepository } from './stepRepository.ts';

/** Tasks of one run that wait or run at once, so that a run does not fill the queue. */
const mostActive = 4;
/** How often runs are looked after whose process was lost. */
const every = 5 * second;

export type Scheduler = ReturnType<typeof createScheduler>;

const nowOf = (step: StepRow): StepNow => {
  const { needs, title } = specOf(step);
  return { id: step.step_id, title, state: step.state, shown: step.shown, reason: reasonOf(step), needs };
};
const isActive = ({ shown }: StepRow) => shown === 'queued' || shown === 'running';

/** Shallow steps first, then cheap ones: the first chart is there soon. */
function inOrder(steps: readonly StepRow[]): StepRow[] {
  const rank = new Map(steps.map((step) => [step.step_id, specOf(step)]));
  return steps.toSorted((a, b) => {
    const [one, other] = [rank.get(a.step_id)!, rank.get(b.step_id)!];
    return one.depth - other.depth || one.seconds - other.seconds || a.position - b.position;
  });
}

type Dependencies = {
  readonly platform: Platform;
  readonly queue: Pick<TaskQueue, 'dispatcher' | 'onRunTaskEnd' | 'submission'>;
  readonly notifications: Notifications;
};

/**
 * Carries runs on: puts the tasks of ready steps into the queue. All that it knows is in the tables, so it may be killed
 * at any moment, and several processes may do this for one run.
 */
export function createScheduler({ notifications, platform, queue }: Dependencies) {
  const { clock, database, live, log, sessions } = platform;
  const runs = createRunRepository(database);
  const steps = createStepRepository(database);
  const prepareTask = createPrepareTask(platform, queue.submission);
  const going = new Map<string, { again: boolean; readonly done: Promise<void> }>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const tell = (run: Pick<FlowRunRow, 'id' | 'owner_id'>, stepIds: readonly string[]) => {
    for (const id of stepIds) live.publish(run.owner_id, 'run_step', { run_id: run.id, step_id: id });
    live.publish(run.owner_id, 'run', { id: run.id });
  };

  async function announce(id: string): Promise<void> {
    const run = await steps.tell(id);
    if (!run) return;
    tell(run, []);
    const counts = (await runs.countsOf([id])).get(id);
    if (counts) await notifications.notify(run.owner_id, endMessage(run, counts));
  }

  /** The edits that the same step of the run before has on its charts. */
  async function editsBefore({ parent_run: parent }: FlowRunRow): Promise<Map<string, TaskForm['chart_settings']>> {
    const before = parent === '' ? [] : await steps.stepsOf(parent);
    return new Map(
      before.flatMap(({ step_id: id, task }) =>
        task ? [[id, JSON.parse(task.chart_settings) as TaskForm['chart_settings']] as const] : [],
      ),
    );
  }

  /** Puts ready steps into the queue. @returns whether one of them has ended by that: its result was there. */
  async function enqueueReady(run: FlowRunRow, all: readonly StepRow[]): Promise<boolean> {
    const room = mostActive - all.filter(isActive).length;
    const ready = inOrder(all.filter(({ state }) => state === 'ready')).slice(0, Math.max(0, room));
    if (ready.length === 0) return false;
    const owner = await sessions.recall(run.owner_id);
    const edits = await editsBefore(run);
    const tasks = new Map(all.flatMap(({ step_id: id, task_id: task }) => (task === '' ? [] : [[id, task] as const])));
    let ended = false;
    for (const step of ready) {
      if (stopped) return false;
      const chartSettings = edits.get(step.step_id) ?? {};
      const prepared = await prepareTask({ owner, run, step, tasks, chartSettings });
      if (!prepared) continue;
      const isTask = 'task' in prepared;
      const done = isTask
        ? await steps.enqueue(prepared.task, mostActive)
        : await steps.leaveOut(run.id, step.step_id, prepared.skipped);
      if (!done) continue;
      tell(run, [step.step_id]);
      if (isTask && prepared.task.state === 'queued') queue.dispatcher.wake();
      else ended = true;
    }
    return ended;
  }

  async function carryOn(id: string): Promise<void> {
    for (let again = true; again && !stopped;) {
      const run = await runs.find(id);
      if (!run || run.finished_at !== null) break;
      const before = await steps.stepsOf(id);
      // Nothing is written, and nobody has to wait for a turn, where nothing has happened.
      const idle = settle(before.map(nowOf)).length === 0 && !before.every(({ state }) => hasEnded(state));
      const changes = idle ? [] : await steps.settle(id, clock.now(), (found) => settle(found.map(nowOf)));
      if (changes && changes.length > 0)
        tell(
          run,
          changes.map((change) => change.id),
        );
      again = await enqueueReady(run, idle ? before : await steps.stepsOf(id));
    }
    await announce(id);
  }

  /** Carries a run on; while that is under way, once more afterwards. */
  function advance(id: string): void {
    const current = going.get(id);
    if (current) return void (current.again = true);
    if (stopped) return;
    const entry = { again: false, done: Promise.resolve() };
    const work = async () => {
      do {
        entry.again = false;
        await carryOn(id);
      } while (entry.again && !stopped);
    };
    entry.done = work()
      .catch((error: unknown) => log.error({ error, run: id }, 'a run was not carried on; it is tried again'))
      .finally(() => going.delete(id));
    going.set(id, entry);
  }

  /** Runs whose process was lost are carried on, and ends of which nobody was told are told. */
  async function reconcile(): Promise<void> {
    for (const id of await steps.openRuns()) advance(id);
    for (const id of await steps.untold()) await announce(id);
  }

  queue.onRunTaskEnd((task: TaskRow) => advance(task.run_id));

  return {
    advance,
    reconcile,

    async start(): Promise<void> {
      await reconcile();
      timer = setInterval(
        () => void reconcile().catch((error: unknown) => log.error({ error }, 'runs could not be looked after')),
        every,
      );
      timer.unref();
    },

    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await Promise.all([...going.values()].map(({ done }) => done));
    },

    /** Resolves when no run of this process is being carried on and no task runs; for tests. */
    async idle(): Promise<void> {
      do {
        await Promise.all([...going.values()].map(({ done }) => done));
        await queue.dispatcher.idle();
      } while (going.size > 0);
    },
  };
}
