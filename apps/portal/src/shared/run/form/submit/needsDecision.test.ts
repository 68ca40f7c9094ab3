import { expect, it } from 'vitest';
import { needsDecision } from './needsDecision.ts';

it('a task is not held up by features that never change, as every table of counts has them', () => {
  expect(needsDecision({ code: 'constant-row', severity: 'warning' })).toBe(false);
  expect(needsDecision({ code: 'zeros', severity: 'warning' })).toBe(true);
  expect(needsDecision({ code: 'constant-row', severity: 'error' })).toBe(true);
});
