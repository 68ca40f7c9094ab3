import type { FlowStepRow } from '../../../platform/database/schema/flows.ts';
import type { TaskRow } from '../../../platform/database/schema/tasks.ts';

export type StepState = FlowStepRow['state'];
/** A step as far as it decides what happens next. */
export type StepNow = {
  readonly id: string;
  readonly title: string;
  readonly state: StepState;
  readonly reason: string;
  readonly needs: readonly string[];
  /** Null until it has one. */
  readonly task: Pick<TaskRow, 'state' | 'reused'> | null;
};
export type Change = { readonly id: string; readonly state: StepState; readonly reason: string };

const ended: ReadonlySet<StepState> = new Set(['succeeded', 'reused', 'failed', 'skipped', 'cancelled']);
export const hasEnded = (state: StepState): boolean => ended.has(state);
export const hasResult = (state: StepState): boolean => state === 'succeeded' || state === 'reused';

/** The state of a step that has a task is that of its task. */
function byTask({ state, task }: Pick<StepNow, 'state' | 'task'>): StepState {
  if (!task) return state;
  if (task.state === 'succeeded') return task.reused === 1 ? 'reused' : 'succeeded';
  return task.state === 'failed' || task.state === 'cancelled' ? task.state : 'queued';
}

const words: Partial<Record<StepState, string>> = { failed: '失败', cancelled: '已取消', skipped: '没有运行' };

/**
 * What has become of the steps: those with a task are in its state; of the others one is ready when all that it needs
 * has a result, and skipped when something that it needs will have none. Steps that need nothing of each other go on.
 *
 * @returns only what changes.
 */
export function settle(steps: readonly StepNow[]): Change[] {
  const now = new Map(steps.map((step) => [step.id, { ...step, state: byTask(step) }]));
  const decide = (id: string): void => {
    const step = now.get(id);
    if (!step || step.state !== 'blocked') return;
    const parents = step.needs.flatMap((need) => now.get(need) ?? []);
    const lost = parents.find(({ state }) => hasEnded(state) && !hasResult(state));
    if (lost) now.set(id, { ...step, state: 'skipped', reason: `上一步“${lost.title}”${words[lost.state]}` });
    else if (parents.every(({ state }) => hasResult(state))) now.set(id, { ...step, state: 'ready' });
  };
  // A step that is skipped takes others with it, at most once for each step.
  for (let before = ''; ;) {
    for (const { id } of steps) decide(id);
    const after = [...now.values()].map(({ state }) => state).join(' ');
    if (after === before) break;
    before = after;
  }
  return steps.flatMap(({ id, reason, state }) => {
    const { reason: newReason, state: newState } = now.get(id)!;
    return newState === state && newReason === reason ? [] : [{ id, state: newState, reason: newReason }];
  });
}

export type Counts = Readonly<Record<StepState | 'running', number>>;

/** The state of a run, from how many of its steps are in which state. */
export function runStateOf(counts: Counts): 'waiting' | 'running' | 'succeeded' | 'partial' | 'failed' | 'cancelled' {
  const { blocked, cancelled, failed, queued, ready, reused, running, succeeded } = counts;
  const done = succeeded + reused;
  if (blocked + ready + queued + running > 0) return running + done + failed > 0 ? 'running' : 'waiting';
  if (cancelled > 0) return 'cancelled';
  if (failed === 0) return 'succeeded';
  return done > 0 ? 'partial' : 'failed';
}
