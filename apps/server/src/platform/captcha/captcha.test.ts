import { expect, it } from 'vitest';
import { buildClock } from '../../testing/buildTestApp.ts';
import { createCaptcha } from './captcha.ts';

it('SEC-07: a picture code holds its letters as paths, not as text', () => {
  const { svg } = createCaptcha(buildClock()).make();
  expect(svg).toMatch(/^<svg[^]*<path/);
  expect(svg).not.toContain('<text');
});

it('a wrong answer, an unknown picture and a missing picture are refused', () => {
  const captcha = createCaptcha(buildClock());
  expect(captcha.check(captcha.make().captcha_id, '????')).toBe(false);
  expect(captcha.check('unknown', '')).toBe(false);
  expect(captcha.check(undefined, undefined)).toBe(false);
});
