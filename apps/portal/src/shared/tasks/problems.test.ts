import { expect, it } from 'vitest';
import { CallError } from '../api/callError.ts';
import { columnLetters, isSameQuestion, problemsOf, toListProblems, type Problem } from './problems.ts';

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

it('asks once about problems that have the same repair, with how many there are and where', () => {
  const repair = { id: 'duplicate-feature', label: '同名特征', choices: [{ value: 'sum', label: '相加' }] };
  const twin = (cell: string, count?: number) =>
    ({
      code: 'duplicate-feature',
      severity: 'error',
      what: `${cell} 重复`,
      remedy: '选',
      cell,
      count,
      repair,
    }) as const;
  const alone = { code: 'empty-id', severity: 'error', what: '空', remedy: '补' } as const;
  expect(toListProblems([alone, twin('A3'), alone, twin('A7'), twin('A9', 4)])).toMatchObject([
    { id: '0' },
    { id: '1', what: 'A3 重复；另有 2 条同样的问题（A7、A9），一并处理', count: 6 },
    { id: '2' },
  ]);
  expect(isSameQuestion(twin('A3'), twin('A7'))).toBe(true);
  expect(isSameQuestion(alone, { ...alone })).toBe(false);
});

it('shows what a newer server says in its words, whatever its codes are', () => {
  const repair = { id: 'unheard-of', label: '新的处理', choices: [{ value: 'new', label: '照做' }] };
  const newer = { code: 'unheard-of', severity: 'notice', what: '新的问题', remedy: '照做', repair };
  expect(toListProblems([newer as unknown as Problem])).toMatchObject([
    { severity: 'warning', what: '新的问题', repair: [{ label: '照做' }] },
  ]);
});

it('finds the problems of a refused call, and none in other failures', () => {
  const problem = { code: 'x', severity: 'error', what: '错', remedy: '改' };
  expect(problemsOf(new CallError('failure', '错', { data: { problems: [problem] } }))).toEqual([problem]);
  expect(problemsOf(new CallError('timeout', '超时'))).toEqual([]);
  expect(problemsOf(new Error('other'))).toEqual([]);
});
