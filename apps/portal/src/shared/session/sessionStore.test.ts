import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session, sessionOver, sessionToken } from './sessionStore.ts';
import type { StoredSession } from './storedSession.ts';

const of = (email: string, token = 't'): StoredSession => ({
  token,
  email,
  name: email,
  head_image_path: '',
  expires_at: '2999-01-01T00:00:00Z',
});
const ended = vi.fn();
afterAll(session.onEnd(ended));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  session.end('logout');
  session.decideBy(() => false);
  ended.mockClear();
  vi.useRealTimers();
});

it('ends once, a second after the first of many refusals', () => {
  session.begin(of('a'));
  for (let at = 0; at < 10; at += 1) sessionOver();
  vi.advanceTimersByTime(999);
  expect(session.get()).toBeDefined();
  vi.advanceTimersByTime(5_000);
  expect(session.get()).toBeUndefined();
  expect(ended.mock.calls).toEqual([['expired']]);
});

it('keeps the page of a person who may log in again, and lets its calls go on', async () => {
  session.decideBy(() => true);
  session.begin(of('a'));
  sessionOver();
  const waiting = session.renewed();
  vi.advanceTimersByTime(1_000);
  expect(session.isExpired()).toBe(true);
  expect(sessionToken()).toBe('');
  session.begin(of('a', 'new'));
  await expect(waiting).resolves.toBe(true);
  expect(sessionToken()).toBe('new');
  expect(ended).not.toHaveBeenCalled();
});

it('repeats no call under another account or after a logout', async () => {
  session.decideBy(() => true);
  session.begin(of('a'));
  sessionOver();
  const other = session.renewed();
  session.begin(of('b'));
  await expect(other).resolves.toBe(false);
  sessionOver();
  const left = session.renewed();
  session.end('expired');
  await expect(left).resolves.toBe(false);
});
