import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../model/index.ts';
import { inspectTable, openTable } from './index.ts';
import { readAsGroups, readAsMatrix, refusalOf, rowsOf, sourceOf } from './testing/read.ts';

/** As version 2.4 of Progenesis QI writes the measurements of compounds. */
const before = [
  'Compound',
  'Neutral mass (Da)',
  'm/z',
  'Charge',
  'Retention time (min)',
  'Chromatographic peak width (min)',
  'Identifications',
  'Isotope Distribution',
  'Maximum Abundance',
  'Anova (p)',
  'q Value',
  'Max Fold Change',
  'Highest Mean',
  'Lowest Mean',
  'Minimum CV%',
];
const behind = [
  'Accepted Compound ID',
  'Accepted Description',
  'Adducts',
  'Formula',
  'Score',
  'Fragmentation Score',
  'Mass Error (ppm)',
  'Isotope Similarity',
  'Retention Time Error (mins)',
];
const samples = ['QC_1', 'CK_1', 'CK_2', 'T_1', 'T_2'];
const conditions = ['QC', 'CK', '', 'T', ''];
const blank = (count: number): string[] => Array.from({ length: count }, () => '');
const values = [
  [1.5, 2.5, 3.5, 4.5, 5.5],
  [10, 0, 30, 40, 50.25],
  [7, 7, 7, 7, 8],
];
const line = (cells: readonly (string | number)[], mark = ','): string =>
  cells
    .map((cell) => (mark === ';' && typeof cell === 'number' ? `"${String(cell).replace('.', ',')}"` : `"${cell}"`))
    .join(mark);

function exported(blocks: readonly string[], mark = ','): string {
  const rows = values.map((row, at) => [
    `${at + 1}.23_${300 + at}.1m/z`,
    299.1,
    300.1,
    1,
    1.23,
    0.2,
    1,
    '100 - 20',
    50,
    0.01,
    0.02,
    3.1,
    'T',
    'CK',
    4.2,
    ...blocks.flatMap((_, block) => row.map((value) => value * (block + 1))),
    'HMDB1',
    'x',
    'M+H',
    'C6H12O6',
    41.2,
    12.5,
    -1.25,
    95.5,
    0.01,
  ]);
  return `${[
    [
      ...blank(before.length),
      ...blocks.flatMap((name) => [name, ...blank(samples.length - 1)]),
      ...blank(behind.length),
    ],
    [...blank(before.length), ...blocks.flatMap(() => conditions), ...blank(behind.length)],
    [...before, ...blocks.flatMap(() => samples), ...behind],
    ...rows,
  ]
    .map((cells) => line(cells, mark))
    .join('\r\n')}\r\n`;
}
const both = ['Normalised abundance', 'Raw abundance'];

describe('a table of Progenesis QI', () => {
  it.each([
    ['commas', ','],
    ['semicolons and decimal commas', ';'],
  ])('is read as its normalised block, with the other one to choose from: %s', async (_, mark) => {
    const reading = await readAsMatrix(exported(both, mark));
    expect([reading.matrix.samples, rowsOf(reading)]).toEqual([samples, values]);
    expect(reading.matrix.ids[0]).toBe('1.23_300.1m/z');
    expect(reading.matrix.annotations.map(({ name }) => name)).toEqual([...before.slice(1), ...behind]);
    const marked = mark === ';' ? ['decimal-comma-read'] : [];
    expect(reading.problems.map(({ code }) => code).toSorted()).toEqual([
      ...marked,
      'progenesis-groups',
      'sheet-guessed',
    ]);
    const raw = await readAsMatrix(exported(both, mark), {}, { sheet: 'Raw abundance' });
    expect([raw.matrix.samples, rowsOf(raw)]).toEqual([samples, values.map((row) => row.map((value) => value * 2))]);
    expect(raw.problems.map(({ code }) => code).toSorted()).toEqual([...marked, 'progenesis-groups']);
  });

  it('is read with raw before normalised values, with American spelling, and with a third block', async () => {
    const file = exported(['Raw abundance', 'Normalized abundance', 'Spectral counts']);
    expect(rowsOf(await readAsMatrix(file))).toEqual(values.map((row) => row.map((value) => value * 2)));
    const { sheet, sheets } = await inspectTable(sourceOf(file));
    expect([sheet, sheets.map(({ name }) => name)]).toEqual([
      'Normalized abundance',
      ['Raw abundance', 'Normalized abundance', 'Spectral counts'],
    ]);
    expect((await refusalOf(file, { sheet: 'Intensity' }))[0]).toMatchObject({ code: 'unknown-sheet' });
  });

  it('of one block ends before the columns after the samples', async () => {
    const reading = await readAsMatrix(exported(['Raw abundance']));
    expect([reading.matrix.samples, rowsOf(reading)]).toEqual([samples, values]);
    expect(reading.problems.map(({ code }) => code)).toEqual(['progenesis-groups']);
  });

  it('gives its conditions as groups', async () => {
    const { groups } = await readAsGroups(exported(both));
    expect([groups.samples, groups.group]).toEqual([samples, ['QC', 'CK', 'CK', 'T', 'T']]);
    const [remark] = (await openTable(sourceOf(exported(both)))).remarks!;
    expect(remark).toMatchObject({ row: 2, what: expect.stringContaining('“QC” 1 个、“CK” 2 个、“T” 2 个') as string });
  });

  it('without conditions has no groups, and problems name places of the file', async () => {
    const bare = exported(both)
      .split('\r\n')
      .map((text, at) => (at === 1 ? text.replaceAll(/QC|CK|T/gu, '') : text))
      .join('\r\n');
    expect((await openTable(sourceOf(bare))).groups).toBeUndefined();
    const wrong = await readAsMatrix(exported(both).replace('"10"', '"many"'));
    expect(wrong.problems[0]).toMatchObject({ code: 'text-in-number', row: 5 });
  });

  it('that was cut or damaged is read or refused, never a crash', async () => {
    const whole = exported(both);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length),
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.constantFrom(',', '"', '\n', 'x', '')), { maxLength: 4 }),
        async (length, changes) => {
          const letters = whole.split('');
          for (const [at, letter] of changes) letters[at] = letter;
          try {
            await readAsMatrix(letters.join('').slice(0, length));
          } catch (error) {
            expect(error).toBeInstanceOf(InputError);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
