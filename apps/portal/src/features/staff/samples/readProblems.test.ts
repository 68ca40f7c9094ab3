import { expect, it } from 'vitest';
import { readProblems } from './readProblems.ts';

const names = ['CK-1', 'CK-10', 'T 1', 'T'];

it('reads samples and their reasons, typed or pasted from two columns', () => {
  const { faults, problems } = readProblems('CK-10\tRIN 4.1，已降解\n\nT 1 量不足\n', names);
  expect([[...problems], faults]).toEqual([
    [
      ['CK-10', 'RIN 4.1，已降解'],
      ['T 1', '量不足'],
    ],
    [],
  ]);
});

it('names the line of a sample that is unknown, without a reason, or there twice', () => {
  expect(readProblems('CK-2 降解\nCK-1\nT 少\nT 少', names).faults).toEqual([
    '第 1 行：没有样本“CK-2”',
    '第 2 行：请写明样本“CK-1”的问题',
    '第 4 行：样本“T”写了两次',
  ]);
});
