import type { FlowStepRow } from '../../../platform/database/schema/flows.ts';

export type StepState = FlowStepRow['state'];
/** A step as far as it decides what happens next. */
export type StepNow = {
  readonly id: string;
  readonly title: string;
  /** As it is kept; of a step with a task it lags behind what it shows. */
  readonly state: StepState;
  readonly shown: StepState | 'running';
  readonly reason: string;
  readonly needs: readonly string[];
};
export type Change = { readonly id: string; readonly state: StepState; readonly reason: string };

const ended: ReadonlySet<StepState> = new Set(['succeeded', 'reused', 'failed', 'skipped', 'cancelled']);
export const hasEnded = (state: StepState): boolean => ended.has(state);
export const hasResult = (state: StepNow['shown']): boolean => state === 'succeeded' || state === 'reused';

/** What is kept of a step that shows this: a running one is still in the queue. */
const keptAs = (shown: StepNow['shown']): StepState => (shown === 'running' ? 'queued' : shown);

const words: Partial<Record<StepState, string>> = { failed: '失败', cancelled: '已取消', skipped: '没有运行' };

/**
 * What has become of the steps: those with a task are as they show; of the others one is ready when all that it needs
 * has a result, and skipped when something that it needs will have none. Steps that need nothing of each other go on.
 *
 * @returns only what changes.
 */
export function settle(steps: readonly StepNow[]): Change[] {
  const now = new Map(steps.map((step) => [step.id, { ...step, state: keptAs(step.shown) }]));
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
