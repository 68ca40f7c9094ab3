import { describe, expect, it } from 'vitest';
import { inspectTable } from './index.ts';
import { lines } from './testing/lines.ts';
import { readAsMatrix, refusalOf, rowsOf, sourceOf } from './testing/read.ts';

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

  it('1.0: reads proteins by assay under the names of their runs, with the other quantities to choose from', async () => {
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

  it('1.0: reads study variables and peptides', async () => {
    const variables = await readAsMatrix(proteins, {}, { sheet: 'PRT study_variable' });
    expect([variables.matrix.samples, rowsOf(variables)]).toEqual([['对照'], [[5], [3.5]]]);
    const peptides = await readAsMatrix(proteins, {}, { sheet: 'PEP assay' });
    expect([peptides.matrix.ids, peptides.matrix.samples]).toEqual([
      ['PEPTIDE_2+', 'PEPTIDE_3+'],
      ['run A', 'run B'],
    ]);
    expect((await refusalOf(proteins, { sheet: 'PSM' }))[0]).toMatchObject({ code: 'unknown-sheet' });
  });

  it('M 2.0: reads small molecules by name and features by number', async () => {
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

  it('names the line of the file in every problem', async () => {
    const { problems } = await readAsMatrix(proteins.replace('Q67890\tnull\t9606\t3', 'Q67890\tnull\t9606\t三'));
    expect(problems.find(({ severity }) => severity === 'error')).toMatchObject({ code: 'text-in-number', row: 13 });
  });
});
