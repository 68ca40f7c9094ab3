import { expect, it } from 'vitest';
import { openReportsOf } from './paths.ts';

it('finds the reports among the open pages, but not one that is just being made', () =>
  expect(
    openReportsOf([
      { address: '/home', title: '首页' },
      { address: '/data-collection/analysis-report', title: '报告' },
      { address: '/data-collection/analysis-report/new?add=t1', title: '新报告' },
      { address: '/data-collection/analysis-report/r1?pick=', title: '肝脏' },
    ]),
  ).toEqual([{ id: 'r1', title: '肝脏' }]));
