import { expect, it } from 'vitest';
import { spanWords, waitWords } from './waiting.ts';

const at = (minutes: number) => new Date(minutes * 60_000).toISOString();

it.each([
  [59_000, '不到 1 分钟'],
  [8 * 60_000, '8 分钟'],
  [310 * 60_000, '5 小时 10 分'],
  [5 * 3_600_000, '5 小时'],
  [(51 * 60 + 5) * 60_000, '2 天 3 小时'],
])('says %i ms as %s', (ms, words) => expect(spanWords(ms)).toBe(words));

it('counts until the answer, else until now', () => {
  expect(waitWords({ asked_at: at(0), answered_at: at(30), state: 'answered' }, 1e9)).toBe('30 分钟');
  expect(waitWords({ asked_at: at(0), answered_at: null, state: 'working' }, 5 * 60_000)).toBe('已等待 5 分钟');
  expect(waitWords({ asked_at: at(0), answered_at: null, state: 'closed' }, 1e9)).toBe('--');
});
