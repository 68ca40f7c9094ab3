import { describe, expect, it } from 'vitest';
import type { AliasedSets } from '../../../sets/index.ts';
import { sourceOf } from '../../testing/read.ts';
import { sheetOf } from '../../testing/sheetOf.ts';
import { readInput } from '../readInput.ts';

const read = async (content: string | Uint8Array, name = 'sets.txt') => {
  const { value, problems, ...size } = await readInput('sets', sourceOf(content, { name }));
  return { sets: value as AliasedSets, problems, size };
};

describe('GMT', () => {
  it('has one set on a line, of any length, with trailing tabs', async () => {
    const { sets, problems, size } = await read(
      'S1\tfirst set\tA\tB\tC\t\t\nS2\tna\tB\nS3\thttp://x.org\tC\tC\tD\tE\n',
    );
    expect(sets).toEqual({
      ids: ['S1', 'S2', 'S3'],
      names: ['first set', '', ''],
      members: [['A', 'B', 'C'], ['B'], ['C', 'D', 'E']],
    });
    expect(problems).toEqual([]);
    expect(size).toMatchObject({ rows: 3, columns: 5 });
  });

  it('warns of empty and repeated sets', async () => {
    const { sets, problems } = await read('S1\tx\tA\tB\nS2\ty\nS1\tx\tC\tD\n', 'a.gmt');
    expect(sets.members).toEqual([['A', 'B', 'C', 'D']]);
    expect(problems.map(({ code, row }) => [code, row])).toEqual([
      ['empty-set', 2],
      ['duplicate-set', 3],
    ]);
  });
});

describe('a long table', () => {
  const expected = { ids: ['T1', 'T2'], names: ['糖酵解', '脂代谢'], members: [['A', 'B'], ['B']] };

  it.each([
    ['term,name,feature\nT1,糖酵解,A\nT1,糖酵解,B\nT2,脂代谢,B\n'],
    ['gene\tdescription\tpathway\nA\t糖酵解\tT1\nB\t糖酵解\tT1\nB\t脂代谢\tT2\n'],
    ['T1,糖酵解,A\nT1,糖酵解,B\nT2,脂代谢,B\n'],
    ['term;name;feature\nT1;糖酵解;A\nT1;糖酵解;B\nT2;脂代谢;B\n'],
  ])('is read by its headings or in its usual order: %j', async (content) => {
    expect((await read(content)).sets).toEqual(expected);
  });

  it('is read from a workbook', async () => {
    expect(
      (
        await read(
          sheetOf([
            ['term', 'name', 'feature'],
            ['T1', '糖酵解', 'A'],
            ['T1', '糖酵解', 'B'],
            ['T2', '脂代谢', 'B'],
          ]),
        )
      ).sets,
    ).toEqual(expected);
  });

  it('can have two columns, several terms in a cell, and several features in a cell', async () => {
    expect((await read('gene\tGO\nA\tGO:0000001;GO:0000002\nB\tGO:0000002\n')).sets).toMatchObject({
      ids: ['GO:0000001', 'GO:0000002'],
      members: [['A'], ['A', 'B']],
    });
    expect((await read('term\tfeature\nT1\tA;B\n')).sets).toMatchObject({ ids: ['T1'], members: [['A', 'B']] });
  });

  it('keeps terms in the order of their first feature, and the first name given for each', async () => {
    expect((await read('term,name,feature\nT1,x,\nT2,,B\nT1,y,C\nT2,z,A\nT2,w,B\n')).sets).toEqual({
      ids: ['T2', 'T1'],
      names: ['z', 'y'],
      members: [['B', 'A'], ['C']],
    });
  });

  it('names the row that has no feature, and refuses a single column', async () => {
    const { problems } = await read('term,name,feature\nT1,x,A\nT1,x,\n,x,B\nT2,y,1-Mar\n');
    expect(problems.map(({ code, cell }) => [code, cell])).toEqual([
      ['empty-name', 'C3'],
      ['empty-term', 'A4'],
      ['date-gene', 'C5'],
    ]);
    expect((await read('T1\nT2\n')).problems.map(({ code }) => code)).toEqual(['one-column', 'no-sets']);
  });
});

describe('annotation files', () => {
  it('reads GAF 2.2 by accession and symbol, without negated annotations', async () => {
    const line = (id: string, symbol: string, qualifier: string, term: string) =>
      [
        'UniProtKB',
        id,
        symbol,
        qualifier,
        term,
        'PMID:1',
        'IDA',
        '',
        'P',
        'name',
        'syn',
        'protein',
        'taxon:9606',
        '20240101',
        'UniProt',
        '',
        '',
      ].join('\t');
    const { sets, problems } = await read(
      [
        '!gaf-version: 2.2',
        '!',
        '!generated-by: test, a; b',
        line('P1', 'TP53', 'involved_in', 'GO:0000001'),
        line('P1', 'TP53', 'involved_in', 'GO:0000001'),
        line('P2', 'MYC', 'NOT|involved_in', 'GO:0000001'),
        line('P3', 'TP53', 'enables', 'GO:0000001'),
        line('P2', 'MYC', '', 'bad'),
        line('P2', 'MYC', '', 'GO:0000002'),
      ].join('\n'),
    );
    expect(sets).toEqual({
      ids: ['GO:0000001', 'GO:0000002'],
      names: ['', ''],
      members: [['P1', 'P3'], ['P2']],
      alternatives: [{ name: '基因名（symbol）', members: [['TP53'], ['MYC']] }],
    });
    expect(problems.map(({ code, cell }) => [code, cell])).toEqual([
      ['direct-annotations', undefined],
      ['gaf-row', 'E8'],
    ]);
  });

  it('reads gene2go of one species and refuses several', async () => {
    const header = '#tax_id\tGeneID\tGO_ID\tEvidence\tQualifier\tGO_term\tPubMed\tCategory\n';
    const { sets } = await read(
      `${header}9606\t1\tGO:0000001\tIDA\t-\tbinding\t-\tFunction\n9606\t2\tGO:0000001\tIDA\tNOT enables\tbinding\t-\tFunction\n9606\t3\tGO:0000001\tIDA\tenables\tbinding\t-\tFunction\n`,
    );
    expect(sets).toEqual({ ids: ['GO:0000001'], names: ['binding（分子功能）'], members: [['1', '3']] });
    expect(
      (await read(`${header}9606\t1\tGO:0000001\tIDA\t-\tx\t-\tProcess\n10090\t2\tGO:0000001\tIDA\t-\tx\t-\tProcess\n`))
        .problems[0],
    ).toMatchObject({ code: 'several-taxa', severity: 'error' });
  });

  it('reads eggNOG-mapper annotations: GO, KO, pathways and modules', async () => {
    const { sets, problems } = await read(
      '## Sun Jan  1\n## emapper-2.1.9\n##\n#query\tseed_ortholog\tPreferred_name\tGOs\tKEGG_ko\tKEGG_Pathway\tKEGG_Module\nT1.1\t9606.x\tabcA\tGO:0000001,GO:0000002\tko:K00001\tko00010,map00010\tM00001\nT2.1\t9606.y\t-\tGO:0000002\tko:K00001,ko:K00002\t-\t-\n## 2 queries scanned\n## Total time\n',
    );
    expect(sets).toEqual({
      ids: ['GO:0000001', 'GO:0000002', 'K00001', 'map00010', 'M00001', 'K00002'],
      names: ['', '', '', '', '', ''],
      members: [['T1.1'], ['T1.1', 'T2.1'], ['T1.1', 'T2.1'], ['T1.1'], ['T1.1'], ['T2.1']],
      alternatives: [{ name: 'Preferred_name', members: [['abcA'], ['abcA'], ['abcA'], ['abcA'], ['abcA'], []] }],
    });
    expect(problems).toEqual([]);
  });
});
