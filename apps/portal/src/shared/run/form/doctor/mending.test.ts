import { expect, it } from 'vitest';
import type { Problem } from '../../../tasks/index.ts';
import { suggestedSteps } from './mending.ts';

const problem = (id: string, choice: string, suggested?: string): Problem => ({
  code: id,
  severity: 'warning',
  what: id,
  remedy: '',
  repair: { id, label: id, choices: [{ value: choice, label: choice }], ...(suggested && { suggested }) },
});
const summary = problem('summary-rows', 'drop', 'drop');
const measured = problem('not-measured', 'drop', 'drop');
const idsOf = (...problems: readonly Problem[]) => suggestedSteps(problems, 'matrix').map(({ repair }) => repair);

it('what the data speak for is taken together, and what is to be decided is not', () => {
  expect(idsOf(summary, problem('zeros', 'missing'), measured)).toEqual(['summary-rows', 'not-measured']);
});

it('a table with samples in rows is turned before anything else is said of it', () => {
  expect(idsOf(summary, problem('orientation', 'transpose', 'transpose'))).toEqual(['orientation']);
});
