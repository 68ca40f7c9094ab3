import { describe, expect, it } from 'vitest';
import type { Edges, MethodOutput, Options, Ranked } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { ppi } from './index.ts';
import reference from './ppi.reference.json' with { type: 'json' };

const context = { seed: 1, progress: () => undefined };
const edges: Edges = {
  source: reference.source,
  target: reference.target,
  weight: Float64Array.from(reference.weight),
};
const run = (changes: Options = {}, inputs: { list?: readonly string[]; edges?: Edges; ranked?: Ranked } = {}) =>
  ppi.run({ list: reference.list, edges, ...inputs }, { ...defaultOptions(ppi), ...changes }, context);
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)?.values;
const numbers = (output: MethodOutput, table: string, name: string) =>
  Array.from(column(output, table, name) as Float64Array);
const texts = (output: MethodOutput, table: string, name: string) => column(output, table, name) as readonly string[];
const lines = (...rows: readonly (readonly [string, string, number])[]): Edges => ({
  source: rows.map(([a]) => a),
  target: rows.map(([, b]) => b),
  weight: Float64Array.from(rows, ([, , score]) => score),
});

describe('agrees with igraph of R', () => {
  it('for the interactions and the node measures', () => {
    const output = run();
    const key = (a: string, b: string) => [a, b].toSorted().join(' ');
    const wanted = new Map(reference.a.map((a, i) => [key(a, reference.b[i]!), reference.score[i]!]));
    const source = texts(output, 'edges', 'source');
    expect(source).toHaveLength(wanted.size);
    source.forEach((a, row) =>
      expect(
        close(
          numbers(output, 'edges', 'score')[row]!,
          wanted.get(key(a, texts(output, 'edges', 'target')[row]!))!,
          1e-12,
        ),
      ).toBe(true),
    );
    expect(output.facts).toMatchObject({ among: reference.among, scale: 'thousand', unknown: 1 });
    expect(texts(output, 'nodes', 'id').toSorted()).toEqual(reference.id.toSorted());
    texts(output, 'nodes', 'id').forEach((id, row) => {
      const at = reference.id.indexOf(id);
      expect(numbers(output, 'nodes', 'degree')[row]).toBe(reference.degree[at]);
      expect(close(numbers(output, 'nodes', 'betweenness')[row]!, reference.betweenness[at]!, 1e-9)).toBe(true);
    });
    expect(output.facts['modularity']).toBeGreaterThan(reference.modularity - 1e-6);
  });
});

it('keeps a pair once with its highest score, in the order of the list, and no loops', () => {
  const output = run(
    {},
    {
      list: ['B', 'A', 'C'],
      edges: lines(['A', 'B', 0.5], ['B', 'A', 0.9], ['A', 'A', 1], ['A', 'X', 1], ['C', 'A', 0.4], ['B', 'C', 0.39]),
    },
  );
  expect(texts(output, 'edges', 'source')).toEqual(['B', 'A']);
  expect(texts(output, 'edges', 'target')).toEqual(['A', 'C']);
  expect(numbers(output, 'edges', 'score')).toEqual([0.9, 0.4]);
  expect(output.messages.map(({ text }) => text)).toEqual(['互作表中有 1 行连到自身，没有使用。']);
});

it('names features that are not in the network, with the reason', () => {
  const output = run({}, { list: ['A', 'B', 'C', 'Z'], edges: lines(['A', 'B', 0.5], ['A', 'C', 0.2]) });
  expect(texts(output, 'unmatched', 'feature')).toEqual(['Z', 'C']);
  expect(texts(output, 'unmatched', 'reason')).toEqual(['互作表中没有这个名称', '与名单中其他特征没有达到阈值的互作']);
});

it('matches with and without taxon prefix and version, keeping the name that the user wrote', () => {
  const output = run(
    {},
    {
      list: ['ENSP00000269305.9', 'ENSP00000258149.2'],
      edges: lines(['9606.ENSP00000269305', '9606.ENSP00000258149', 999]),
    },
  );
  expect(texts(output, 'edges', 'source')).toEqual(['ENSP00000269305.9']);
  expect(output.messages.some(({ text }) => text.includes('去掉版本号'))).toBe(true);
});

it('shows the changes of a ranked table on the nodes, missing where it has none', () => {
  const inputs = { list: ['A', 'B', 'C'], edges: lines(['A', 'B', 0.5], ['B', 'C', 0.5]) };
  expect(
    numbers(run({}, { ...inputs, ranked: { ids: ['C', 'A'], scores: Float64Array.of(-1.5, 2) } }), 'nodes', 'change'),
  ).toEqual([2, Number.NaN, -1.5]);
  expect(column(run({}, inputs), 'nodes', 'change')).toBeUndefined();
  expect(
    run({}, { ...inputs, ranked: { ids: ['Q'], scores: Float64Array.of(1) } }).messages.some(
      ({ level, text }) => level === 'warning' && text.includes('排序表'),
    ),
  ).toBe(true);
});

it('uses scores unscaled when asked, and a missing score as 1', () => {
  const counted = lines(['A', 'B', 12], ['B', 'C', 3]);
  expect(numbers(run({ scale: 'raw', score: 5 }, { list: ['A', 'B', 'C'], edges: counted }), 'edges', 'score')).toEqual(
    [12],
  );
  expect(run({}, { list: ['A', 'B', 'C'], edges: lines(['A', 'B', 1], ['B', 'C', 1]) }).facts).toMatchObject({
    edges: 2,
    scale: 'unit',
  });
  expect(numbers(run({ max_edges: 10 }), 'edges', 'score')).toEqual(numbers(run(), 'edges', 'score').slice(0, 10));
  expect(run()).toEqual(run());
});

it('refuses names that are not in the table, scores of unclear scale, and a threshold that no pair reaches', () => {
  expect(() => run({}, { list: ['TP53', 'MDM2'] })).toThrow(/都不在互作表中.*“TP53”.*“9606\.ENSP/u);
  expect(() => run({}, { list: ['A', 'B'], edges: lines(['A', 'B', 12]) })).toThrow('不像 0～1 也不像 0～1000');
  expect(
    numbers(
      run({ scale: 'thousand', score: 0.01 }, { list: ['A', 'B'], edges: lines(['A', 'B', 12]) }),
      'edges',
      'score',
    ),
  ).toEqual([0.012]);
  expect(() => run({}, { list: ['A', 'B'], edges: lines(['A', 'B', 1200]) })).toThrow('超出 0～1000');
  expect(() => run({}, { list: ['A', 'B'], edges: lines(['A', 'B', -0.5]) })).toThrow('负值');
  expect(() => run({ score: 0.999 }, { list: ['A', 'B'], edges: lines(['A', 'B', 0.5]) })).toThrow('最高为 0.500');
  expect(() => run({}, { list: ['A', 'C'], edges: lines(['A', 'B', 0.5], ['C', 'D', 0.5]) })).toThrow(
    '它们之间没有互作',
  );
});
