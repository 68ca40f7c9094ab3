import { describe, expect, it } from 'vitest';
import { agglomerate } from '../../hierarchical-clustering/index.ts';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { pairwisePearson } from '../../correlation/index.ts';
import { overlapDistances, raise, similarities, type NetworkType } from './adjacency.ts';
import { wgcna } from './index.ts';
import { choosePower, powerFits } from './softThreshold.ts';
import { hybridCut } from './treecut/hybridCut.ts';
import { usableFeatures } from './usableFeatures.ts';
import reference from './wgcna.reference.json' with { type: 'json' };
import { readWgcnaOptions } from './wgcna.schema.ts';

type Cells = readonly (readonly (number | null)[])[];
type Case = (typeof reference.cases)[number];
const build = (rows: Cells): Matrix => ({
  ...matrixOf(rows),
  ids: rows.map((_, i) => `f${String(i + 1).padStart(3, '0')}`),
  samples: rows[0]!.map((_, j) => `S${j + 1}`),
});
const matrices = { x: build(reference.x), holes: build(reference.holes) };
// The groups stand in another order than the matrix: they are joined by name.
const samples = matrices.x.samples.toReversed();
const groups: Groups = {
  samples,
  group: reference.group.toReversed(),
  levels: ['A', 'B', 'C'],
  colors: {},
  factors: [
    { name: 'age', values: reference.age.toReversed().map((age) => (age === null ? '' : String(age))) },
    { name: '批次', values: samples.map((_, i) => `b${i % 2}`) },
  ],
};
const typeOf = (one: Case): NetworkType => one.type.replace(' ', '_') as NetworkType;
const optionsOf = (one: Case, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  power: String(one.power),
  type: typeOf(one),
  min_module: one.min,
  deep_split: one.deep,
  pam: one.pam,
  ...more,
});
const run = (options: Record<string, unknown> = {}, matrix = matrices.x, of: Groups | null = groups): MethodOutput =>
  wgcna.run({ matrix, groups: of ?? undefined }, parseOptions(wgcna, options), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, table: string, name: string): unknown[] => [
  ...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
];
const same = (actual: ArrayLike<number>, expected: readonly (number | null)[], share: number): void =>
  expected.forEach((value, at) =>
    expect(close(actual[at]!, value ?? Number.NaN, share), `${at}: ${actual[at]} for ${value}`).toBe(true),
  );

describe.each(reference.cases)(
  'agrees with WGCNA and dynamicTreeCut of R: $type, power $power, $pam, $name',
  (expected) => {
    const { matrix } = usableFeatures(
      matrices[expected.name as 'x'],
      readWgcnaOptions(parseOptions(wgcna, optionsOf(expected))),
    );
    const size = matrix.ids.length;
    const similarity = pairwisePearson(matrix.values, size, matrix.samples.length).values;
    similarities(similarity, size, typeOf(expected));
    const fits = powerFits(similarity, size);
    raise(similarity, expected.power);
    const distances = overlapDistances(similarity, size);
    const output = run(optionsOf(expected), matrices[expected.name as 'x']);

    it('for the table of powers', () => {
      expected.fit.forEach((row, at) => {
        const { maxK, meanK, medianK, power, r2, r2Truncated, slope } = fits[at]!;
        same([power, r2, slope, r2Truncated, meanK, medianK, maxK], row, 1e-8);
      });
    });

    it('for adjacency and topological overlap', () => {
      same(
        similarity.subarray(2 * size, 3 * size),
        expected.adjacency.map((value, at) => (at === 2 ? 0 : value)),
        1e-10,
      );
      same(
        distances.subarray(2 * size, 3 * size).map((value) => 1 - value),
        expected.tom,
        1e-10,
      );
      same(agglomerate({ size, stride: size, values: distances.slice() }, 'average').height, expected.height, 1e-10);
    });

    it('for the dynamic cut, and the modules after merging', () => {
      const tree = agglomerate({ size, stride: size, values: distances.slice() }, 'average');
      expect([
        ...hybridCut(
          tree,
          { values: distances, size },
          { minModule: expected.min, deepSplit: expected.deep, pam: expected.pam as 'free' },
        ),
      ]).toEqual(expected.dynamic);
      expect(column(output, 'modules', 'label')).toEqual(expected.modules);
    });

    it('for eigengenes, kME and the correlations with traits', () => {
      const vectors = output.tables[1]!.columns.slice(1).map(({ values }) => values as Float64Array);
      expect(vectors).toHaveLength(expected.eigengenes.length);
      expected.eigengenes.forEach((values, at) => same(vectors[at]!, values, 1e-6));
      same(column(output, 'summary', 'explained') as number[], expected.explained, 1e-6);
      same(column(output, 'modules', 'kme') as number[], expected.kme, 1e-6);
      same(column(output, 'traits', 'r') as number[], expected.r.flat(), 1e-6);
      same(column(output, 'traits', 'p') as number[], expected.p.flat(), 1e-5);
    });
  },
);

describe.each(reference.cases)(
  'agrees with intramodularConnectivity, corPvalueStudent and exportNetworkToCytoscape of R: $type, $name',
  (expected) => {
    const output = run(
      optionsOf(expected, { edge_tom: 0.12, edge_top: 2000, hubs: 5 }),
      matrices[expected.name as 'x'],
    );
    const inModule = expected.modules.filter((label) => label > 0).length;

    it('for connectivity and hubs', () => {
      same(column(output, 'modules', 'k_total') as number[], expected.k_total, 1e-10);
      same(column(output, 'modules', 'k_within') as number[], expected.k_within, 1e-10);
      expect((column(output, 'hubs', 'feature') as string[]).slice(0, 5)).toEqual(expected.hubs);
    });

    it('for features and traits, and the correlation of |MM| with |GS|', () => {
      expect(column(output, 'significance', 'gs')).toHaveLength(4 * inModule);
      same(column(output, 'significance', 'gs') as number[], expected.gs, 1e-9);
      same(column(output, 'significance', 'p') as number[], expected.gs_p, 1e-8);
      same(column(output, 'traits', 'mm_gs_r') as number[], expected.trend.flat(), 1e-6);
      same(column(output, 'traits', 'mm_gs_p') as number[], expected.trend_p.flat(), 1e-5);
    });

    it('for the links of the largest module', () => {
      const [source, target, module, weight] = ['source', 'target', 'module', 'weight'].map((name) =>
        column(output, 'edges', name),
      ) as [string[], string[], string[], number[]];
      const rows = [...module.keys()].filter((row) => module[row] === 'turquoise');
      expect(rows.map((row) => `${source[row]} ${target[row]}`).toSorted()).toEqual(expected.edges.toSorted());
      same(
        rows.map((row) => weight[row]!),
        expected.weights,
        1e-10,
      );
    });
  },
);

describe('links of modules', () => {
  it('are the strongest, at most as many as asked for, and the nodes are their ends', () => {
    const all = run({ power: '6', min_module: 10, edge_tom: 0.05, edge_top: 2000 });
    const few = run({ power: '6', min_module: 10, edge_tom: 0.05, edge_top: 20 });
    for (const module of new Set(column(all, 'edges', 'module'))) {
      const of = (output: MethodOutput) =>
        column(output, 'edges', 'weight').filter((_, row) => column(output, 'edges', 'module')[row] === module);
      expect(of(few)).toEqual(of(all).slice(0, 20));
    }
    expect(new Set(column(few, 'nodes', 'id'))).toEqual(
      new Set([...column(few, 'edges', 'source'), ...column(few, 'edges', 'target')]),
    );
    for (const name of ['x', 'y'])
      for (const value of column(few, 'nodes', name) as number[]) expect(value >= 0 && value <= 1).toBe(true);
    expect((column(few, 'nodes', 'degree') as number[]).reduce((sum, degree) => sum + degree, 0)).toBe(
      2 * Number(few.facts['edges']),
    );
  });

  it('are reported missing for modules without any', () => {
    const output = run({ power: '6', min_module: 10, edge_tom: 0.95 });
    expect(output.tables.find(({ id }) => id === 'edges')!.rows).toBe(0);
    expect(output.messages.map(({ text }) => text).join()).toContain('没有拓扑重叠不小于 0.95 的特征对');
  });
});

describe('power', () => {
  const fit = { power: 1, r2: 0.9, slope: -1, r2Truncated: 0.9, meanK: 1, medianK: 1, maxK: 1 };
  it('is the lowest that reaches the fit with a falling slope, else chosen by the number of samples', () => {
    expect(
      choosePower(
        [
          { ...fit, slope: 1 },
          { ...fit, power: 2, r2: 0.8 },
          { ...fit, power: 3 },
          { ...fit, power: 4 },
        ],
        0.85,
        22,
        false,
      ),
    ).toEqual({ power: 3, reached: true });
    expect([12, 22, 39, 40].map((count) => choosePower([], 0.85, count, false).power)).toEqual([9, 8, 7, 6]);
    expect(choosePower([{ ...fit, r2: 0.5 }], 0.85, 22, true)).toEqual({ power: 16, reached: false });
  });

  it('is explained in a warning when none reaches the fit', () => {
    const output = run({ r2_cut: 0.99, min_module: 10 });
    expect(output.messages.find(({ level }) => level === 'warning')!.text).toContain(
      '没有幂次使无标度拟合的 R² 超过 0.99，按样本数取经验值 8',
    );
  });
});

describe('edges', () => {
  it('works without groups, and names what was left out', () => {
    const output = run({ power: '6', min_module: 10 }, matrices.holes, null);
    expect(output.tables.find(({ id }) => id === 'traits')!.rows).toBe(0);
    expect(output.removed).toEqual([{ kind: 'feature', id: 'f077', reason: '取值恒定，相关系数没有定义' }]);
  });

  it('with two groups lists only the second as a trait', () => {
    const two = {
      ...groups,
      group: groups.group.map((level) => (level === 'C' ? 'B' : level)),
      levels: ['A', 'B'],
      factors: [],
    };
    expect(new Set(column(run({ power: '6', min_module: 10 }, matrices.x, two), 'traits', 'trait'))).toEqual(
      new Set(['B']),
    );
  });

  it('leaves out an empty sample, and uses the most variable features', () => {
    const poor = build(reference.x.map((row, i) => [...row.slice(1), i < 100 ? null : row[0]!]));
    const output = run({ power: '6', min_module: 10, top_variable: 120 }, poor);
    expect(output.removed).toEqual([{ kind: 'sample', id: 'S22', reason: '一半以上的特征缺失' }]);
    expect(output.messages.map(({ text }) => text)).toContain('150 个可用特征中取方差最大的 120 个建网络。');
    expect(output.facts).toMatchObject({ features: 120, samples: 21 });
  });

  it('refuses data that make no network, and says what to do', () => {
    expect(() => run({ min_module: 10 }, build(reference.x.map((row) => row.slice(0, 4))))).toThrow(
      '可用的样本只有 4 个，共表达网络至少需要 5 个',
    );
    expect(() => run({}, build(reference.x.slice(0, 20)))).toThrow('可用的特征只有 20 个，至少需要 30 个');
    expect(() =>
      run({ top_variable: 'all' }, build(Array.from({ length: 5_001 }, (_, i) => [i, 2, 3 * i, i % 7, 1]))),
    ).toThrow('一次最多计算 5000 个');
    expect(() => run({ power: '6', min_module: 140 })).toThrow('没有找到至少有 140 个特征的模块');
  });

  it('gives the same tables again, and does not change its input', () => {
    const before = matrices.holes.values.slice();
    expect(run({ min_module: 10 }, matrices.holes).tables).toEqual(run({ min_module: 10 }, matrices.holes).tables);
    expect(matrices.holes.values).toEqual(before);
  });
});

it.each([{ power: '6' }, { power: 'auto' }, { power: 'auto', r2_cut: 0.99, merge_cut: 0 }])(
  'writes a paragraph for publication: %o',
  (options) => {
    const output = run({ ...options, min_module: 10 }, matrices.holes);
    const note = wgcna.note(parseOptions(wgcna, { ...options, min_module: 10 }), output.facts);
    expect(note).toContain(options.power === '6' ? '软阈值由使用者指定' : '软阈值');
    expect(note).not.toMatch(/undefined|NaN/u);
  },
);
