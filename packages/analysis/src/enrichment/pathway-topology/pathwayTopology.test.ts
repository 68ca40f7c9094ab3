import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { close } from '../../testing/tables.ts';
import { pathwayTopology } from './index.ts';
import reference from './pathwayTopology.reference.json' with { type: 'json' };

type Columns = Parameters<typeof recordsOf>[0];
const edges: Columns = { pathway: reference.pathway, source: reference.source, target: reference.target };
const run = (
  records: Columns,
  list: readonly string[],
  raw: Record<string, unknown> = {},
  background?: readonly string[],
): MethodOutput =>
  pathwayTopology.run(
    { records: recordsOf(records), list, background },
    parseOptions(pathwayTopology, { min_size: 1, ...raw }),
    { seed: 1, progress: () => undefined },
  );
const column = (output: MethodOutput, table: string, name: string) =>
  [...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values] as (
    | number
    | string
  )[];

describe('pathway-topology agrees with igraph and phyper of R', () => {
  const pathways = [...new Set(reference.pathway)];
  const places = (output: MethodOutput) =>
    column(output, 'result', 'term').map((term) => pathways.indexOf(term as string));
  const same = (actual: readonly (number | string)[], expected: readonly number[]) =>
    actual.forEach((value, at) =>
      expect(close(value as number, expected[at]!, 1e-10), `${at}: ${value} for ${expected[at]}`).toBe(true),
    );

  it.each([
    ['betweenness', { measure: 'betweenness' }],
    ['undirected', { measure: 'betweenness', directed: false }],
    ['out_degree', { measure: 'out-degree' }],
    ['degree', { measure: 'degree' }],
  ] as const)('impact by %s agrees', (key, raw) => {
    const output = run(edges, reference.list, raw);
    // R adds up nothing where no compound of a pathway of two matters; there is no impact then.
    same(
      column(output, 'result', 'impact'),
      places(output).map((at) => (at === 2 && raw.measure === 'betweenness' ? Number.NaN : reference[key][at]!)),
    );
  });

  it('enrichment agrees with and without a background', () => {
    const output = run(edges, reference.list);
    same(
      column(output, 'result', 'p'),
      places(output).map((at) => reference.p[at]!),
    );
    same(
      column(output, 'result', 'p_adj'),
      places(output).map((at) => reference.p_adj[at]!),
    );
    const within = run(edges, reference.list, {}, reference.background);
    same(
      column(within, 'result', 'p'),
      places(within).map((at) => reference.p_background[at]!),
    );
  });
});

describe('pathway-topology', () => {
  it('in a chain the middle is the most important, and the ends are not', () => {
    const output = run({ pathway: ['x', 'x', 'x', 'x'], from: ['a', 'b', 'c', 'd'], to: ['b', 'c', 'd', 'e'] }, [
      'c',
      'a',
    ]);
    expect(column(output, 'nodes', 'importance')).toEqual([0, 0.3, 0.4, 0.3, 0]);
    expect(column(output, 'result', 'impact')).toEqual([0.4]);
    expect(column(output, 'result', 'features')).toEqual(['a/c']);
  });

  it('leaves out loops, repeated edges and empty rows, and keeps compounds without a reaction', () => {
    const output = run(
      { pathway: ['x', 'x', 'x', '', 'x'], from: ['a', 'a', 'a', 'q', 'z'], to: ['b', 'b', 'a', 'r', ''] },
      ['a', 'none'],
    );
    expect(column(output, 'nodes', 'compound')).toEqual(['a', 'b', 'z']);
    expect(output.messages.map(({ text }) => text).join()).toMatch(
      /1 行没有通路或化合物.*1 条重复的与 1 条指向自身.*1 个化合物不在任何通路中.*没有影响值/u,
    );
    expect(column(output, 'unmatched', 'feature')).toEqual(['none']);
  });

  it('refuses data without a common compound, or without a pathway to test', () => {
    expect(() => run(edges, ['zzz'])).toThrow('都不在通路中');
    expect(() => run(edges, ['a'], { min_size: 100 })).toThrow('没有一条通路');
    expect(() => run({ pathway: [''], source: [''], target: [''] }, ['a'])).toThrow('没有一行');
    expect(() => run({ path: ['x'], b: ['a'] }, ['a'])).toThrow('没有认出');
  });
});
