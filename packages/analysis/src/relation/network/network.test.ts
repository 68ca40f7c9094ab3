import { describe, expect, it } from 'vitest';
import { InputError, type Matrix, type MethodOutput } from '../../model/index.ts';
import { graphOf, modularity } from '../../layout/index.ts';
import { louvain } from './louvain.ts';
import { network } from './network.ts';
import type { NetworkOptions } from './network.schema.ts';
import reference from './network.reference.json' with { type: 'json' };

const defaults: NetworkOptions = {
  method: 'spearman',
  r: 0.6,
  p: 0.05,
  p_column: 'p_adj',
  p_adjust: 'BH',
  sign: 'both',
  max_edges: 2000,
  top_variable: 'all',
  zi: 2.5,
  pi: 0.62,
};
const context = { seed: 1, progress: () => undefined };
const build = (
  ids: readonly string[],
  samples: readonly string[],
  rows: readonly (readonly (number | null)[])[],
): Matrix => ({
  idName: 'id',
  ids,
  samples,
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
const matrix = build(reference.ids, reference.samples, reference.values);
const matrix2 = build(reference.ids2, reference.samples2, reference.values2);
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const numbers = (output: MethodOutput, table: string, name: string) =>
  Array.from(column(output, table, name) as Float64Array);
const texts = (output: MethodOutput, table: string, name: string) => column(output, table, name) as readonly string[];

describe('agrees with cor.test and igraph of R', () => {
  const runs = {
    one: () => network({ matrix }, defaults, context),
    two: () => network({ matrix, matrix2 }, { ...defaults, r: 0.5, p: 0.2 }, context),
  } as const;

  it.each(['one', 'two'] as const)('%s table(s)', (name) => {
    const output = runs[name]();
    const expected = reference[name];
    const key = (a: string, b: string) => `${a} ${b}`;
    const wanted = new Map(expected.a.map((a, i) => [key(a, expected.b[i]!), i]));
    const found = texts(output, 'edges', 'source').map((a, i) => key(a, texts(output, 'edges', 'target')[i]!));
    expect(found.toSorted()).toEqual([...wanted.keys()].toSorted());
    found.forEach((pair, row) => {
      const at = wanted.get(pair)!;
      expect(Math.abs(numbers(output, 'edges', 'r')[row]! / expected.r[at]! - 1)).toBeLessThan(1e-9);
      // Below 1e-12 the series of Spearman's test has no digits left.
      for (const [one, values] of [
        ['p', expected.p],
        ['p_adj', expected.adj],
      ] as const) {
        const value = numbers(output, 'edges', one)[row]!;
        expect(Math.abs(value - values[at]!)).toBeLessThan(1e-5 * values[at]! + 1e-12);
      }
    });
    expect(output.facts['pairs']).toBe(expected.pairs);
    texts(output, 'nodes', 'id').forEach((id, row) => {
      const at = expected.id.indexOf(id);
      expect(numbers(output, 'nodes', 'degree')[row]).toBe(expected.degree[at]);
      expect(numbers(output, 'nodes', 'betweenness')[row]).toBeCloseTo(expected.betweenness[at]!, 8);
    });
    expect(output.facts['modularity']).toBeGreaterThan(expected.modularity - 1e-6);
  });
});

describe('modules', () => {
  it('finds cliques that a single link joins, the largest first', () => {
    const source: number[] = [];
    const target: number[] = [];
    [
      [0, 4],
      [4, 10],
      [10, 15],
    ].forEach(([from, to]) => {
      for (let i = from!; i < to!; i += 1)
        for (let j = i + 1; j < to!; j += 1) {
          source.push(i);
          target.push(j);
        }
    });
    source.push(3, 9);
    target.push(4, 10);
    const graph = graphOf(
      15,
      source,
      target,
      source.map(() => 1),
    );
    expect([...louvain(graph, 7)]).toEqual([3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(modularity(graph, new Int32Array(15))).toBeCloseTo(0, 12);
  });

  it('is the same for the same seed, with places inside the unit square', () => {
    const [one, again] = [network({ matrix }, defaults, context), network({ matrix }, defaults, context)];
    expect(one).toEqual(again);
    for (const side of ['x', 'y'])
      for (const value of numbers(one, 'nodes', side)) expect(value >= 0 && value <= 1).toBe(true);
    const places = numbers(one, 'nodes', 'x').map((x, i) => `${x} ${numbers(one, 'nodes', 'y')[i]}`);
    expect(new Set(places).size).toBe(places.length);
  });
});

it('assigns the roles of nodes by the chosen limits', () => {
  const output = network({ matrix }, { ...defaults, zi: 0.5, pi: 0.2 }, context);
  const [zi, pi, role] = [
    numbers(output, 'nodes', 'zi'),
    numbers(output, 'nodes', 'pi'),
    texts(output, 'nodes', 'role'),
  ];
  role.forEach((one, i) =>
    expect(one).toBe(
      [
        ['外围节点', '连接者'],
        ['模块枢纽', '网络枢纽'],
      ][Number(zi[i]! > 0.5)]![Number(pi[i]! > 0.2)],
    ),
  );
  expect(output.facts).toMatchObject({
    hubs: zi.filter((value) => value > 0.5).length,
    connectors: pi.filter((value) => value > 0.2).length,
  });
  expect(output.facts['hubs']).toBeGreaterThan(0);
  expect(new Set(texts(network({ matrix }, { ...defaults, zi: 10, pi: 1 }, context), 'nodes', 'role'))).toEqual(
    new Set(['外围节点']),
  );
});

describe('edges', () => {
  it('keeps only the strongest links, and only those of the chosen sign', () => {
    const few = network({ matrix }, { ...defaults, max_edges: 10 }, context);
    const all = network({ matrix }, defaults, context);
    expect(numbers(few, 'edges', 'r')).toEqual(numbers(all, 'edges', 'r').slice(0, 10));
    expect(few.messages[0]!.text).toContain('只连 |r| 最大的 10 对');
    expect(
      Math.min(...numbers(network({ matrix }, { ...defaults, sign: 'positive' }, context), 'edges', 'r')),
    ).toBeGreaterThan(0);
    expect(
      Math.max(...numbers(network({ matrix }, { ...defaults, sign: 'negative' }, context), 'edges', 'r')),
    ).toBeLessThan(0);
  });

  it('joins the second table by sample, and tells features of the same name apart', () => {
    const output = network({ matrix, matrix2 }, { ...defaults, r: 0.5, p: 0.2 }, context);
    expect(output.facts).toMatchObject({ samples: 11, tables: 2 });
    expect(output.messages.find(({ level }) => level === 'warning')!.text).toContain('4 个样本只在一个数据表中');
    expect(
      new Set(texts(output, 'edges', 'target').map((id) => id.startsWith('m') || id.endsWith('（表 2）'))),
    ).toEqual(new Set([true]));
  });

  it('names the constant row that was left out', () => {
    expect(network({ matrix }, defaults, context).removed).toEqual([
      { kind: 'feature', id: 'f24', reason: '取值恒定，相关系数没有定义' },
    ]);
  });

  it('has no lines where no pair passes, and says how near the strongest came', () => {
    const output = network({ matrix }, { ...defaults, p: 0 }, context);
    expect(output.tables.map(({ rows }) => rows)).toEqual([0, 0]);
    expect(output.charts).toEqual([]);
    expect(output.messages.map(({ text }) => text).join('')).toMatch(/没有一对特征.*最大的 \|r\| 为 [01]\.\d+/u);
  });

  it('refuses tables without common samples, and too few samples', () => {
    expect(() =>
      network(
        { matrix, matrix2: { ...matrix2, samples: matrix2.samples.map((name) => `x${name}`) } },
        defaults,
        context,
      ),
    ).toThrow('共有的样本只有 0 个');
    expect(() =>
      network(
        {
          matrix: build(
            ['a', 'b'],
            ['S1', 'S2', 'S3'],
            [
              [1, 2, 3],
              [1, 3, 2],
            ],
          ),
        },
        defaults,
        context,
      ),
    ).toThrow(InputError);
  });
});
