import { describe, expect, it } from 'vitest';
import { runStateOf, settle, type Counts, type StepNow, type StepState } from './settle.ts';

const step = (
  id: string,
  needs: string[],
  state: StepState = 'blocked',
  shown: StepNow['shown'] = state,
  reason = '',
): StepNow => ({ id, title: id, state, shown, reason, needs });
const statesOf = (steps: readonly StepNow[]) =>
  Object.fromEntries(settle(steps).map(({ id, reason, state }) => [id, reason ? `${state} ${reason}` : state]));

describe('the steps of a run', () => {
  it('what needs nothing is ready, the rest waits', () => {
    expect(statesOf([step('a', []), step('b', ['a'])])).toEqual({ a: 'ready' });
  });

  it('a result makes ready what waited for it alone', () => {
    const steps = [
      step('a', [], 'queued', 'succeeded'),
      step('b', [], 'queued', 'running'),
      step('c', ['a']),
      step('d', ['a', 'b']),
    ];
    expect(statesOf(steps)).toEqual({ a: 'succeeded', c: 'ready' });
  });

  it('a failure skips what depends on it, however far, and nothing else', () => {
    const steps = [
      step('a', [], 'queued', 'failed'),
      step('d', ['c']),
      step('c', ['b']),
      step('b', ['a']),
      step('e', []),
    ];
    expect(statesOf(steps)).toEqual({
      a: 'failed',
      b: 'skipped 上一步“a”失败',
      c: 'skipped 上一步“b”没有运行',
      d: 'skipped 上一步“c”没有运行',
      e: 'ready',
    });
  });

  it('data that do not fit a step leave it out, with those that need it', () => {
    const steps = [step('a', [], 'queued', 'skipped', '没有同名的特征'), step('b', ['a'])];
    expect(statesOf(steps)).toEqual({ a: 'skipped 没有同名的特征', b: 'skipped 上一步“a”没有运行' });
  });

  it('a result that was taken over is a result, and what is settled changes no more', () => {
    const steps = [step('a', [], 'queued', 'reused'), step('b', ['a'])];
    expect(statesOf(steps)).toEqual({ a: 'reused', b: 'ready' });
    expect(settle([step('a', [], 'succeeded'), step('b', ['a'], 'ready')])).toEqual([]);
  });
});

describe('the state of a run', () => {
  const none: Counts = {
    blocked: 0,
    ready: 0,
    queued: 0,
    running: 0,
    succeeded: 0,
    reused: 0,
    failed: 0,
    skipped: 0,
    cancelled: 0,
  };
  it.each([
    ['waiting', { ready: 2, blocked: 1 }],
    ['running', { running: 1, blocked: 1 }],
    ['running', { blocked: 1, failed: 1 }],
    ['succeeded', { succeeded: 2, reused: 1, skipped: 4 }],
    ['partial', { succeeded: 1, failed: 1, skipped: 3 }],
    ['failed', { failed: 1, skipped: 3 }],
    ['cancelled', { succeeded: 1, cancelled: 2 }],
  ] as const)('is %s with %j', (state, counts) => {
    expect(runStateOf({ ...none, ...counts })).toBe(state);
  });
});
