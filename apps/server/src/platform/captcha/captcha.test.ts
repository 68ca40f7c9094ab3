import { solve } from '@panome/contract/proof-of-work';
import { minute } from '@panome/contract/durations';
import { expect, it } from 'vitest';
import { buildClock } from '../../testing/buildTestApp.ts';
import { createCaptcha } from './captcha.ts';

const rest = async () => undefined;
const ip = '203.0.113.7';

it('SEC-07: work that was done counts once and for two minutes', async () => {
  const clock = buildClock();
  const captcha = createCaptcha(clock);
  const order = captcha.make(ip);
  const answer = await solve(order, rest);
  expect(captcha.check(order.captcha_id, answer)).toBe(true);
  expect(captcha.check(order.captcha_id, answer)).toBe(false);
  const late = captcha.make(ip);
  const lateAnswer = await solve(late, rest);
  clock.advance(2 * minute);
  expect(captcha.check(late.captcha_id, lateAnswer)).toBe(false);
});

it('a guess, the work for another order, an unknown and a missing order are refused', async () => {
  const captcha = createCaptcha(buildClock());
  const other = captcha.make(ip);
  const answer = await solve(other, rest);
  expect(captcha.check(captcha.make(ip).captcha_id, answer)).toBe(false);
  for (const guess of ['', '0', '0,1,2,3,4,5,6,7', `${answer},0`, answer.replace(/,.*/, '')])
    expect(captcha.check(captcha.make(ip).captcha_id, guess)).toBe(false);
  expect(captcha.check('unknown', answer)).toBe(false);
  expect(captcha.check(undefined, undefined)).toBe(false);
});

it('who asks for many gets harder ones, others do not', () => {
  const captcha = createCaptcha(buildClock());
  const first = captcha.make(ip).bits;
  for (let asked = 0; asked < 100; asked += 1) captcha.make(ip);
  expect(captcha.make(ip).bits).toBeGreaterThan(first + 2);
  expect(captcha.make('203.0.113.8').bits).toBe(first);
});
