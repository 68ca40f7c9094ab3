import { describe, expect, it } from 'vitest';
import { elapsedOf, isActive } from './taskState.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 8, 0, second)).toISOString();
const now = Date.parse(at(30));

describe('the time of a task', () => {
  it('counts the wait while it is queued', () =>
    expect(elapsedOf({ state: 'queued', created_at: at(10), started_at: null, finished_at: null }, now)).toBe(20_000));
  it('counts from its start while it runs', () =>
    expect(elapsedOf({ state: 'running', created_at: at(0), started_at: at(25), finished_at: null }, now)).toBe(5_000));
  it('stands still once it has ended', () =>
    expect(elapsedOf({ state: 'failed', created_at: at(0), started_at: at(5), finished_at: at(12) }, now)).toBe(7_000));
  it('is never negative when the clocks differ', () =>
    expect(elapsedOf({ state: 'running', created_at: at(0), started_at: at(40), finished_at: null }, now)).toBe(0));
});

it('only waiting and running tasks are active', () => {
  expect(
    (['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const).filter((state) => isActive({ state })),
  ).toEqual(['queued', 'running']);
});
