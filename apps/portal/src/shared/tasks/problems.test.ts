import { expect, it } from 'vitest';
import { CallError } from '../api/callError.ts';
import { columnLetters, problemsOf, toListProblems } from './problems.ts';

it('names columns as a spreadsheet does', () => {
  expect([1, 26, 27, 52, 702, 703].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'ZZ', 'AAA']);
});

it('puts errors before warnings and keeps the way back to each problem', () => {
  const problems = [
    { code: 'zeros', severity: 'warning', what: '有 3 个 0', remedy: '请确认' },
    { code: 'text-in-number', severity: 'error', what: '不是数字', remedy: '请修改', row: 4, column: 3, cell: 'C4' },
  ] as const;
  expect(toListProblems(problems)).toMatchObject([
    { id: '1', cell: 'C4', column: 'C', row: 4 },
    { id: '0', severity: 'warning' },
  ]);
});

it('finds the problems of a refused call, and none in other failures', () => {
  const problem = { code: 'x', severity: 'error', what: '错', remedy: '改' };
  expect(problemsOf(new CallError('failure', '错', { data: { problems: [problem] } }))).toEqual([problem]);
  expect(problemsOf(new CallError('timeout', '超时'))).toEqual([]);
  expect(problemsOf(new Error('other'))).toEqual([]);
});
