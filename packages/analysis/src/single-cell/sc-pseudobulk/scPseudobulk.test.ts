import { describe, expect, it } from 'vitest';
import { simulatePseudobulkCells } from '../../examples/pseudobulkCells.ts';
import { readExample } from '../../examples/readExample.ts';
import type { CellCounts, Groups, MethodOutput, Records } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { scPseudobulk } from './index.ts';
import reference from './scPseudobulk.reference.json' with { type: 'json' };

const genes = Array.from({ length: 90 }, (_, i) => `g${String(i + 1).padStart(2, '0')}`);
const cells = { ...countsOf(reference.counts, genes), cells: reference.cells };
const groupOf: Readonly<Record<string, string>> = reference.group;
const table = (columns: Readonly<Record<string, readonly string[]>>): Records => ({
  rows: Object.values(columns)[0]!.length,
  columns: Object.entries(columns).map(([name, text]) => ({ name, text, numbers: null })),
});
const annotation = {
  barcode: reference.cells,
  sample: reference.sample,
  cell_type: reference.type,
  group: reference.sample.map((name) => groupOf[name]!),
};
const records = table(annotation);
const run = (
  options: Record<string, unknown> = {},
  given: Records = records,
  groups?: Groups,
  counts: CellCounts | undefined = cells,
): MethodOutput =>
  scPseudobulk.run({ cells: counts, records: given, ...(groups && { groups }) }, parseOptions(scPseudobulk, options), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, id: string, name: string): (number | string)[] =>
  Array.from<number | string>(
    output.tables.find((one) => one.id === id)!.columns.find((one) => one.name === name)!.values,
  );
const rowsOf = (output: MethodOutput, cluster: string): number[] =>
  column(output, 'result', 'cluster').flatMap((name, row) => (name === cluster ? [row] : []));

describe('agrees with R on the summed table', () => {
  describe.each(['T', 'B'] as const)('%s', (type) => {
    const expected = reference.types[type];

    it('the sums agree with rowsum', () => {
      const output = run();
      const used = (name: string) =>
        column(output, 'sums', name).filter(
          (_, row) => column(output, 'sums', 'cluster')[row] === type && column(output, 'sums', 'used')[row] === '是',
        );
      expect(used('sample')).toEqual(expected.samples);
      const flat: readonly number[] = expected.sums.flat();
      expect(used('counts')).toEqual(
        expected.samples.map((_, at) =>
          flat.reduce((sum, value, i) => sum + (i % expected.samples.length === at ? value : 0), 0),
        ),
      );
    });

    it.each([
      ['edger', 1e-6, 1e-5],
      ['limma', 1e-6, 1e-5],
      ['deseq2', 1e-4, 1e-3],
    ] as const)('%s', (method, share, pShare) => {
      const output = run({ method });
      const rows = rowsOf(output, type);
      const figures = expected[method];
      expect(rows.map((row) => column(output, 'result', 'feature')[row])).toEqual(figures.feature);
      for (const name of ['log2fc', 'statistic', 'p', 'p_adj'] as const) {
        const actual = column(output, 'result', name).map(Number);
        figures[name].forEach((value, i) => {
          const seen = actual[rows[i]!]!;
          if (value === null) expect(seen === 0 || Number.isNaN(seen)).toBe(true);
          else
            expect(
              close(seen, value, name.startsWith('p') ? pShare : share),
              `${name} of ${figures.feature[i]}: ${seen} for ${value}`,
            ).toBe(true);
        });
      }
    });
  });
});

it('counts the changed genes in each type, and lists the samples that took part', () => {
  const output = run();
  expect(column(output, 'types', 'cluster')).toEqual(['T', 'B']);
  expect(column(output, 'types', 'contrast')).toEqual(['trt vs ctl', 'trt vs ctl']);
  expect(column(output, 'types', 'sizes')).toEqual(['ctl 3、trt 3', 'ctl 3、trt 4']);
  const directions = column(output, 'result', 'direction');
  for (const [at, type] of ['T', 'B'].entries())
    expect(column(output, 'types', 'up')[at]).toBe(
      rowsOf(output, type).filter((row) => directions[row] === 'up').length,
    );
  expect(new Set(column(output, 'result', 'contrast'))).toEqual(new Set(['T：trt vs ctl', 'B：trt vs ctl']));
  expect(output.removed).toHaveLength(3);
  expect(output.messages.map(({ text }) => text)).toEqual(['表达矩阵中的 3 个细胞没有样本或细胞类型，未计入。']);
});

it('joins by name: neither the order of cells nor cells of other tables change anything', () => {
  const turned = Object.fromEntries(
    Object.entries({ ...annotation, sample: reference.sample }).map(([name, text]) => [
      name,
      [...text, name === 'barcode' ? 'stranger' : text[0]!].toReversed(),
    ]),
  );
  const groups: Groups = {
    samples: Object.keys(groupOf),
    group: Object.values(groupOf),
    levels: ['ctl', 'trt'],
    colors: {},
    factors: [],
  };
  const output = run({}, table(turned), groups);
  expect(output.messages[0]!.text).toContain('1 个细胞不在表达矩阵中（如“stranger”）');
  const sorted = (one: MethodOutput): string[] =>
    column(one, 'result', 'contrast')
      .map((name, row) =>
        [
          name,
          column(one, 'result', 'feature')[row],
          Number(column(one, 'result', 'log2fc')[row]).toFixed(7),
          Number(column(one, 'result', 'p')[row]).toPrecision(6),
        ].join(' '),
      )
      .toSorted();
  expect(sorted(output)).toEqual(sorted(run()));
});

it('leaves out a type with too few samples, and gives the reason', () => {
  const output = run({ min_cells: 13 });
  expect(column(output, 'types', 'tested')).toEqual(['是', '否']);
  expect(column(output, 'types', 'reason')[1]).toBe('“ctl”组只有 1 个样本不少于 13 个细胞');
  expect(column(output, 'types', 'up')[1]).toBeNaN();
  expect(output.messages.at(-1)!.text).toContain('1 种细胞未检验：B（');
  expect(scPseudobulk.note(parseOptions(scPseudobulk, {}), output.facts)).toContain('检验了 1 种（未检验：B）');
  expect(() => run({ min_cells: 18 })).toThrow('没有一种细胞可以比较');
});

it('uses a batch of the scheme, and leaves out a type that is confounded with it', () => {
  const samples = Object.keys(groupOf);
  const scheme = (batch: readonly string[]): Groups => ({
    samples,
    group: Object.values(groupOf),
    levels: ['trt', 'ctl'],
    colors: {},
    factors: [{ name: 'batch', values: batch }],
  });
  const output = run({ batch: 'batch' }, records, scheme(['x', 'y', 'x', 'y', 'x', 'x', 'y']));
  expect(column(output, 'types', 'contrast')).toEqual(['ctl vs trt', 'ctl vs trt']);
  expect(scPseudobulk.note(parseOptions(scPseudobulk, { batch: 'batch' }), output.facts)).toContain(
    '分组与批次“batch”',
  );
  expect(() => run({ batch: 'batch' }, records, scheme(Object.values(groupOf)))).toThrow('没有一种细胞可以比较');
  expect(() => run({ batch: 'plate' }, records, scheme(Object.values(groupOf)))).toThrow('批次列“plate”不在分组表中');
});

it('finds the genes that were simulated to change', async () => {
  const example = simulatePseudobulkCells();
  const { inputs } = await readExample(example);
  const output = run({}, inputs.records, inputs.groups, inputs.cells);
  const found = column(output, 'result', 'feature').filter(
    (_, row) => column(output, 'result', 'direction')[row] !== 'none',
  );
  const made = new Set(example.truth.map(({ feature }) => feature));
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((name) => !made.has(String(name))).length / found.length).toBeLessThan(0.1);
});

it.each([
  [
    'fractions',
    () => run({}, records, undefined, { ...cells, values: cells.values.map((value, i) => (i === 5 ? 1.5 : value)) }),
    '不是计数',
  ],
  [
    'strangers',
    () => run({}, table({ ...annotation, barcode: reference.cells.map((name) => `x${name}`) })),
    '没有一列是表达矩阵的细胞',
  ],
  [
    'no groups',
    () => run({}, table({ barcode: annotation.barcode, sample: annotation.sample, cell_type: annotation.cell_type })),
    '没有样本的分组',
  ],
  ['one group', () => run({}, table({ ...annotation, group: annotation.group.map(() => 'ctl') })), '只有“ctl”一组'],
  [
    'a cell twice',
    () =>
      run({}, table(Object.fromEntries(Object.entries(annotation).map(([name, text]) => [name, [...text, text[0]!]])))),
    '出现了两次',
  ],
  ['a group that is not there', () => run({ reference: '没有' }), '参照组“没有”没有样本'],
])('refuses %s in Chinese', (_, of, text) => {
  expect(of).toThrow(text);
});
