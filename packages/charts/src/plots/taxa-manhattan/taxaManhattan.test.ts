import { expect, it } from 'vitest';
import { chartById } from '../../registry.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';
import { taxaRows } from './taxaRows.ts';

const result = table('result', {
  feature: ['a', 'b', 'c', 'd', 'e', 'f'],
  p: [0.5, 0.001, 0.2, Number.NaN, 0.03, 0.9],
  p_adj: [0.6, 0.006, 0.4, Number.NaN, 0.09, 0.9],
  direction: ['none', 'up', 'none', 'up', 'none', 'none'],
  lineage: ['P|z', 'Q|x', 'P|k', 'P|a', '', 'R|m'],
  phylum: ['P', 'Q', 'P', 'P', '', 'R'],
  abundance: [0.1, 0.5, 0.1, 0.2, 0.05, 0.01],
  log2fc: [0, 2, 0, 3, 0, 0],
});

it('puts taxa of one phylum side by side, abundant phyla first and unknown ones last, and leaves out untested taxa', () => {
  const { phyla, rows } = taxaRows(result, 'p_adj', 10);
  expect(rows.map(({ feature }) => feature)).toEqual(['b', 'c', 'a', 'f', 'e']);
  expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  expect(phyla).toEqual([
    { name: 'Q', from: 1, to: 1 },
    { name: 'P', from: 2, to: 3 },
    { name: 'R', from: 4, to: 4 },
    { name: '未注释', from: 5, to: 5 },
  ]);
  expect(rows[0]!.height).toBeCloseTo(-Math.log10(0.006), 12);
});

it('groups the smallest phyla together when there are too many', () => {
  expect(taxaRows(result, 'p', 2).phyla.map(({ name }) => name)).toEqual(['Q', '其他门', '未注释']);
});

it('draws results without phyla or abundances', () => {
  const bare = {
    ...result,
    columns: result.columns.filter(({ name }) => !['phylum', 'abundance', 'lineage'].includes(name)),
  };
  const { summary } = chartById('taxa-manhattan')!.draw(exampleInput('taxa-manhattan', { tables: { result: bare } }));
  expect(summary).toContain('1 个门的 5 个分类单元，升高 1 个，降低 0 个');
});

it('draws unchanged taxa as a dense layer when there are many', () => {
  const many = Array.from({ length: 2_500 }, (_, at) => at);
  const big = table('result', {
    feature: many.map((at) => `t${at}`),
    p: many.map((at) => (at + 1) / 2_501),
    p_adj: many.map((at) => (at < 3 ? 0.001 : 0.9)),
    direction: many.map((at) => (at < 3 ? 'down' : 'none')),
    phylum: many.map((at) => `P${at % 4}`),
    lineage: many.map(String),
    abundance: many.map(() => 0.001),
    log2fc: many.map(() => -1),
  });
  const { layers, option } = chartById('taxa-manhattan')!.draw(
    exampleInput('taxa-manhattan', { tables: { result: big } }),
  );
  expect(layers).toHaveLength(1);
  expect(layers![0]!.kind === 'points' && layers![0]!.y.filter(Number.isFinite).length).toBe(2_497);
  expect(
    [option.series ?? []].flat().reduce((sum, { data }) => sum + ((data as unknown[] | undefined)?.length ?? 0), 0),
  ).toBe(3);
});
