import { expect, it } from 'vitest';
import { newEntry, oldEntry } from '../../../../testing/uniprotTexts.ts';
import { locationsOf } from './comments.ts';
import { parseEntry } from './parseEntry.ts';
import { termsOf } from './termsOf.ts';

const parse = (text: string, first = 1) =>
  parseEntry({ lines: text.split('\n').filter((line) => line !== '//'), first });

it('an entry of today: names of parts are not its names, evidence stands apart, ranges have open ends', () => {
  const entry = parse(newEntry());
  expect(entry).toMatchObject({
    accessions: ['Q00001', 'Q99991'],
    entryName: 'ALP_TEST',
    reviewed: true,
    name: 'Alpha transport-like protein',
    otherNames: [
      { kind: 'Short', text: 'ATL' },
      { kind: 'AltName', text: 'Carrier 1' },
    ],
    ec: ['2.7.11.1'],
    genes: ['ALP', 'ALPOLD', 'CAR1'],
    organism: 'Homo sapiens (Human)',
    taxon: 9606,
    existence: 1,
    fragment: true,
    keywords: ['Glycoprotein', 'Signal', 'Transport'],
    mass: 2617,
    generation: 'ranges',
  });
  expect(entry.features).toEqual([
    { type: 'SIGNAL', from: 1, to: 4, note: '', evidence: ['ECO:0000255'], id: '' },
    {
      type: 'TRANSMEM',
      from: 6,
      to: 12,
      note: 'Helical; Name="1"',
      evidence: ['ECO:0000255', 'ECO:0000269|PubMed:3'],
      id: '',
    },
    { type: 'DISULFID', from: null, to: 20, note: '', evidence: [], id: '' },
    { type: 'BINDING', from: 14, to: 14, note: 'iron-sulfur', evidence: [], id: 'VAR_1' },
  ]);
  expect(entry.comments[0]).toEqual({
    topic: 'FUNCTION',
    text: 'Carries things. Binds water.',
    evidence: ['ECO:0000269|PubMed:2'],
  });
  expect(locationsOf(entry.comments)).toEqual(['Secreted', 'Cell membrane', 'Single-pass membrane protein']);
  expect(entry.go).toEqual([
    { id: 'GO:0005576', aspect: 'cellular_component', name: 'extracellular region', evidence: 'IDA:UniProtKB' },
  ]);
  expect(entry.xrefs).toContainEqual({
    db: 'Ensembl',
    id: 'ENST00000295897.9',
    extra: 'ENSP00000295897.4; ENSG00000163631.17',
  });
  expect(entry.licence).toContain('CC BY 4.0');
  expect(termsOf(entry)).toEqual(
    expect.arrayContaining([
      'accession:q99991',
      'w:transport',
      'w:transport-like',
      'w:alpha',
      'go:go:0005576',
      'xref:pdb-1abc',
    ]),
  );
});

it('an entry of 2005: one sentence of names, features in columns', () => {
  expect(parse(oldEntry())).toMatchObject({
    reviewed: true,
    name: 'Beta kinase',
    otherNames: [{ kind: 'AltName', text: 'Kinase beta' }],
    ec: ['2.7.1.1'],
    fragment: true,
    generation: 'columns',
    features: [
      { type: 'TRANSMEM', from: 2, to: 6, note: '1 (By similarity)', id: '' },
      { type: 'CARBOHYD', from: 8, to: 8, note: 'N-linked (GlcNAc...) (Potential)', id: 'CAR_000001' },
    ],
  });
});

it.each([
  ['a sequence that is too short', newEntry().replace(' VFRR', ''), /第 42 行：.*写明 24 个氨基酸，序列却有 20 个/],
  [
    'a feature without a place',
    newEntry().replace('SIGNAL          1..4', 'SIGNAL          one'),
    /第 32 行：.*特征行不能读取/,
  ],
  ['a line of another format', newEntry().replace('RN   [1]', '{"a": 1}'), /第 16 行：.*不是 UniProt 文件的行/],
  ['no accession', newEntry().replace('AC   Q00001; Q99991;', 'AC   ;'), /没有登录号/],
])('%s is refused with its line', (_, text, message) => {
  expect(() => parse(text)).toThrow(message);
});
