import { describe, expect, it } from 'vitest';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import { filter } from './index.ts';

const x = Number.NaN;
const rows = [
  [10, 11, 12, 9, 10, 10.5],
  [x, x, x, x, 5, 6],
  [7, 7, 7, 7, 7, 7],
  [1, 30, 2, 40, 3, 90],
  [0, 0, 0, 4, 5, 6],
  [2, x, 2, 3, x, 4],
  [x, x, x, x, x, x],
];
const matrix: Matrix = {
  idName: 'id',
  ids: rows.map((_, row) => `f${row + 1}`),
  samples: ['A1', 'A2', 'B1', 'B2', 'QC1', 'QC2'],
  values: Float64Array.from(rows.flat()),
  annotations: [],
};
const groups: Groups = {
  samples: matrix.samples,
  group: ['A', 'A', 'B', 'B', 'QC', 'QC'],
  levels: ['A', 'B', 'QC'],
  colors: {},
  factors: [],
};
const off = { missing: 1, constant: false };
const run = (raw: Record<string, unknown>, scheme: Groups | undefined = groups, data = matrix): MethodOutput =>
  filter.run({ matrix: data, groups: scheme }, parseOptions(filter, raw), { seed: 1, progress: () => undefined });
const removed = (output: MethodOutput): string[] => output.removed.map(({ id }) => id);

it('removes more features than a function takes arguments', () => {
  const [features, empty] = [200_000, 150_000];
  const data: Matrix = {
    ...matrix,
    ids: Array.from({ length: features }, (_, row) => `f${row}`),
    samples: ['A1', 'A2', 'B1'],
    values: Float64Array.from({ length: 3 * features }, (_, cell) => (cell < 3 * empty ? x : cell % 7)),
  };
  const { removed: gone } = filter.run({ matrix: data }, parseOptions(filter, {}), {
    seed: 1,
    progress: () => undefined,
  });
  expect(gone).toHaveLength(empty);
});

describe('filter rules', () => {
  it('keeps a feature exactly at the limit of missing values and removes one above it', () => {
    expect(removed(run({ ...off, missing: 0.33 }))).toEqual(['f2', 'f6', 'f7']);
    expect(removed(run({ ...off, missing: 2 / 6 }))).toEqual(['f2', 'f7']);
  });
  it('counts 0 as missing only when told', () => {
    expect(removed(run({ ...off, missing: 0.4 }))).not.toContain('f5');
    expect(removed(run({ ...off, missing: 0.4, zero_missing: true }))).toContain('f5');
  });
  it('filtering by group keeps a feature that one group has', () =>
    expect(removed(run({ ...off, missing: 0.2, missing_scope: 'any-group' }))).toEqual(['f7']));
  it('removes constant features and features without values', () =>
    expect(removed(run({ missing: 1 }))).toEqual(['f3', 'f7']));
  it('removes features by the RSD of the QC samples, and names those that have no RSD', () => {
    const output = run({ ...off, rsd_scope: 'qc', rsd: 0.3 });
    expect(output.removed.map(({ id, reason }) => [id, reason])).toEqual([
      ['f6', 'QC 的 RSD 无法计算'],
      ['f7', 'QC 的 RSD 无法计算'],
      ['f4', 'QC 的 RSD 超过 30%'],
    ]);
  });
  it('removes features hardly higher than in the blanks, and features only the blanks have', () => {
    const data: Matrix = {
      ...matrix,
      ids: ['above', 'at', 'below', 'nowhere', 'unseen', 'only'],
      values: Float64Array.from(
        [
          [101, 99, 120, 5, 15, 10],
          [100, 100, 100, 10, 10, x],
          [99, 99, 99, 10, 10, 10],
          [x, 5, x, x, x, x],
          [1, 2, 3, 0, 0, 0],
          [x, x, x, 4, 4, 4],
        ].flat(),
      ),
    };
    const scheme = { ...groups, group: ['A', 'A', 'B', 'Blank', 'Blank', 'Blank'], levels: ['A', 'B', 'Blank'] };
    expect(run({ ...off, blank_scope: 'ratio' }, scheme, data).removed.map(({ id, reason }) => [id, reason])).toEqual([
      ['below', '不到空白的 10 倍'],
      ['only', '不到空白的 10 倍'],
    ]);
    expect(caught(() => run({ ...off, blank_scope: 'ratio' })).problems[0]).toMatchObject({
      what: '分组表中没有名为 blank 或空白的组',
      remedy: '请选择空白组：A、B、QC',
    });
    expect(removed(run({ ...off, blank_scope: 'ratio', blank: 'QC' }))).toEqual(['f1', 'f2', 'f3', 'f4', 'f5', 'f6']);
  });
  it('removes the least variable share of the remaining features', () => {
    expect(removed(run({ missing: 0.5, constant: false, variance: 'sd', variance_share: 0.4 })).slice(2)).toEqual([
      'f3',
      'f6',
    ]);
    expect(removed(run({ missing: 0.5, variance: 'iqr', variance_share: 0.5 })).slice(3)).toEqual(['f1', 'f6']);
  });
  it('requires the count in enough samples', () => {
    expect(removed(run({ ...off, counts: 'count', min_count: 10, min_samples: 3 }))).toEqual([
      'f2',
      'f3',
      'f5',
      'f6',
      'f7',
    ]);
    expect(removed(run({ ...off, counts: 'cpm', min_count: 400_000, min_samples: 1 }))).not.toContain('f4');
  });
});

describe('filter results', () => {
  it('lists every feature once as kept or removed, and keeps values and order of the rest', () => {
    const output = run({ rsd_scope: 'all', rsd: 0.9, variance: 'sd' });
    const [table, , summary] = output.tables;
    const counts = summary!.columns[1]!.values as Float64Array;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    expect(counts[0]).toBe(table!.rows);
    const left = table!.columns[0]!.values as readonly string[];
    expect([...left, ...removed(output)].toSorted()).toEqual([...matrix.ids]);
    left.forEach((id, row) => expect(table!.columns[1]!.values[row]).toBe(rows[matrix.ids.indexOf(id)]![0]));
  });
  it('lists the missing share of every sample before the filter', () =>
    expect([...(run({}).tables[3]!.columns[1]!.values as Float64Array)]).toEqual([
      2 / 7,
      3 / 7,
      2 / 7,
      2 / 7,
      2 / 7,
      1 / 7,
    ]));
  it('changes nothing when every rule is off', () => expect(run(off).tables[0]!.rows).toBe(7));
  it('takes a single feature', () =>
    expect(run({}, undefined, { ...matrix, ids: ['f1'], values: matrix.values.slice(0, 6) }).tables[0]!.rows).toBe(1));
});

describe('filter refuses', () => {
  it('a rule by group without groups', () =>
    expect(
      caught(() =>
        filter.run({ matrix }, parseOptions(filter, { missing_scope: 'any-group' }), {
          seed: 1,
          progress: () => undefined,
        }),
      ).problems[0]!.input,
    ).toBe('missing_scope'));
  it('a QC group that does not exist, and lists those that do', () => {
    const noQc: Groups = { ...groups, group: ['A', 'A', 'B', 'B', 'B', 'B'], levels: ['A', 'B'] };
    expect(caught(() => run({ rsd_scope: 'qc' }, noQc)).problems[0]!.remedy).toContain('A、B');
  });
  it('a filter that removes every feature, saying how many each rule removed', () =>
    expect(caught(() => run({ ...off, counts: 'count', min_count: 1e9 })).problems[0]).toMatchObject({
      code: 'nothing-left',
      remedy: expect.stringContaining('7 个') as string,
    }));
});
