import { describe, expect, it } from 'vitest';
import type { Groups } from '../../model/index.ts';
import { newestOf } from '../families/index.ts';
import type { FlowGiven } from '../model.ts';
import { availableItems, missingRoles } from './availableItems.ts';

const scheme: Groups = {
  samples: ['a', 'b', 'c', 'd'],
  group: ['A', 'A', 'B', 'B'],
  levels: ['A', 'B'],
  colors: {},
  factors: [],
};
const given = (roles: string, groups: Groups | null = scheme): FlowGiven => ({
  roles: Object.fromEntries(roles.split(' ').map((role) => [role, { name: `${role}.csv` }])),
  scheme: groups,
  contrasts: [],
});
const itemOf = (flow: string, method: string, what: FlowGiven) =>
  availableItems(newestOf(flow)!, what)
    .flatMap(({ items }) => items)
    .find((item) => item.method === method)!;

describe('a menu on given data', () => {
  it('binds the best table that is there', () => {
    expect(itemOf('transform', 'pca', given('counts expression'))).toMatchObject({
      available: true,
      bind: { matrix: 'expression' },
    });
    expect(itemOf('transform', 'deseq2', given('counts expression')).bind).toEqual({ matrix: 'counts' });
    expect(itemOf('micro', 'alpha', given('counts taxonomy tree')).bind).toEqual({ matrix: 'counts', tree: 'tree' });
  });

  it.each([
    ['micro', 'rda', given('counts taxonomy'), '没有环境因子表'],
    ['transform', 'deseq2', given('expression'), '没有基因计数表'],
    ['transform', 'pca', given('go'), '没有基因表达量表或基因计数表'],
    ['transform', 'ora', given('counts'), '没有 GO 注释或 KEGG 通路注释'],
    ['micro', 'pcoa', given('taxonomy'), '没有 ASV（OTU）计数表'],
    ['untarget', 'drift', given('peaks'), '没有 QC 样本'],
    ['protein', 'limma', given('intensity', null), '没有分组方案'],
    ['protein', 'motif-logo', given('intensity'), '没有修饰位点表'],
    ['transform', 'batch', given('counts'), '分组方案中没有批次列（batch）'],
  ])('of %s says why %s cannot be run', (flow, method, what, reason) =>
    expect(itemOf(flow, method, what)).toMatchObject({ available: false, reason }),
  );

  it('leaves to the person what no role is for', () => {
    for (const [flow, method] of [
      ['transform', 'volcano'],
      ['micro', 'bar'],
      ['transform', 'circos'],
      ['transform', 'table-filter'],
      ['transform', 'nine-quadrant'],
      ['protein', 'pathway-map'],
    ] as const)
      expect(itemOf(flow, method, given('counts intensity'))).toMatchObject({ available: true, bind: {} });
  });
});

it('the tables that a flow cannot do without are named, one of several where one will do', () => {
  expect(missingRoles(newestOf('transform')!, {})).toEqual(['基因计数表或基因表达量表']);
  expect(missingRoles(newestOf('untarget')!, { pos: { name: 'p.csv' } })).toEqual(['峰面积表或负离子峰面积表']);
  expect(missingRoles(newestOf('untarget')!, { peaks: { name: 'p.csv' } })).toEqual([]);
});
