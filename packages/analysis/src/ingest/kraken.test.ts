import { describe, expect, it } from 'vitest';
import { readInput } from './index.ts';
import { lines } from './testing/lines.ts';
import { readAsMatrix, rowsOf, sourceOf } from './testing/read.ts';

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

  it('reads the reads assigned to each taxon itself, with its lineage', async () => {
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

  it('can be read as a taxonomy, also with the minimizer columns', async () => {
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
