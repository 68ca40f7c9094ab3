import { expect, it } from 'vitest';
import { fitWords, lollipopsOf, type Site } from './sites.ts';

const site = (position: number, more: Partial<Site> = {}): Site => ({
  from: 'task',
  id: `${position}`,
  title: '任务',
  table: '差异位点',
  name: `P1_S${position}`,
  at: '',
  residue: 'S',
  position,
  change: 'up',
  log2fc: 1.234567,
  p: 0.01,
  found: 'S',
  fits: 'yes',
  ...more,
});

it('what tables say alike of a place is one lollipop, what they say otherwise another; misfits are not drawn', () => {
  const sites = [
    site(40, { change: 'down', log2fc: -3 }),
    site(5),
    site(5, { id: 'b', log2fc: 2 }),
    site(5, { change: 'down', log2fc: -1 }),
    site(7, { fits: 'residue', found: 'L' }),
  ];
  expect(lollipopsOf(sites).map(({ change, position, words }) => [position, change, words])).toEqual([
    [5, 'up', 'S5 上调，log2 差异倍数 2，2 张表'],
    [5, 'down', 'S5 下调，log2 差异倍数 -1，差异位点'],
    [40, 'down', 'S40 下调，log2 差异倍数 -3，差异位点'],
  ]);
  expect(fitWords(sites[4]!)).toBe('不一致：序列此处为 L');
});
