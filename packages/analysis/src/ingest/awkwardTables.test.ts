import { describe, expect, it } from 'vitest';
import { lines } from './testing/lines.ts';
import { readAsGroups, readAsMatrix } from './testing/read.ts';
import { inspectTable, openTable, readGroups, readInput, readMatrix } from './index.ts';
import { sourceOf } from './testing/read.ts';

type Row = readonly (string | number)[];
/** Numbers that neither repeat nor add up. */
const value = (row: number, column: number): number =>
  Math.round(1000 * (2 + Math.sin(row * 7.3 + column * 3.1)) ** 3) / 10;
const values = (row: number, count: number): number[] =>
  Array.from({ length: count }, (_, column) => value(row, column));
const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`);
const codesOf = async (rows: readonly Row[], repairs = {}) =>
  (await readAsMatrix(lines(...rows), { repairs })).problems.map(({ code, severity }) => `${severity} ${code}`);

const acids = ['Alanine', 'Glucose', 'Citrate', 'Lactate', '2-Hydroxybutyrate', 'myo-Inositol', 'Creatinine', '柠檬酸'];
const genes = ['TP53', 'EGFR', 'MYC', 'TNF', 'IL6', 'CD4', 'GAPDH', 'ACTB', 'STAT3', 'KRAS', 'SOX2', 'VEGFA'];
const patients = ['PIF_178', 'PIF_087', 'PIF_090', 'NETCR_005_V1', 'NETCR_012_V2', 'NETCR_013_V1'];
const classes = ['cachexic', 'cachexic', 'cachexic', 'control', 'control', 'control'];

describe('samples in rows', () => {
  const tables: readonly (readonly [string, readonly Row[]])[] = [
    [
      'patients with a column of classes, as MetaboAnalyst takes them',
      [['Patient ID', 'Muscle loss', ...acids], ...patients.map((id, row) => [id, classes[row]!, ...values(row, 8)])],
    ],
    ['samples × genes', [['Sample', ...genes], ...names('Ctrl_', 4).map((id, row) => [id, ...values(row, 12)])]],
    [
      '样本 × ASV',
      [['样本', '分组', ...names('ASV_', 9)], ...names('CK', 5).map((id, row) => [id, 'CK', ...values(row, 9)])],
    ],
    [
      'archive ids × probes',
      [
        ['', ...names('100', 9).map((id) => `${id}0_at`)],
        ...names('GSM10000', 5).map((id, row) => [id, ...values(row, 9)]),
      ],
    ],
  ];
  it.each(tables)('%s are recognised and read with one decision', async (_, rows) => {
    const { problems } = await readAsMatrix(lines(...rows));
    expect(problems[0]).toMatchObject({
      code: 'samples-in-rows',
      severity: 'error',
      repair: { id: 'orientation', suggested: 'transpose' },
    });
    const turned = await readAsMatrix(lines(...rows), { repairs: { orientation: 'transpose' } });
    expect(turned.matrix.samples).toEqual(rows.slice(1).map(([id]) => id));
    expect(turned.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(await codesOf(rows, { orientation: 'keep' })).not.toContain('error samples-in-rows');
  });

  it('samples of the same name are kept apart with one decision', async () => {
    const ids = patients.toSpliced(5, 1, 'PIF_178');
    const rows = [['Patient ID', 'Group', ...acids], ...ids.map((id, row) => [id, classes[row]!, ...values(row, 8)])];
    const turned = { orientation: 'transpose' };
    expect((await readAsMatrix(lines(...rows), { repairs: turned })).problems[0]).toMatchObject({
      code: 'duplicate-sample',
      severity: 'error',
      repair: { id: 'duplicate-sample' },
    });
    const decided = { ...turned, 'duplicate-sample': 'suffix' };
    const { effects, labels, matrix, problems } = await readAsMatrix(lines(...rows), { repairs: decided });
    expect(problems.map(({ code }) => code)).toEqual(['label-row']);
    expect(matrix.samples).toEqual([...ids.slice(0, 5), 'PIF_178_2']);
    expect(labels).toMatchObject({ samples: matrix.samples, group: classes });
    expect(effects.find(({ repair }) => repair === 'duplicate-sample')).toMatchObject({ count: 1 });
    const grouped = await readAsMatrix(lines(...rows), { repairs: decided, groups: labels! });
    expect([grouped.problems, grouped.groups?.group]).toEqual([[], classes]);
  });

  it('a change of weight and an age beside the amounts are no amounts', async () => {
    const compounds = [...acids, ...names('M', 14)];
    const rows = [
      ['Patient ID', 'Muscle loss', 'Muscle loss per 100 days', 'Age', ...compounds],
      ...patients.map((id, row) => [id, classes[row]!, (row - 2.5) * 1.7, 50 + row, ...values(row, compounds.length)]),
    ];
    const turned = { orientation: 'transpose' };
    const read = await readAsMatrix(lines(...rows), { repairs: turned });
    expect(read.problems).toMatchObject([
      { code: 'label-row' },
      { code: 'not-measured', severity: 'warning', count: 2, repair: { id: 'not-measured', suggested: 'drop' } },
    ]);
    expect(read.scale().looks).not.toBe('logged');
    const mended = await readAsMatrix(lines(...rows), { repairs: { ...turned, 'not-measured': 'drop' } });
    expect(mended.matrix.ids).toEqual(compounds);
  });

  it('classes may be numbers, in a column or in a row', async () => {
    const rows = [['id', 'Group', ...genes], ...patients.map((id, row) => [id, row % 2, ...values(row, 12)])];
    const { labels, matrix } = await readAsMatrix(lines(...rows), { repairs: { orientation: 'transpose' } });
    expect([matrix.ids, labels?.levels]).toEqual([genes, ['0', '1']]);
    expect((await readAsMatrix(lines(...rows))).problems[0]).toMatchObject({
      code: 'samples-in-rows',
      severity: 'error',
    });
  });

  it('a first feature that few samples have is no row of groups', async () => {
    const rows = [
      ['Gene', ...names('S', 6)],
      ['UBA6', '21,66', '#N/A', '#N/A', '#N/A', '#N/A', '20,56'],
      ...genes.map((id, row) => [id, ...values(row, 6).map((one) => String(one + 0.25).replace('.', ','))]),
    ];
    const { labels, matrix } = await readAsMatrix(rows.map((row) => row.join(';')).join('\n'));
    expect([matrix.ids[0], labels]).toEqual(['UBA6', null]);
  });

  it('labels of pairs become groups and pairs', async () => {
    const rows = [
      ['Sample', ...names('P', 6)],
      ['Label', -1, -2, -3, 1, 2, 3],
      ...acids.map((id, row) => [id, ...values(row, 6)]),
    ];
    const { labels, problems } = await readAsMatrix(lines(...rows));
    expect(problems.map(({ code }) => code)).toEqual(['label-row']);
    expect(labels).toMatchObject({
      group: ['-1', '-1', '-1', '1', '1', '1'],
      factors: [{ name: 'pair', values: ['1', '2', '3', '1', '2', '3'] }],
    });
  });

  it('the column of classes becomes the groups of the samples', async () => {
    const [, rows] = tables[0]!;
    const { labels, matrix } = await readAsMatrix(lines(...rows), { repairs: { orientation: 'transpose' } });
    expect(matrix.ids).toEqual(acids);
    expect(labels).toMatchObject({ samples: patients, group: classes, levels: ['cachexic', 'control'] });
    const grouped = await readAsMatrix(lines(...rows), { groups: labels!, repairs: { orientation: 'transpose' } });
    expect(grouped.problems).toEqual([]);
  });

  const upright: readonly (readonly [string, readonly Row[]])[] = [
    ['genes × samples', [['gene', ...names('S', 6)], ...genes.map((id, row) => [id, ...values(row, 6)])]],
    [
      'metabolites with their class',
      [
        ['Name', 'Class', ...names('QC_', 4), ...names('A', 4)],
        ...acids.map((id, row) => [id, row < 4 ? 'Acid' : 'Sugar', ...values(row, 8)]),
      ],
    ],
    [
      'few features, many samples',
      [['id', ...names('P', 40)], ...acids.slice(0, 3).map((id, row) => [id, ...values(row, 40)])],
    ],
    [
      'samples in columns with a row of classes',
      [['Sample', ...patients], ['Label', ...classes], ...acids.map((id, row) => [id, ...values(row, 6)])],
    ],
    [
      'names that say nothing',
      [
        ['id', 'a', 'b', 'c'],
        ['x', 1, 2, 3],
        ['y', 4, 1, 2],
      ],
    ],
  ];
  it('a table of features with their class is no sheet of groups', async () => {
    const [, rows] = upright[1]!;
    expect((await inspectTable(sourceOf(lines(...rows)))).kind).toBe('matrix');
    const grouped = lines(
      ['sample', 'group', 'age', 'bmi', 'dose', 'time'],
      ...patients.map((id, row) => [id, classes[row]!, ...values(row, 4)]),
    );
    expect((await inspectTable(sourceOf(grouped))).kind).toBe('groups');
  });

  it.each(upright)('%s are left as they are', async (_, rows) =>
    expect((await codesOf(rows)).filter((code) => code.endsWith('samples-in-rows'))).toEqual([]),
  );
});

const lineages = names('', 6).map((n) => `d__Bacteria; p__P${n}; c__C${n}; o__O${n}; f__F${n}; g__G${n}`);
const taxonomy = lines(
  ['Feature ID', 'Taxon', 'Confidence'],
  ...lineages.map((line, row) => [`ASV_${row}`, line, 0.9 + row / 100]),
);
const counts = lines(['#OTU ID', ...names('L1S', 5)], ...names('ASV_', 6).map((id, row) => [id, ...values(row, 5)]));
const sheet = lines(['sample', 'group'], ...names('L1S', 5).map((id, at) => [id, at < 2 ? 'gut' : 'skin']));

describe('a table given for another kind is named for what it is', () => {
  it('as groups', async () => {
    for (const [content, name] of [
      [taxonomy, '物种注释表'],
      [counts, '数据表'],
    ] as const)
      expect((await readAsGroups(content)).problems).toMatchObject([
        { code: 'other-kind', severity: 'error', what: expect.stringContaining(name) as string },
      ]);
    expect((await readAsGroups(sheet)).problems).toEqual([]);
  });

  it('as the data table', async () => {
    for (const [content, name] of [
      [taxonomy, '物种注释表'],
      [sheet, '样本分组表'],
    ] as const)
      expect((await readAsMatrix(content)).problems).toMatchObject([
        { code: 'other-kind', severity: 'error', what: expect.stringContaining(name) as string },
      ]);
    expect((await readAsMatrix(counts)).problems).toEqual([]);
  });

  it('as other inputs', async () => {
    expect((await readInput('taxonomy', sourceOf(sheet))).problems[0]).toMatchObject({
      code: 'other-kind',
      input: 'taxonomy',
    });
    expect((await readInput('distance', sourceOf(taxonomy))).problems[0]).toMatchObject({ code: 'other-kind' });
    expect((await readInput('taxonomy', sourceOf(taxonomy))).problems).toEqual([]);
    // A table of counts may have the lineages beside them.
    const both = lines(
      ['id', 'S1', 'S2', 'S3', 'taxonomy'],
      ...lineages.map((line, row) => [`f${row}`, ...values(row, 3), line]),
    );
    expect((await readInput('taxonomy', sourceOf(both))).problems).toEqual([]);
    expect((await readAsMatrix(both)).problems).toEqual([]);
  });
});

describe('columns that are no samples', () => {
  const read = async (rows: readonly Row[], repairs = {}) => {
    const { matrix, problems } = await readAsMatrix(lines(...rows), { repairs });
    return { samples: matrix.samples, codes: problems.map(({ code }) => code) };
  };
  const samples = ['CK1', 'CK2', 'CK3', 'T1', 'T2', 'T3'];

  it.each([
    '保留时间(min)',
    'RT',
    'Retention time',
    'm/z',
    '分子量',
    'Gene length',
    'chrom',
    'KEGG ID',
    'HMDB_ID',
    'PubChem CID',
  ])('%s describes the feature', async (heading) => {
    const { samples: found } = await read([
      ['id', heading, ...samples],
      ...acids.map((id, row) => [id, row + 0.5, ...values(row, 6)]),
    ]);
    expect(found).toEqual(samples);
  });

  it('figures of a test beside the samples are left out, and kept when that is said or nothing else is there', async () => {
    const rows = [['gene', ...samples, 'log2FC', 'pvalue', 'VIP'], ...genes.map((id, row) => [id, ...values(row, 9)])];
    expect(await read(rows)).toEqual({ samples, codes: ['not-samples'] });
    expect((await read(rows, { 'not-samples': 'keep' })).samples).toHaveLength(9);
    const results: readonly (readonly string[])[] = [
      ['base_mean', 'log2fc', 'lfc_se', 'statistic', 'p', 'p_adj'],
      ['mean_ref', 'mean_test', 'log2fc', 'statistic', 'df', 'p', 'p_adj', 'n_ref', 'n_test'],
      ['log2fc', 'ave_expr', 't', 'p', 'p_adj', 'b'],
    ];
    for (const headings of results) {
      const table = [
        ['gene', ...headings, 'reason'],
        ...genes.map((id, row) => [id, ...values(row, headings.length), '']),
      ];
      expect((await read(table)).samples).toEqual(expect.arrayContaining([...headings]));
    }
  });

  it('samples called N1, N2 are no sizes of groups beside H1, L1, also where a test stands beside them', async () => {
    const named = ['H1', 'H2', 'L1', 'L2', 'N1', 'N2'];
    const table = (headings: readonly string[]) => [
      ['gene', ...headings],
      ...genes.map((id, row) => [id, ...values(row, headings.length)]),
    ];
    expect(await read(table(named))).toEqual({ samples: named, codes: [] });
    const tested = table([...named, 'log2FC', 'pvalue']);
    expect(await read(tested)).toEqual({ samples: named, codes: ['not-samples'] });
  });

  it('sums and means are known by their names and by their values', async () => {
    const rows = acids.map((id, row) => {
      const own = values(row, 6);
      const sum = own.reduce((total, one) => total + one, 0);
      return [id, ...own, (sum / 6).toFixed(2), sum.toFixed(4), ((own[0]! + own[1]! + own[2]!) / 3).toFixed(3)];
    });
    expect(await read([['id', ...samples, '平均值', '合计', 'CK_x'], ...rows])).toEqual({
      samples,
      codes: ['not-samples'],
    });
    expect(await read([['id', ...samples, 'U1', 'U2', 'U3'], ...rows])).toEqual({ samples, codes: ['not-samples'] });
  });

  it('a column that the groups name is read, and doubted', async () => {
    const groups = {
      samples: ['CK1', 'RT', 'T1'],
      group: ['CK', 'CK', 'T'],
      levels: ['CK', 'T'],
      colors: {},
      factors: [],
    };
    const { matrix, problems } = await readAsMatrix(
      lines(['id', 'RT', 'CK1', 'T1'], ...acids.map((id, row) => [id, ...values(row, 3)])),
      { groups },
    );
    expect(matrix.samples).toEqual(['RT', 'CK1', 'T1']);
    expect(problems).toMatchObject([{ code: 'doubtful-samples', what: expect.stringContaining('“RT”') as string }]);
  });

  it('names that could be either stay samples', async () => {
    for (const header of [
      ['SD', 'WT', 'KO'],
      ['t', 'b', 'p'],
      ['Max', 'Min', 'Con'],
    ])
      expect((await read([['id', ...header], ...acids.map((id, row) => [id, ...values(row, 3)])])).samples).toEqual(
        header,
      );
  });
});

describe('rows that are no features', () => {
  const header = ['id', ...names('S', 4)];
  const rows = acids.map((id, row) => [id, ...values(row, 4)]);
  const sums = names('', 4).map((_, at) => rows.reduce((sum, row) => sum + Number(row[at + 1]), 0));
  it.each([
    ['named and last', [header, ...rows, ['平均值', ...values(90, 4)], ['SD', ...values(91, 4)]], 2],
    ['named and first', [header, ['Total', ...sums], ...rows], 1],
    ['known by their values', [header, ...rows, ['zz', ...sums.map((sum) => sum / 8)], ['yy', ...sums]], 2],
  ] as const)('%s are left out with one decision', async (_, table, count) => {
    const { problems } = await readAsMatrix(lines(...table));
    expect(problems.find(({ code }) => code === 'summary-rows')).toMatchObject({
      ...(count > 1 ? { count } : {}),
      severity: 'warning',
      repair: { suggested: 'drop' },
    });
    const left = await readAsMatrix(lines(...table), { repairs: { 'summary-rows': 'drop' } });
    expect(left.matrix.ids).toEqual(acids);
  });

  it('rows and columns of equal values are not the means of each other', async () => {
    const alike = [header, ...acids.map((id) => [id, 5, 5, 5, 5])];
    expect((await codesOf(alike)).filter((code) => !code.endsWith('constant-row'))).toEqual([]);
  });

  it('a gene called MAX and a strain called SD are features', async () =>
    expect(await codesOf([header, ...rows, ['MAX', ...values(80, 4)], ['SD', ...values(81, 4)]])).toEqual([]));
});

const seriesOf = (...told: readonly string[]): string => {
  const text = [
    '!Series_title\t"x"',
    '!Sample_title\t"a"\t"b"\t"c"',
    ...told,
    '!series_matrix_table_begin',
    '"ID_REF"\t"GSM1"\t"GSM2"\t"GSM3"',
    ...names('1', 60).map((id, row) =>
      [
        `"${id}_at"`,
        ...[0, 1, 2].map((column) =>
          (8 + 3 * Math.sin(row * 1.7) + 0.3 * Math.sin(row * 3.1 + column * 2.3)).toFixed(4),
        ),
      ].join('\t'),
    ),
    '!series_matrix_table_end',
  ].join('\n');
  return `${text}\n`;
};

it('a series matrix of GEO is read without the lines about its study, and its scale is known', async () => {
  const found = await inspectTable(sourceOf(seriesOf()));
  expect(found).toMatchObject({ samples: ['GSM1', 'GSM2', 'GSM3'], problems: [], scale: { looks: 'logged' } });
  expect(found.shape.rows).toBe(61);
});

it('what a series matrix says of its samples are groups, first what is no sex or age', async () => {
  const opened = await openTable(
    sourceOf(
      seriesOf(
        '!Sample_source_name_ch1\t"blood"\t"blood"\t"blood"',
        '!Sample_characteristics_ch1\t"Sex: F"\t"Sex: M"\t"Sex: F"',
        '!Sample_characteristics_ch1\t"age: 40"\t"disease: flu"\t"age: 61"',
        '!Sample_characteristics_ch1\t"disease: none"\t""\t"disease: none"',
      ),
    ),
  );
  const { groups } = readGroups(opened);
  expect([groups.samples, groups.group]).toEqual([
    ['GSM1', 'GSM2', 'GSM3'],
    ['none', 'flu', 'none'],
  ]);
  expect(groups.factors.map(({ name }) => name)).toEqual(['Sex', 'age']);
  const codes = (given?: typeof groups) => readMatrix(opened, { groups: given }).problems.map(({ code }) => code);
  expect([codes(), codes(groups)]).toEqual([['series-groups'], []]);
});
