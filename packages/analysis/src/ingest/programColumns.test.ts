import { describe, expect, it } from 'vitest';
import { lines } from './testing/lines.ts';
import { readAsMatrix } from './testing/read.ts';

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

  it('Compound Discoverer: check marks and tags are not names, and areas are read rather than ratios', async () => {
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

  it('FragPipe: MaxLFQ is read rather than counts and raw intensities', async () => {
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

  it('MaxQuant: LFQ is read rather than intensities and peptides, unless groups name other columns', async () => {
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
        // Mostly numbers, though some cells hold several.
        'Oxidation (M) site IDs',
      ],
      ['P1', 3, 4, 9, 4, 5, 4.5, 4.6, '607;803'],
      ['P2', 2, 2, 7, 3, 4, 3.5, 3.6, 12],
    ] as const;
    expect((await readAsMatrix(lines(...rows))).problems.map(({ code }) => code)).not.toContain('text-in-number');
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
    // A design sheet names the experiments, not the columns.
    const design = await readAsMatrix(lines(...rows), { groups: { ...groups, samples: ['A', 'B'] } });
    expect([design.matrix.samples, [...design.matrix.values]]).toEqual([
      ['A', 'B'],
      [4.5, 4.6, 3.5, 3.6],
    ]);
    expect(design.problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'warning several-measures',
      'warning samples-matched-loosely',
    ]);
  });

  it('a report with a row for every run is refused as such, not for its repeated names', async () => {
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

  it('warns of rows that are sums of others: MetaPhlAn with all ranks, HUMAnN with taxa', async () => {
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

  it('a single measure is not offered as a choice, and sample names that merely end alike are kept', async () => {
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
