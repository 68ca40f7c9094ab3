import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noticeSnooze } from './noticeSnooze.ts';

const day = 86_400_000;
const stored = new Map<string, string>();

beforeEach(() => vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) }));
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

it('keeps the snooze of one reader from another on the same machine', () => {
  stored.set('panome.notice.a@example.com', String(Date.now() + day));
  expect(noticeSnooze.isDue('a@example.com')).toBe(false);
  expect(noticeSnooze.isDue('b@example.com')).toBe(true);
});

it('ends with the moment that was stored', () => {
  stored.set('panome.notice.a@example.com', '1000');
  expect(noticeSnooze.isDue('a@example.com', 999)).toBe(false);
  expect(noticeSnooze.isDue('a@example.com', 1001)).toBe(true);
});

it('shows notices once a visit, and stores nothing without 今日不再提醒', () => {
  noticeSnooze.close('c@example.com', null);
  expect(noticeSnooze.isDue('c@example.com')).toBe(false);
  expect(stored.size).toBe(0);
});

it('shows notices when the storage is blocked', () => {
  vi.stubGlobal('localStorage', { getItem: () => { throw new Error('blocked'); } });
  expect(noticeSnooze.isDue('d@example.com')).toBe(true);
});
