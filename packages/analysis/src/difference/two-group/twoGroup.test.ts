import { describe, expect, it } from 'vitest';
import type { Column, Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import { twoGroup } from './index.ts';
import moderatedReference from './moderated.reference.json' with { type: 'json' };
import reference from './twoGroup.reference.json' with { type: 'json' };

type Row = readonly (number | null)[];
const tests = ['welch', 'student', 'wilcoxon', 'paired', 'paired-wilcoxon'] as const;

function matrixOf(rows: readonly Row[]): Matrix {
  const samples = rows[0]!.map((_, column) => `S${column + 1}`);
  return {
    idName: 'id',
    ids: rows.map((_, row) => `f${row + 1}`),
    samples,
    values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
    annotations: [],
  };
}

/** The first `n` samples are the reference; sample i of one group pairs with sample i of the other. */
function groupsOf(matrix: Matrix, n: number): Groups {
  const values = matrix.samples.map((_, column) => `p${column < n ? column : column - n}`);
  return {
    samples: matrix.samples,
    group: matrix.samples.map((_, column) => (column < n ? 'CK' : '处理')),
    levels: ['CK', '处理'],
    colors: {},
    factors: [{ name: 'pair', values }],
  };
}

const context = { seed: 1, progress: () => undefined };
const run = (matrix: Matrix, groups: Groups, raw: Record<string, unknown> = {}): MethodOutput =>
  twoGroup.run({ matrix, groups }, parseOptions(twoGroup, raw), context);
const column = (output: MethodOutput, name: string): Column['values'] =>
  output.tables[0]!.columns.find((candidate) => candidate.name === name)!.values;
const numbers = (output: MethodOutput, name: string): number[] => [...column(output, name)] as number[];

const rows: Row[] = [
  [4, 6, 5, 16, 20, 24, 20],
  [1, 2, 3, 3, 2, 1, 2],
  [0, 0, 0, 5, 6, 7, 8],
];
const small = matrixOf(rows);
const groups = groupsOf(small, 3);

describe('two-group properties', () => {
  it.each(tests.slice(0, 3))('%s turns its sign and keeps p when the groups are exchanged', (test) => {
    const forward = run(small, groups, { test });
    const backward = run(small, groups, { test, reference: '处理' });
    expect(numbers(backward, 'log2fc').slice(0, 2)).toEqual(
      numbers(forward, 'log2fc')
        .slice(0, 2)
        .map((value) => 0 - value),
    );
    numbers(forward, 'p').forEach((p, i) => expect(numbers(backward, 'p')[i]).toBeCloseTo(p, 13));
  });

  it('does not depend on the order of the samples in the groups file', () => {
    const reversed: Groups = {
      ...groups,
      samples: groups.samples.toReversed(),
      group: groups.group.toReversed(),
      factors: [],
    };
    expect(run(small, reversed).tables).toEqual(run(small, { ...groups, factors: [] }).tables);
  });

  it('a t-test does not depend on the unit, nor a rank test on any monotone change', () => {
    const scaled = { ...small, values: small.values.map((value) => value * 1000) };
    numbers(run(scaled, groups), 'p').forEach((p, i) =>
      expect(p).toBeCloseTo(numbers(run(small, groups), 'p')[i]!, 12),
    );
    const bent = { ...small, values: small.values.map((value) => Math.exp(value)) };
    expect(numbers(run(bent, groups, { test: 'wilcoxon' }), 'p')).toEqual(
      numbers(run(small, groups, { test: 'wilcoxon' }), 'p'),
    );
  });

  it('log2fc is the log2 of the ratio of means, or the difference of means when the data are logged', () => {
    expect(numbers(run(small, groups), 'log2fc')[0]).toBe(2);
    expect(numbers(run(small, groups, { logged: true }), 'log2fc')[0]).toBe(15);
  });

  it('does not change its input, and gives the same result again', () => {
    const before = small.values.slice();
    expect(run(small, groups, { test: 'wilcoxon' })).toEqual(run(small, groups, { test: 'wilcoxon' }));
    expect(small.values).toEqual(before);
  });
});

describe('two-group edges', () => {
  it('takes a single row', () =>
    expect(numbers(run(matrixOf([rows[0]!]), groups), 'p_adj')).toEqual(
      numbers(run(matrixOf([rows[0]!]), groups), 'p'),
    ));

  it('gives a constant or almost empty feature no p-value, gives the reason, and leaves it out of the correction', () => {
    const output = run(matrixOf([rows[0]!, [7, 7, 7, 7, 7, 7, 7], [null, null, 3, 4, 5, 6, 7]]), groups);
    expect(numbers(output, 'p').slice(1)).toEqual([Number.NaN, Number.NaN]);
    expect(column(output, 'reason')).toEqual(['', '数值没有变化', '有效值不足']);
    expect(numbers(output, 'p_adj')[0]).toBe(numbers(output, 'p')[0]);
    expect(output.messages.filter((message) => message.level === 'warning')).toHaveLength(2);
  });

  it('tells groups that are fully apart from values that do not change', () => {
    const apart = matrixOf([
      [1, 1, 1, 2, 2, 2, 2],
      [5, 5, 5, 5, 5, 5, 5],
      [0, 0, 0, 1, 2, 3, 4],
    ]);
    for (const test of ['welch', 'student']) {
      const output = run(apart, groups, { test });
      expect(column(output, 'reason')).toEqual(['组内没有变化而两组不同，t 检验没有定义', '数值没有变化', '']);
      expect(output.messages.map(({ text }) => text).join('')).toContain('可另用 Wilcoxon 检验');
    }
    expect(column(run(apart, groups, { test: 'wilcoxon' }), 'reason')).toEqual(['', '数值没有变化', '']);
  });

  it('calls a feature that only one group has by that, and counts it neither as up nor as down', () => {
    const output = run(small, groups);
    expect(numbers(output, 'log2fc')[2]).toBeNaN();
    expect(column(output, 'direction')[2]).toBe('only_test');
    expect(output.facts).toMatchObject({ up: 1, down: 0, only_test: 1, only_ref: 0, no_fold: 0 });
    const turned = run(small, groups, { reference: '处理' });
    expect(column(turned, 'direction')[2]).toBe('only_ref');
  });

  it('advises to say that data are logged only for negative values, and count methods only for counts', () => {
    const counts = Array.from({ length: 40 }, (_, row): Row => [0, 0, 0, ...[1, 2, 3, 4].map((i) => (row * i) % 37)]);
    const advice = (data: Matrix): string =>
      run(data, groups)
        .messages.map(({ text }) => text)
        .join('\n');
    expect(advice(matrixOf(counts))).toContain('请改用 DESeq2 或 edgeR');
    expect(advice(matrixOf(counts))).not.toContain('数据已取对数');
    const halves = counts.map((row) => row.map((value) => value! + (value! > 0 ? 0.5 : 0)));
    expect(advice(matrixOf(halves))).not.toMatch(/DESeq2|数据已取对数/u);
    const centred = halves.map((row) => row.map((value, at) => value + [-4, -5, -6, 1, 2, 3, 4][at]!));
    expect(advice(matrixOf(centred))).toContain('请打开“数据已取对数”');
  });

  it('applies the threshold to the adjusted p-value unless told otherwise', () => {
    const noise: Row[] = Array.from({ length: 30 }, () => [1, 2, 3, 3, 2, 1, 2]);
    const data = matrixOf([[4, 5.5, 7, 9, 12, 17, 13], ...noise]);
    const raw = numbers(run(data, groups), 'p')[0]!;
    expect(raw).toBeLessThan(0.05);
    expect(column(run(data, groups, { p: 0.05 }), 'direction')[0]).toBe('none');
    expect(column(run(data, groups, { p: 0.05, p_column: 'p' }), 'direction')[0]).toBe('up');
  });

  it('names the two groups it compared when there are more', () => {
    const three: Groups = { ...groups, group: ['A', 'A', 'B', 'B', 'C', 'C', 'C'], levels: ['A', 'B', 'C'] };
    const output = run(small, three);
    expect(output.facts).toMatchObject({ reference: 'A', test_group: 'B', n_ref: 2, n_test: 2 });
    expect(output.messages[0]!.text).toContain('“B”与参照组“A”');
    expect(run(small, three, { reference: 'C' }).facts).toMatchObject({ reference: 'C', test_group: 'A' });
    expect(run(small, three, { test_group: 'A' }).facts).toMatchObject({ reference: 'B', test_group: 'A' });
  });

  it('drops a sample without a partner and says so', () => {
    const output = run(small, groups, { test: 'paired' });
    expect(output.removed).toEqual([{ kind: 'sample', id: 'S7', reason: '在“pair”列中没有配上对' }]);
    expect(numbers(output, 'n_test')).toEqual([3, 3, 3]);
  });
});

describe('two-group refuses', () => {
  it('a group that does not exist, listing those that do', () => {
    const error = caught(() => run(small, groups, { reference: 'WT' }));
    expect(error).toMatchObject({
      cause_class: 'parameter',
      problems: [{ input: 'reference', remedy: '请选择：CK、处理' }],
    });
  });
  it('comparing a group with itself', () =>
    expect(caught(() => run(small, groups, { reference: 'CK', test_group: 'CK' })).cause_class).toBe('parameter'));
  it('a group of one sample', () =>
    expect(caught(() => run(small, groupsOf(small, 1))).problems[0]!.code).toBe('too-few-samples'));
  it('a run without groups', () =>
    expect(caught(() => twoGroup.run({ matrix: small }, parseOptions(twoGroup, {}), context)).problems[0]!.code).toBe(
      'groups-missing',
    ));
  it('a paired test without a pair column', () => {
    expect(caught(() => run(small, { ...groups, factors: [] }, { test: 'paired' })).problems[0]).toMatchObject({
      input: 'pair',
    });
    expect(caught(() => run(small, groups, { test: 'paired', pair: 'donor' })).problems[0]!.remedy).toContain('pair');
  });
  it('a pair that occurs twice in a group, naming both samples', () => {
    const doubled: Groups = { ...groups, factors: [{ name: 'pair', values: ['a', 'a', 'b', 'a', 'b', 'c', 'd'] }] };
    expect(caught(() => run(small, doubled, { test: 'paired' })).problems[0]!.what).toContain('S1 与 S2');
  });
});

describe('two-group agrees with R', () => {
  const relative = (actual: number, expected: number): number =>
    Math.abs(actual - expected) / Math.max(Math.abs(expected), 1e-300);
  for (const name of ['small', 'large'] as const) {
    const { values, expected, reference: n } = reference[name];
    const data = matrixOf(values);
    it.each(tests)(`${name}: %s`, (test) => {
      const output = run(data, groupsOf(data, n), { test });
      for (const [figure, tolerance] of [
        ['statistic', 1e-9],
        ['df', 1e-9],
        ['p', 1e-8],
        ['p_adj', 1e-8],
      ] as const) {
        const actual = numbers(output, figure);
        (expected[test][figure] as (number | null)[]).forEach((value, row) => {
          if (value === null) expect(actual[row], `${figure} of feature ${row + 1}`).toBeNaN();
          else
            expect(
              relative(actual[row]!, value),
              `${figure} of feature ${row + 1}: ${actual[row]} for ${value}`,
            ).toBeLessThan(tolerance);
        });
      }
    });
  }
});

describe('two-group with shared variances and q-values', () => {
  it('limma: agrees with lmFit and eBayes', () => {
    const { group, plain, values } = moderatedReference;
    const data = matrixOf(values);
    const scheme: Groups = { samples: data.samples, group, levels: ['A', 'C'], colors: {}, factors: [] };
    const output = run(data, scheme, { test: 'limma', logged: true, p_adjust: 'qvalue' });
    for (const [name, expected] of [
      ['statistic', plain.t],
      ['p', plain.p],
      ['df', plain.df],
    ] as const) {
      expected.forEach((value, row) => {
        const actual = numbers(output, name)[row]!;
        if (value === null) expect(actual).toBeNaN();
        else
          expect(Math.abs(actual - value), `${name} of ${row + 1}`).toBeLessThanOrEqual(1e-6 * Math.abs(value) + 1e-12);
      });
    }
    expect(output.facts['pi0']).toBeGreaterThan(0);
  });
  it('limma: warns of data that are not logged', () =>
    expect(run(small, groups, { test: 'limma' }).messages.some(({ text }) => text.includes('log2 尺度'))).toBe(true));
});
