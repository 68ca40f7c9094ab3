import { describe, expect, it } from 'vitest';
import { inspectTable, readInput } from './index.ts';
import { groupsOf, readAsGroups, readAsMatrix, refusalOf, rowsOf, sourceOf } from './testing/read.ts';

const lines = (...rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((cells) => cells.join('\t')).join('\n')}\n`;

describe('mzTab', () => {
  const proteins = lines(
    ['COM', 'made by OpenMS'],
    ['MTD', 'mzTab-version', '1.0.0'],
    ['MTD', 'mzTab-mode', 'Complete'],
    ['MTD', 'ms_run[1]-location', 'file:///data/run%20A.mzML'],
    ['MTD', 'ms_run[2]-location', 'file:///data/run%20B.mzML'],
    ['MTD', 'assay[1]-ms_run_ref', 'ms_run[1]'],
    ['MTD', 'assay[2]-ms_run_ref', 'ms_run[2]'],
    ['MTD', 'study_variable[1]-description', '对照'],
    [''],
    [
      'PRH',
      'accession',
      'description',
      'taxid',
      'protein_abundance_assay[1]',
      'protein_abundance_assay[2]',
      'protein_abundance_study_variable[1]',
      'protein_abundance_stdev_study_variable[1]',
      'opt_global_x',
    ],
    ['PRT', 'P12345', 'Actin', 9606, 10.5, 'null', 5, 1, 'a'],
    ['COM', 'in between'],
    ['PRT', 'Q67890', 'null', 9606, 3, 4, 3.5, 'null'],
    [''],
    [
      'PEH',
      'sequence',
      'modifications',
      'charge',
      'mass_to_charge',
      'peptide_abundance_assay[1]',
      'peptide_abundance_assay[2]',
    ],
    ['PEP', 'PEPTIDE', 'null', 2, 400.2, 1, 2],
    ['PEP', 'PEPTIDE', 'null', 3, 267.1, 3, 4],
    ['PSH', 'sequence'],
    ['PSM', 'PEPTIDE'],
  );

  it('1.0: proteins by assay, named by their runs, with the other quantities to choose from', async () => {
    const reading = await readAsMatrix(proteins);
    expect(reading.matrix.samples).toEqual(['run A', 'run B']);
    expect(reading.matrix.ids).toEqual(['P12345', 'Q67890']);
    expect(rowsOf(reading)).toEqual([
      [10.5, NaN],
      [3, 4],
    ]);
    expect(reading.matrix.annotations).toEqual([{ name: 'description', values: ['Actin', ''] }]);
    const { problems, sheet, sheets } = await inspectTable(sourceOf(proteins));
    expect([sheet, sheets.map(({ name }) => name)]).toEqual([
      'PRT assay',
      ['PRT assay', 'PRT study_variable', 'PEP assay'],
    ]);
    expect(problems.map(({ code, row }) => [code, row])).toContainEqual(['mztab-width', 13]);
    expect(problems.map(({ code }) => code)).toContain('sheet-guessed');
  });

  it('1.0: study variables and peptides', async () => {
    const variables = await readAsMatrix(proteins, {}, { sheet: 'PRT study_variable' });
    expect([variables.matrix.samples, rowsOf(variables)]).toEqual([['对照'], [[5], [3.5]]]);
    const peptides = await readAsMatrix(proteins, {}, { sheet: 'PEP assay' });
    expect([peptides.matrix.ids, peptides.matrix.samples]).toEqual([
      ['PEPTIDE_2+', 'PEPTIDE_3+'],
      ['run A', 'run B'],
    ]);
    expect((await refusalOf(proteins, { sheet: 'PSM' }))[0]).toMatchObject({ code: 'unknown-sheet' });
  });

  it('M 2.0: small molecules by name, features by number', async () => {
    const file = lines(
      ['MTD', 'mzTab-version', '2.0.0-M'],
      ['MTD', 'assay[1]', 'CK_1'],
      ['MTD', 'assay[2]', 'CK_2'],
      ['MTD', 'study_variable[1]', 'CK'],
      [],
      [
        'SMH',
        'SML_ID',
        'database_identifier',
        'chemical_formula',
        'chemical_name',
        'abundance_assay[1]',
        'abundance_assay[2]',
        'abundance_study_variable[1]',
        'abundance_variation_study_variable[1]',
      ],
      ['SML', 1, 'CHEBI:4167', 'C6H12O6', 'Glucose', 100, 200, 150, 0.1],
      ['SML', 2, 'null', 'null', 'null', 5, 'null', 5, 'null'],
      [],
      [
        'SFH',
        'SMF_ID',
        'exp_mass_to_charge',
        'charge',
        'retention_time_in_seconds',
        'abundance_assay[1]',
        'abundance_assay[2]',
      ],
      ['SMF', 7, 203.05, 1, 95.2, 90, 180],
    );
    const reading = await readAsMatrix(file);
    expect([reading.matrix.ids, reading.matrix.samples, rowsOf(reading)]).toEqual([
      ['Glucose', 'SML_2'],
      ['CK_1', 'CK_2'],
      [
        [100, 200],
        [5, NaN],
      ],
    ]);
    const features = await readAsMatrix(file, {}, { sheet: 'SMF assay' });
    expect([features.matrix.ids, features.matrix.samples, features.matrix.annotations.map(({ name }) => name)]).toEqual(
      [['SMF_7'], ['CK_1', 'CK_2'], ['m/z', 'charge', 'RT']],
    );
  });

  it('a fault keeps its place in the file', async () => {
    const { problems } = await readAsMatrix(proteins.replace('Q67890\tnull\t9606\t3', 'Q67890\tnull\t9606\t三'));
    expect(problems.find(({ severity }) => severity === 'error')).toMatchObject({ code: 'text-in-number', row: 13 });
  });
});

describe('a Kraken report', () => {
  const report = lines(
    [' 10.00', 10, 10, 'U', 0, 'unclassified'],
    [' 90.00', 90, 2, 'R', 1, 'root'],
    [' 88.00', 88, 0, 'D', 2, '  Bacteria'],
    [' 60.00', 60, 5, 'P', 1239, '    Bacillota'],
    [' 55.00', 55, 55, 'G', 1301, '      Streptococcus'],
    [' 28.00', 28, 0, 'P', 976, '    Bacteroidota'],
    [' 28.00', 28, 28, 'S', 820, '      Bacteroides uniformis'],
  );

  it('reads what was assigned to each taxon itself, with its lineage', async () => {
    const reading = await readAsMatrix(report, {}, { name: 'gut_1.kreport' });
    expect(reading.matrix.samples).toEqual(['gut_1']);
    expect(reading.matrix.ids).toEqual(['unclassified', 'root', 'Bacillota', 'Streptococcus', 'Bacteroides uniformis']);
    expect(rowsOf(reading).flat()).toEqual([10, 2, 5, 55, 28]);
    expect(reading.matrix.annotations[0]?.values.slice(2)).toEqual([
      'd__Bacteria; p__Bacillota',
      'd__Bacteria; p__Bacillota; g__Streptococcus',
      'd__Bacteria; p__Bacteroidota; s__Bacteroides uniformis',
    ]);
    expect(reading.problems[0]).toMatchObject({ code: 'kraken-report', severity: 'warning' });
  });

  it('is a taxonomy too, and may have the columns of minimizers', async () => {
    const more = report.replace(/^([^\t]*\t\d+\t\d+\t)/gmu, '$17\t7\t');
    for (const file of [report, more])
      expect((await readInput('taxonomy', sourceOf(file))).value.ranks).toEqual([
        'Kingdom',
        'Phylum',
        'Genus',
        'Species',
      ]);
  });
});

describe('the input of LEfSe', () => {
  const file = lines(
    ['oxygen', 'High', 'High', 'Low', 'Low', 'Low'],
    ['body_site', 'skin', 'nose', 'gut', 'gut', 'oral'],
    ['subject_id', 158, 159, 160, 161, 162],
    ['Bacteria', 10, 20, 30, 40, 50],
    ['Bacteria|Firmicutes', 1, 2, 3, 4, 5],
    ['Bacteria|Firmicutes|Bacilli', 0, 0, 1, 2, 3],
  );

  it('is read as features and samples, its rows of classes taken out', async () => {
    const reading = await readAsMatrix(file);
    expect(reading.matrix.samples).toEqual(['158', '159', '160', '161', '162']);
    expect(reading.matrix.ids).toEqual(['Bacteria', 'Bacteria|Firmicutes', 'Bacteria|Firmicutes|Bacilli']);
    expect(rowsOf(reading)[1]).toEqual([1, 2, 3, 4, 5]);
    expect(reading.problems[0]).toMatchObject({ code: 'lefse-groups', severity: 'warning' });
    expect(reading.problems[0]!.what).toContain('“High” 2 个、“Low” 3 个');
  });

  it('gives the groups when the same file is chosen for them', async () => {
    const { groups, problems } = await readAsGroups(file);
    expect(problems).toEqual([]);
    expect([groups.samples, groups.group, groups.factors]).toEqual([
      ['158', '159', '160', '161', '162'],
      ['High', 'High', 'Low', 'Low', 'Low'],
      [{ name: 'body_site', values: ['skin', 'nose', 'gut', 'gut', 'oral'] }],
    ]);
    expect((await readAsMatrix(file, { groups })).groups?.group).toEqual(groups.group);
  });

  it('samples without a name are numbered in their class', async () => {
    const bare = lines(
      ['class', 'A', 'A', 'B', 'B'],
      ['Bacteria', 1, 2, 3, 4],
      ['Archaea', 1, 2, 3, 4],
      ['x', 0, 1, 0, 1],
    );
    expect((await readAsMatrix(bare)).matrix.samples).toEqual(['A_1', 'A_2', 'B_1', 'B_2']);
  });

  it('a fault keeps its row', async () => {
    expect((await readAsMatrix(file.replace('|Firmicutes\t1', '|Firmicutes\t一'))).problems[0]).toMatchObject({
      code: 'text-in-number',
      row: 5,
      column: 2,
    });
  });

  it.each([
    ['a header of samples', 'id\tS1\tS2\tS3\tS4\na\t1\t2\t3\t4\nb\t1\t2\t3\t4\nc\t1\t2\t3\t4\n'],
    [
      'MetaboAnalyst, whose samples stand above the labels',
      'Sample\tS1\tS2\tS3\tS4\nLabel\tA\tA\tB\tB\na\t1\t2\t3\t4\nb\t1\t2\t3\t4\n',
    ],
    ['the same name twice by mistake', 'id\tS1\tS1\tS3\tS4\na\t1\t2\t3\t4\nb\t1\t2\t3\t4\nc\t1\t2\t3\t4\n'],
  ])('is not seen in %s', async (_, text) =>
    expect((await readAsMatrix(text)).problems.map(({ code }) => code)).not.toContain('lefse-groups'),
  );

  it('groups of another file still decide', async () => {
    const groups = await groupsOf('158 a\n159 a\n160 b\n161 b\n162 b');
    expect((await readAsMatrix(file, { groups })).groups?.levels).toEqual(['a', 'b']);
  });
});

describe('tables with more than the amounts', () => {
  const read = async (rows: readonly (readonly (string | number)[])[]) => {
    const { matrix, problems } = await readAsMatrix(lines(...rows));
    return {
      ids: matrix.ids,
      samples: matrix.samples,
      annotations: matrix.annotations.map(({ name }) => name),
      codes: problems.map(({ code }) => code),
    };
  };

  it('Compound Discoverer: marks before the names, and areas beside ratios', async () => {
    expect(
      await read([
        [
          'Checked',
          'Tags',
          'Name',
          'Formula',
          'Calc. MW',
          'RT [min]',
          'Area (Max.)',
          'Group Area: A',
          'Log2 Fold Change: (A) / (B)',
          'Area: a1.raw (F1)',
          'Area: b1.raw (F2)',
          'Peak Rating: a1.raw (F1)',
        ],
        ['FALSE', '', 'Glucose', 'C6H12O6', 180.06, 1.2, 9e6, 8e6, 0.5, 8e6, 9e6, 7.1],
        ['FALSE', '', 'Alanine', 'C3H7NO2', 89.05, 0.9, 5e6, 4e6, -0.2, 4e6, 5e6, 6.8],
      ]),
    ).toEqual({
      ids: ['Glucose', 'Alanine'],
      samples: ['Area: a1.raw (F1)', 'Area: b1.raw (F2)'],
      annotations: [
        'Formula',
        'Calc. MW',
        'RT [min]',
        'Area (Max.)',
        'Group Area: A',
        'Log2 Fold Change: (A) / (B)',
        'Peak Rating: a1.raw (F1)',
      ],
      codes: expect.arrayContaining(['several-measures']) as string[],
    });
  });

  it('FragPipe: MaxLFQ before counts and raw intensities', async () => {
    const { annotations, codes, samples } = await read([
      [
        'Protein',
        'Protein Probability',
        'Combined Total Peptides',
        'A Spectral Count',
        'B Spectral Count',
        'A Intensity',
        'B Intensity',
        'A MaxLFQ Intensity',
        'B MaxLFQ Intensity',
        'A MaxLFQ Unique Intensity',
        'B MaxLFQ Unique Intensity',
      ],
      ['P1', 1, 9, 4, 5, 100, 200, 110, 190, 111, 191],
      ['P2', 0.99, 3, 1, 2, 50, 60, 55, 58, 51, 52],
    ]);
    expect([samples, annotations.length]).toEqual([['A MaxLFQ Intensity', 'B MaxLFQ Intensity'], 8]);
    expect(codes).toContain('several-measures');
  });

  it('MaxQuant: LFQ before intensities and peptides; with groups, they decide', async () => {
    const rows = [
      [
        'Protein IDs',
        'Peptides A',
        'Peptides B',
        'Intensity',
        'Intensity A',
        'Intensity B',
        'LFQ intensity A',
        'LFQ intensity B',
      ],
      ['P1', 3, 4, 9, 4, 5, 4.5, 4.6],
      ['P2', 2, 2, 7, 3, 4, 3.5, 3.6],
    ] as const;
    expect((await read(rows)).samples).toEqual(['LFQ intensity A', 'LFQ intensity B']);
    const groups = {
      samples: ['Intensity A', 'Intensity B'],
      group: ['x', 'y'],
      levels: ['x', 'y'],
      colors: {},
      factors: [],
    };
    const grouped = await readAsMatrix(lines(...rows), { groups });
    expect(grouped.matrix.samples).toEqual(['Intensity A', 'Intensity B']);
  });

  it('a report with a line for every run is named before its repeated names', async () => {
    const { problems } = await readAsMatrix(
      lines(
        ['File.Name', 'Run', 'Protein.Group', 'Precursor.Id', 'Precursor.Quantity'],
        ['a.raw', 'a', 'P1', 'PEP2', 10],
        ['b.raw', 'b', 'P1', 'PEP2', 12],
        ['a.raw', 'a', 'P2', 'TID3', 3],
      ),
    );
    expect(problems[0]).toMatchObject({
      code: 'long-report',
      row: 1,
      column: 1,
      remedy: expect.stringContaining('report.pg_matrix.tsv') as string,
    });
    const matrix = await readAsMatrix(
      lines(['Protein.Group', 'Genes', 'a', 'b'], ['P1', 'X', 10, 12], ['P2', 'Y', 3, 4]),
    );
    expect(matrix.problems.map(({ code }) => code)).not.toContain('long-report');
  });

  it('rows that are sums of others are named: MetaPhlAn with all ranks, HUMAnN with its taxa', async () => {
    const metaphlan = await readAsMatrix(
      lines(
        ['clade_name', 'A', 'B'],
        ['k__Bacteria', 100, 100],
        ['k__Bacteria|p__Bacillota', 60, 30],
        ['k__Bacteria|p__Bacillota|c__Bacilli', 60, 30],
        ['k__Bacteria|p__Bacteroidota', 40, 70],
      ),
    );
    expect(metaphlan.problems.find(({ code }) => code === 'nested-rows')).toMatchObject({
      severity: 'warning',
      row: 2,
      count: 2,
      what: expect.stringContaining('“k__Bacteria”包含“k__Bacteria|p__Bacillota”') as string,
    });
    const humann = await readAsMatrix(
      lines(
        ['# Pathway', 'A', 'B'],
        ['PWY-1: glycolysis', 9, 8],
        ['PWY-1: glycolysis|g__X.s__y', 5, 8],
        ['PWY-1: glycolysis|unclassified', 4, 0],
        ['PWY-2', 3, 3],
        ['PWY-2|unclassified', 3, 3],
      ),
    );
    expect(humann.problems.find(({ code }) => code === 'nested-rows')?.count).toBe(2);
    const leaves = await readAsMatrix(
      lines(
        ['id', 'A', 'B'],
        ['k__Bacteria|p__Bacillota', 60, 30],
        ['k__Bacteria|p__Bacteroidota', 40, 70],
        ['sp|P12345|X', 1, 2],
      ),
    );
    expect(leaves.problems.map(({ code }) => code)).not.toContain('nested-rows');
  });

  it('one measure is no choice, and names that only end alike are left alone', async () => {
    expect(
      (
        await read([
          ['id', 'A Peak area', 'B Peak area', 'C'],
          ['f1', 1, 2, 3],
          ['f2', 3, 4, 5],
        ])
      ).samples,
    ).toEqual(['A Peak area', 'B Peak area', 'C']);
    expect(
      (
        await read([
          ['id', 'light Intensity', 'dark'],
          ['f1', 1, 2],
          ['f2', 3, 4],
        ])
      ).samples,
    ).toEqual(['light Intensity', 'dark']);
  });
});
