import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Edges, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { nineQuadrant } from './index.ts';
import reference from './nineQuadrant.reference.json' with { type: 'json' };

type Columns = Readonly<Record<string, readonly (number | null)[]>>;
const result = (ids: readonly string[], columns: Columns): Matrix => {
  const samples = Object.keys(columns);
  return {
    idName: 'id',
    ids,
    samples,
    annotations: [],
    values: Float64Array.from(ids.flatMap((_, row) => samples.map((name) => columns[name]![row] ?? Number.NaN))),
  };
};
const edges = (pairs: readonly (readonly [string, string])[]): Edges => ({
  source: pairs.map(([one]) => one),
  target: pairs.map(([, other]) => other),
  weight: new Float64Array(pairs.length).fill(1),
});
const run = (matrix: Matrix, matrix2: Matrix, raw: Record<string, unknown> = {}, pairs?: Edges): MethodOutput =>
  nineQuadrant.run({ matrix, matrix2, edges: pairs }, parseOptions(nineQuadrant, raw), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string) =>
  Array.from<string | number>(
    output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
  );

// One feature in each of the nine, and one without a partner.
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'only1'];
const one = result(ids, {
  log2FC: [-2, 0, 2, -2, 0.5, 2, -2, 0, 2, 9],
  pvalue: [0.001, 0.8, 0.001, 0.001, 0.8, 0.001, 0.001, 0.9, 0.001, 0.001],
  padj: [0.01, 0.9, 0.01, 0.01, 0.9, 0.01, 0.01, 0.9, 0.01, 0.01],
});
const other = result([...ids.slice(0, 9).toReversed(), 'only2'], {
  logFC: [-1, -1.5, -1, 0.1, 0, 0, 1, 1, 3, 5],
  'adj.P.Val': [0.01, 0.01, 0.01, 0.9, 0.9, 0.9, 0.01, 0.01, 0.01, 0.01],
});

describe('nine-quadrant', () => {
  it('numbers the quadrants from the upper left and describes each', () => {
    const output = run(one, other);
    expect(column(output, 'pairs', 'quadrant')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(column(output, 'quadrants', 'features_y')).toEqual(['a', 'b', 'c', 'd', '', 'f', 'g', 'h', 'i']);
    expect(output.facts).toMatchObject({
      same: 2,
      opposite: 2,
      only_x: 2,
      only_y: 2,
      neither: 1,
      alone_x: 1,
      alone_y: 1,
    });
  });

  it('a change exactly at the threshold counts, a p-value exactly at the limit does not', () => {
    expect(column(run(one, other, { fc_x: 4, fc_y: 2 }), 'pairs', 'quadrant')[2]).toBe(3);
    expect(column(run(one, other, { p: 0.01 }), 'quadrants', 'count')).toEqual([0, 0, 0, 0, 9, 0, 0, 0, 0]);
    expect(column(run(one, other, { p_column: 'none', fc_x: 1, fc_y: 1 }), 'pairs', 'quadrant')[4]).toBe(6);
  });

  it('joins by a table of pairs when names differ; a feature can have several partners, and no pair counts twice', () => {
    const proteins = result(['P1', 'P2', 'P3'], { log2fc: [1, -1, 3] });
    const output = run(
      one,
      proteins,
      { p_column: 'none' },
      edges([
        ['a', 'P1'],
        ['a', 'P1'],
        ['a', 'P2'],
        ['b', 'P3'],
        ['zz', 'P3'],
      ]),
    );
    expect(column(output, 'pairs', 'feature_x')).toEqual(['a', 'a', 'b']);
    expect(column(output, 'pairs', 'feature_y')).toEqual(['P1', 'P2', 'P3']);
    expect(output.facts).toMatchObject({ alone_x: 8, alone_y: 0, paired_by: 'table' });
  });

  it('uses the only numeric column, adjusts a raw p-value, and uses the fold change alone when there is no p', () => {
    const bare = result(ids, { 差异: ids.map((_, i) => i - 4) });
    const output = run(one, bare);
    expect(output.messages).toContainEqual({ level: 'warning', text: '第二个表没有 P 值列，只按差异倍数判断' });
    expect(column(output, 'pairs', 'p_adj_y')[0]).toBeNaN();
    const raw = result(ids, { log2fc: ids.map((_, i) => i - 4), p: ids.map((_, i) => (i + 1) / 200) });
    expect(column(run(one, raw), 'pairs', 'p_adj_y')[0]).toBeCloseTo(0.05, 12);
  });

  it('leaves out pairs without a fold change, and a missing p-value is never a change', () => {
    const holes = result(ids, {
      log2fc: [null, 3, 3, 3, 3, 3, 3, 3, 3, 3],
      p_adj: [0.01, null, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01],
    });
    const output = run(one, holes);
    expect(output.facts['incomplete']).toBe(1);
    expect(column(output, 'pairs', 'quadrant')[0]).toBe(5);
  });

  it('reports no correlation when nothing varies', () => {
    const flat = result(ids, { log2fc: ids.map(() => 1) });
    const output = run(one, flat);
    expect(column(output, 'correlation', 'r')[0]).toBeNaN();
    expect(nineQuadrant.note(parseOptions(nineQuadrant, {}), output.facts)).toContain('不计算相关');
  });

  it.each([
    [
      'a table without a fold change',
      result(ids, { a: ids.map(() => 1), b: ids.map(() => 2) }),
      other,
      undefined,
      'no-fold-change',
      'matrix',
    ],
    [
      'logged p-values',
      one,
      result(ids, { log2fc: ids.map(() => 1), p: ids.map(() => 7) }),
      undefined,
      'not-a-share',
      'matrix2',
    ],
    [
      'tables of different names',
      one,
      result(
        ids.map((id) => `P${id}`),
        { log2fc: ids.map(() => 1) },
      ),
      undefined,
      'too-few-pairs',
      'matrix2',
    ],
    ['pairs of other names', one, other, edges([['x', 'y']]), 'too-few-pairs', 'edges'],
  ])('refuses %s, and says what to do', (_, first, second, pairs, code, input) => {
    try {
      run(first, second, {}, pairs);
    } catch (error) {
      expect((error as InputError).problems[0]).toMatchObject({ code, input });
      expect((error as InputError).problems[0]!.remedy).toContain('请');
      return;
    }
    expect.unreachable();
  });
});

describe('nine-quadrant agrees with merge, table, cor.test and p.adjust of R', () => {
  const table = ({ fc, id, p }: { id: string[]; fc: (number | null)[]; p: (number | null)[] }): Matrix =>
    result(id, { log2fc: fc, p });
  const output = run(table(reference.one), table(reference.other), { fc_x: 2, fc_y: 1.5, p: 0.3 });

  it('for pairs and counts', () => {
    expect(column(output, 'pairs', 'feature_x')).toEqual(reference.id);
    expect(column(output, 'quadrants', 'count')).toEqual(reference.counts);
    for (const [name, values] of [
      ['p_adj_x', reference.adjX],
      ['p_adj_y', reference.adjY],
    ] as const)
      (values as (number | null)[]).forEach((value, i) =>
        expect(close(Number(column(output, 'pairs', name)[i]), value ?? Number.NaN, 1e-5)).toBe(true),
      );
  });

  it.each(['n', 'r', 'p', 'rho', 'rho_p'])('for the correlation: %s', (name) => {
    const at = ['n', 'r', 'p', 'rho', 'rho_p'].indexOf(name);
    reference.correlation.forEach((row, i) =>
      expect(
        close(Number(column(output, 'correlation', name)[i]), row[at]!, name.endsWith('p') ? 1e-5 : 1e-6),
        `${column(output, 'correlation', name)[i]} for ${row[at]}`,
      ).toBe(true),
    );
  });
});

describe('tables of several comparisons', () => {
  const several = result(['a', 'b', 'c', 'd'], {
    'B - A：log2fc': [2, -2, 2, 0],
    'B - A：p_adj': [0.01, 0.01, 0.01, 0.5],
    'C - A：log2fc': [3, 3, null, 3],
    'C - A：p_adj': [0.01, 0.01, null, 0.9],
  });
  const plain = result(['a', 'b', 'c', 'd'], { log2fc: [2, 2, 2, 2], p_adj: [0.01, 0.01, 0.01, 0.01] });

  it('use the first comparison unless told otherwise, and list those there are', () => {
    const output = run(several, plain);
    expect(column(output, 'pairs', 'log2fc_x')).toEqual([2, -2, 2, 0]);
    expect(output.messages).toContainEqual({
      level: 'info',
      text: '第一个表有 2 个比较：B - A、C - A；使用“B - A”，可在参数中更换',
    });
    expect(output.facts).toMatchObject({ comparison_x: 'B - A', column_x: 'B - A：log2fc' });
    const other = run(several, plain, { comparison_x: 'C - A' });
    expect(column(other, 'pairs', 'log2fc_x')).toEqual([3, 3, 3]);
    expect(column(other, 'pairs', 'feature_x')).toEqual(['a', 'b', 'd']);
    expect(column(other, 'pairs', 'quadrant')).toEqual([3, 3, 2]);
  });

  it('allow one file to serve as both tables', () => {
    const output = run(several, several, { comparison_y: 'C - A' });
    expect([column(output, 'pairs', 'log2fc_x'), column(output, 'pairs', 'log2fc_y')]).toEqual([
      [2, -2, 0],
      [3, 3, 3],
    ]);
  });

  it('refuse a comparison that does not exist, naming those that do', () => {
    expect(() => run(several, plain, { comparison_x: 'D - A' })).toThrow('第一个表中没有比较“D - A”');
    expect(() => run(several, plain, { comparison_y: 'C - A' })).toThrow('第二个表只有一个比较，没有“C - A”');
  });

  it('accept the position of a comparison, as stored by earlier versions', () => {
    expect(column(run(several, plain, { comparison_x: '2' }), 'pairs', 'log2fc_x')).toEqual([3, 3, 3]);
    expect(column(run(several, plain, { comparison_y: '1' }), 'pairs', 'log2fc_y')).toEqual([2, 2, 2, 2]);
    expect(() => run(several, plain, { comparison_x: '3' })).toThrow('第一个表中没有比较“3”');
  });
});
