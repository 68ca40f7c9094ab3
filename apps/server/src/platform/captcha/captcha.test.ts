import { expect, it } from 'vitest';
import { buildClock } from '../../testing/buildTestApp.ts';
import { createCaptcha } from './captcha.ts';

it('SEC-07: draws its letters as paths', () => {
  const { svg } = createCaptcha(buildClock()).make();
  expect(svg).toMatch(/^<svg[^]*<path/);
  expect(svg).not.toContain('<text');
});

it('refuses a wrong answer, an unknown picture and no picture at all', () => {
  const captcha = createCaptcha(buildClock());
  expect(captcha.check(captcha.make().captcha_id, '????')).toBe(false);
  expect(captcha.check('unknown', '')).toBe(false);
  expect(captcha.check(undefined, undefined)).toBe(false);
});
