import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InputError } from '../model/index.ts';
import { inspectTable, readInput } from './index.ts';
import { buildArtifact } from './testing/buildArtifact.ts';
import { buildZip } from './testing/buildZip.ts';
import { readAsMatrix, refusalOf, rowsOf, sourceOf } from './testing/read.ts';

const biom = readFileSync(join(import.meta.dirname, 'hdf5/fixtures/table.biom'));
const table = buildArtifact('FeatureTable[Frequency]', { 'feature-table.biom': biom });
const taxonomy = buildArtifact('FeatureData[Taxonomy]', {
  'taxonomy.tsv': 'Feature ID\tTaxon\tConfidence\nOTU1\td__Bacteria; p__Firmicutes\t0.99\nOTU2\td__Bacteria\t0.8\n',
});
const tree = buildArtifact('Phylogeny[Rooted]', { 'tree.nwk': '((OTU1:0.1,OTU2:0.2):0.05,OTU3:0.3);' });
const distance = buildArtifact('DistanceMatrix', { 'distance-matrix.tsv': '\tS1\tS2\nS1\t0\t0.5\nS2\t0.5\t0\n' });
const visual = buildArtifact('Visualization', { 'index.html': '<html></html>' });

describe('QIIME 2 artifacts are read as what they hold', () => {
  it('a feature table', async () => {
    const reading = await readAsMatrix(table);
    expect(reading.matrix.samples).toEqual(['样本1', 'S2', 'S3', 'S4']);
    expect(rowsOf(reading)[1]).toEqual([0, 0, 7.5, 1]);
    expect(await inspectTable(sourceOf(table))).toMatchObject({ format: 'hdf5', kind: 'matrix' });
  });
  it('a taxonomy', async () => {
    const { value } = await readInput('taxonomy', sourceOf(taxonomy));
    expect([value.features, value.ranks]).toEqual([
      ['OTU1', 'OTU2'],
      ['Kingdom', 'Phylum'],
    ]);
  });
  it('a tree', async () =>
    expect((await readInput('tree', sourceOf(tree))).value.name.filter((name) => name !== '')).toEqual([
      'OTU1',
      'OTU2',
      'OTU3',
    ]));
  it('a distance matrix', async () =>
    expect((await readInput('distance', sourceOf(distance))).value.ids).toEqual(['S1', 'S2']));
});

const treeRefusal = async (bytes: Buffer): Promise<unknown> =>
  readInput('tree', sourceOf(bytes)).catch((error: unknown) =>
    error instanceof InputError ? error.problems[0] : error,
  );

describe('what cannot be read is refused by its type', () => {
  it.each([
    ['format-qzv', 'a visualization', visual, '.qzv'],
    ['format-qza', 'a tree as a table', tree, 'Phylogeny[Rooted]'],
    [
      'format-qza',
      'sequences',
      buildArtifact('FeatureData[Sequence]', { 'dna-sequences.fasta': '>a\nACGT\n' }),
      'FeatureData[Sequence]',
    ],
    [
      'not-a-workbook',
      'a zip with a metadata.yaml of its own',
      buildZip([{ name: 'a/metadata.yaml', content: 'type: x' }]),
      'zip',
    ],
    [
      'archive-limit',
      'SEC-33: reads, which are packed inside',
      buildArtifact('SampleData[SequencesWithQuality]', { 'a.fastq.gz': 'x' }),
      '另一个压缩包',
    ],
    [
      'archive-limit',
      'SEC-33: a table that grows more than 200 times',
      buildArtifact('FeatureTable[Frequency]', { 'feature-table.biom': Buffer.alloc(8 << 20) }),
      '压缩比',
    ],
  ])('%s: %s', async (code, _, file, word) => {
    const [problem] = await refusalOf(file);
    expect(problem).toMatchObject({ code, severity: 'error' });
    expect(problem!.what).toContain(word);
  });
  it('a table as a tree', async () =>
    expect(await treeRefusal(table)).toMatchObject({ code: 'not-newick', input: 'tree' }));
  it('a visualization as a tree', async () => expect(await treeRefusal(visual)).toMatchObject({ code: 'format-qzv' }));
});
