import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineMethod, emptyRecipe, InputError, type Column, type ResultDocument, type Table } from '../model/index.ts';
import { executeRun, loadInputs, readTable, writeCsv, writeTableFile, type RunRequest } from './index.ts';

/** A minimal method, the mean of each feature, to test files going in and tables coming out. */
const means = defineMethod({
  id: 'means',
  version: '1',
  family: 'overview',
  title: '平均值',
  summary: '每个特征的平均值',
  keywords: [],
  inputs: [
    { id: 'matrix', required: true, label: '矩阵', help: '' },
    { id: 'groups', required: false, label: '分组', help: '', levels: { min: 2, max: 2 } },
  ],
  options: [{ id: 'factor', kind: 'number', label: '倍数', default: 1, min: 0 }],
  tables: [{ id: 'means', title: '平均值' }],
  charts: [],
  run: ({ matrix }, { factor }) => {
    const width = matrix.samples.length;
    const values = Float64Array.from(matrix.ids, (_, row) => {
      const cells = [...matrix.values.subarray(row * width, (row + 1) * width)];
      return (cells.reduce((sum, value) => sum + value, 0) / width) * Number(factor);
    });
    const columns: Column[] = [
      { name: 'feature', label: '特征', kind: 'text', values: matrix.ids },
      { name: 'mean', label: '平均值', kind: 'number', values },
    ];
    return {
      tables: [{ id: 'means', title: '平均值', columns, rows: matrix.ids.length }],
      removed: [],
      messages: [],
      facts: { features: matrix.ids.length },
    };
  },
  findings: (said) => `${said.count('features')} 个特征`,
  note: () => '逐特征取平均值。',
});

const MATRIX = 'id,S1,S2,S3\n"A, first",0.1,0.2,0.6\nB,1,NA,3\n';
const GROUPS = 'sample,group\nS3,T\nS1,CK\nS2,CK\n';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'panome-run-'));
  writeFileSync(join(dir, 'matrix.csv'), MATRIX);
  writeFileSync(join(dir, 'groups.csv'), GROUPS);
});
afterEach(() => rmSync(dir, { recursive: true }));

const request = (change: Partial<RunRequest> = {}): RunRequest => ({
  method: means,
  files: {
    matrix: { path: join(dir, 'matrix.csv'), name: 'matrix.csv' },
    groups: { path: join(dir, 'groups.csv'), name: 'groups.csv' },
  },
  options: {},
  seed: 1,
  outDir: join(dir, 'out'),
  ...change,
});
const written = (name: string) => readFileSync(join(dir, 'out', name), 'utf8');

describe('executeRun', () => {
  it('writes tables, note and result', async () => {
    const result = await executeRun(request({ options: { factor: '2' } }));
    expect(written('means.csv')).toBe(`feature,mean\n"A, first",${((0.1 + 0.2 + 0.6) / 3) * 2}\nB,NA\n`);
    expect(written('methods.zh.md')).toBe('逐特征取平均值。\n');
    expect(JSON.parse(written('result.json'))).toEqual(result);
    expect(result).toMatchObject({
      format: 1,
      options: { factor: 2 },
      groups: { samples: ['S1', 'S2', 'S3'], group: ['CK', 'CK', 'T'], levels: ['T', 'CK'] },
      tables: [{ id: 'means', rows: 2, columns: [{ name: 'feature' }, { name: 'mean' }] }],
    } satisfies Partial<Record<keyof ResultDocument, unknown>>);
  });

  it('names each input with its hash and shape', async () => {
    const sha256 = createHash('sha256').update(MATRIX).digest('hex');
    const { inputs } = await executeRun(
      request({
        recipe: {
          format: 1,
          steps: [
            { input: 'matrix', repair: 'duplicate-feature', choice: 'sum' },
            { input: 'env', repair: 'decimal', choice: 'comma' },
          ],
        },
      }),
    );
    expect(inputs[0]).toEqual({
      id: 'matrix',
      name: 'matrix.csv',
      sha256,
      rows: 2,
      columns: 3,
      repairs: { 'duplicate-feature': 'sum' },
      effects: [{ repair: 'duplicate-feature', choice: 'sum', count: 0, examples: [] }],
    });
    expect(inputs[1]).toMatchObject({ id: 'groups', rows: 3, columns: 2 });
  });

  it('lists in the result and its note what was repaired, and keeps the recipes of its inputs', async () => {
    writeFileSync(join(dir, 'matrix.csv'), 'id,S1,S2,S3\n2-Sep,1,x,3\nB,1,2,4\n');
    const steps = [
      { input: 'matrix', repair: 'text-in-number', choice: 'missing' },
      { input: 'matrix', repair: 'date-genes', choice: 'march' },
    ] as const;
    const result = await executeRun(
      request({ recipe: { format: 1, steps: [...steps, { input: 'sets', repair: 'tidy-names', choice: 'tidy' }] } }),
    );
    expect(result.recipe).toEqual({ format: 1, steps });
    expect(result.inputs[0]!.effects).toEqual([
      {
        repair: 'text-in-number',
        choice: 'missing',
        count: 1,
        examples: [{ row: 2, column: 3, cell: 'C2', before: 'x', after: '' }],
      },
      {
        repair: 'date-genes',
        choice: 'march',
        count: 1,
        examples: [{ row: 2, column: 1, cell: 'A2', before: '2-Sep', after: 'SEPTIN2' }],
      },
    ]);
    expect(result.note).toContain(
      '数据处理：读取数据表“matrix.csv”时：1 格不是数字，按缺失处理（如 C2 的“x”→缺失）；1 个名称由日期还原为基因名（如 A2 的“2-Sep”→“SEPTIN2”）。',
    );
    expect(readFileSync(join(dir, 'out/methods.zh.md'), 'utf8')).toBe(`${result.note}\n`);
  });

  it('gives the same bytes for the same input', async () => {
    await executeRun(request());
    await executeRun(request({ outDir: join(dir, 'again') }));
    for (const name of readdirSync(join(dir, 'out')).filter((file) => file !== 'result.json')) {
      expect(readFileSync(join(dir, 'again', name)).equals(readFileSync(join(dir, 'out', name)))).toBe(true);
    }
  });

  it('accepts a group scheme in place of a file', async () => {
    const groups = {
      samples: ['S2', 'S1'],
      group: ['b', 'a'],
      levels: ['b', 'a'],
      colors: { a: '#112233' },
      factors: [],
    };
    const { matrix } = request().files;
    const result = await executeRun(request({ files: { matrix, groups } }));
    expect(result.groups).toEqual({
      samples: ['S1', 'S2'],
      group: ['a', 'b'],
      levels: ['b', 'a'],
      colors: { a: '#112233' },
      factors: [],
    });
  });

  it('reports progress up to the end', async () => {
    const fractions: number[] = [];
    await executeRun(request({ onProgress: (_, fraction) => fractions.push(fraction) }));
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  });

  it.each([
    ['a faulty matrix', 'id,S1,S2,S3\nA,1,x,3\nB,1,2,3\n', GROUPS, {}, 'text-in-number', 'data'],
    ['groups of other samples', MATRIX, 'sample,group\nx,T\ny,CK\n', {}, 'groups-match-nothing', 'data'],
    ['too many groups', MATRIX, 'sample,group\nS1,A\nS2,B\nS3,C\n', {}, 'level-count', 'data'],
    [
      'an unknown repair',
      MATRIX,
      GROUPS,
      { recipe: { format: 1, steps: [{ input: 'matrix', repair: 'x', choice: 'y' }] } as never },
      'unknown-repair',
      'parameter',
    ],
  ])('refuses %s and writes nothing', async (_, matrix, groups, change, code, cause) => {
    writeFileSync(join(dir, 'matrix.csv'), matrix);
    writeFileSync(join(dir, 'groups.csv'), groups);
    const error: unknown = await executeRun(request(change)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ cause_class: cause, problems: [expect.objectContaining({ code })] });
    expect(readdirSync(dir)).not.toContain('out');
  });

  it('names the input that cannot be read', async () => {
    writeFileSync(join(dir, 'groups.csv'), '');
    await expect(executeRun(request())).rejects.toMatchObject({ problems: [{ code: 'empty-file', input: 'groups' }] });
  });
});

describe('tables on disk', () => {
  const column = (rows: number): fc.Arbitrary<Column> =>
    fc.oneof(
      fc.array(fc.double(), { minLength: rows, maxLength: rows }).map((values) => ({
        name: 'n',
        label: '数',
        kind: 'number' as const,
        values: Float64Array.from(values),
        unit: 'mg',
      })),
      fc
        .array(fc.string({ unit: 'binary' }), { minLength: rows, maxLength: rows })
        .map((values) => ({ name: 't', label: '文', kind: 'text' as const, values })),
    );
  const tables = fc.nat(9).chain((rows) =>
    fc.array(column(rows), { minLength: 1, maxLength: 4 }).map((columns): Table => ({
      id: 'x',
      title: '表',
      rows,
      columns: columns.map((one, index) => ({ ...one, name: `${one.name}${index}` })),
    })),
  );

  it('are read back bit for bit, whole or by columns and rows', () => {
    fc.assert(
      fc.property(tables, fc.nat(10), fc.nat(10), (table, offset, limit) => {
        writeTableFile(join(dir, 'x.bin'), table);
        expect(readTable(dir, 'x')).toEqual(table);
        const name = table.columns.at(-1)!.name;
        const page = readTable(dir, 'x', { columns: [name], offset, limit });
        expect([...page.columns[0]!.values]).toEqual([...table.columns.at(-1)!.values].slice(offset, offset + limit));
      }),
    );
  });

  it('refuse a column that does not exist', () => {
    writeTableFile(join(dir, 'x.bin'), { id: 'x', title: '', rows: 0, columns: [] });
    expect(() => readTable(dir, 'x', { columns: ['no'] })).toThrow(RangeError);
  });

  it('keep every bit of a double in CSV, and quote as RFC 4180 says', () => {
    const values = Float64Array.of(0.1 + 0.2, -0, 5e-324, 1.7976931348623157e308, NaN);
    const texts = ['a,b', 'c"d', 'e\nf', '', '肝'];
    writeCsv(join(dir, 't.csv'), {
      id: 't',
      title: '',
      rows: 5,
      columns: [
        { name: 'x', label: '', kind: 'number', values },
        { name: 'y', label: '', kind: 'text', values: texts },
      ],
    });
    expect(readFileSync(join(dir, 't.csv'), 'utf8')).toBe(
      'x,y\n0.30000000000000004,"a,b"\n-0,"c""d"\n5e-324,"e\nf"\n1.7976931348623157e+308,\nNA,肝\n',
    );
  });
});

describe('taxa that the table of counts has beside its samples', () => {
  const composed = { ...means, inputs: [...means.inputs, { id: 'taxonomy', required: false, label: '', help: '' }] };
  const load = async (table: string, taxonomy?: string) => {
    writeFileSync(join(dir, 'otus.txt'), table);
    if (taxonomy !== undefined) writeFileSync(join(dir, 'taxonomy.tsv'), taxonomy);
    const file = (name: string) => ({ path: join(dir, name), name });
    const files = { matrix: file('otus.txt'), ...(taxonomy === undefined ? {} : { taxonomy: file('taxonomy.tsv') }) };
    return loadInputs(composed as typeof means, files, emptyRecipe);
  };
  const biom =
    '# Constructed from biom file\n#OTU ID\tS1\tS2\ttaxonomy\n' +
    'O1\t5\t3\tk__Bacteria; p__Firmicutes; g__\nO2\t1\t9\tk__Bacteria; p__Thermi; g__Thermus\n';

  it('are its taxonomy, and that is said', async () => {
    const { inputs, problems, remarks } = await load(biom);
    expect(inputs.taxonomy).toEqual({
      features: ['O1', 'O2'],
      ranks: ['Kingdom', 'Phylum', 'Genus'],
      values: [
        ['Bacteria', 'Bacteria'],
        ['Firmicutes', 'Thermi'],
        ['', 'Thermus'],
      ],
    });
    expect([problems, remarks]).toMatchObject([
      [],
      [{ level: 'info', text: expect.stringContaining('“taxonomy”') as string }],
    ]);
  });

  it('a column for each rank is one too, classes of compounds are none, and a file that is given goes first', async () => {
    const ranks = 'id\tPhylum\tClass\tGenus\tS1\tS2\nO1\tFirmicutes\tBacilli\tBacillus\t1\t2\n';
    expect((await load(ranks)).inputs.taxonomy?.ranks).toEqual(['Phylum', 'Class', 'Genus']);
    const compounds = 'id\tClass\tFamily\tS1\tS2\nM1\tLipids\tSterols\t1\t2\n';
    expect((await load(compounds)).inputs.taxonomy).toBeUndefined();
    const { inputs, remarks } = await load(biom, 'id\tTaxon\nO1\tk__A; p__B\nO2\tk__A; p__C\n');
    expect([inputs.taxonomy?.values[1], remarks]).toEqual([['B', 'C'], []]);
  });
});
