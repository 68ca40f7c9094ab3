import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type ProteinRow } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { referenceCommands } from '../../admin/commands/reference.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { removeAbandoned } from '../reference/index.ts';
import { buildProject } from '../../testing/buildProject.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { unzip } from '../../testing/unzip.ts';
import { newEntry, noDerivatives, oldEntry } from '../../testing/uniprotTexts.ts';

let test: TestApp;
let user: Awaited<ReturnType<TestApp['buildUser']>>;
let folder: string;
const importFile = async (name: string, text: string, ...words: string[]) => {
  writeFileSync(join(folder, name), text);
  await runCommand(referenceCommands, test.platform, [
    'reference',
    'import',
    ...words.slice(0, 1),
    join(folder, name),
    ...words.slice(1),
  ]);
};
beforeAll(async () => {
  test = await buildTestApp();
  user = await test.buildUser();
  folder = mkdtempSync(join(tmpdir(), 'proteins-'));
  const other = newEntry({ accession: 'Q00003', gene: 'GAM' })
    .replace('Reviewed; ', 'Unreviewed;')
    .replace('Synonyms=GAMOLD, CAR1', 'Synonyms=ALP');
  await importFile('a.dat', [newEntry(), oldEntry(), other, ''].join('\n'), 'uniprot');
  await importFile(
    'a.gaf',
    `!gaf-version: 2.2\n${['UniProtKB', 'Q00001', 'ALP', '', 'GO:0016020', 'PMID:9', 'IEA', '', 'C', '', '', 'protein', 'taxon:9606', '20220101', 'X', '', ''].join('\t')}\n`,
    'gaf',
  );
  await importFile(
    'go.obo',
    'format-version: 1.2\n\n[Term]\nid: GO:0016020\nname: membrane\nnamespace: cellular_component\n',
    'obo',
    '--licence',
    'CC BY 4.0',
  );
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const ask = <Data>(call: Parameters<TestApp['data']>[0], input: object = {}) =>
  test.data<Data>(call, { token: user.token, input });
const found = async (query: string) =>
  (await ask<ProteinRow[]>(calls.proteinSearch, { query })).map(({ accession }) => accession).toSorted();

it.each([
  ['', ['P00002', 'Q00001', 'Q00003']],
  ['alpha transport-like', ['Q00001', 'Q00003']],
  ['transp*', ['Q00001', 'Q00003']],
  ['Q99991 OR kinase', ['P00002', 'Q00001', 'Q00003']],
  ['gene:alp', ['Q00001', 'Q00003']],
  ['gene:ALP AND reviewed:true', ['Q00001']],
  ['keyword:Glyco* NOT gene:GAM', ['Q00001']],
  ['length:[* TO 20] OR go:GO:9999999', ['P00002']],
  ['taxon:9606 location:"cell membrane"', ['Q00001', 'Q00003']],
  ['xref:PDB AND ec:2.7.11.1 AND feature:signal', ['Q00001', 'Q00003']],
  ['GO:0005576', ['Q00001', 'Q00003']],
  ['%', []],
])('the query “%s” finds what it says', async (query, accessions) => {
  expect(await found(query)).toEqual(accessions);
});

it('a faulty query says the character, and nobody searches without a session', async () => {
  const wrong = await test.call(calls.proteinSearch, { token: user.token, input: { query: 'gene:A AND (colour:red' } });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json<{ showMsg: string }>().showMsg).toContain('第 13 个字符');
  expect((await test.call(calls.proteinSearch, { input: {} })).json<{ code: number }>().code).toBe(2);
});

it('facets count what was found, each with a condition that finds as many', async () => {
  const facets = await ask<{ values: { count: number; query: string }[] }[]>(calls.proteinFacets, {
    query: 'transport',
  });
  for (const { count, query } of facets.flatMap(({ values }) => values))
    expect(await found(`(transport) AND ${query}`)).toHaveLength(count);
  const home = await ask<{
    total: number;
    reviewed: number;
    organisms: number;
    modules: { module: string; most: { count: number; query: string }[] }[];
  }>(calls.proteinHome);
  expect(home).toMatchObject({ total: 3, reviewed: 2, organisms: 2 });
  for (const { count, query } of home.modules.flatMap(({ most }) => most))
    expect(await found(query)).toHaveLength(count);
});

it('a protein is shown with everything, also by a former accession, with GO of annotation files', async () => {
  type Detail = { accession: string; go: object[]; xrefs: object[]; release: object; features: object[] };
  const detail = await ask<Detail>(calls.proteinDetail, { accession: 'q00001' });
  expect(detail).toMatchObject({
    accession: 'Q00001',
    sequence: 'MKWVTFISLLFLFSSAYSRGVFRR',
    secondary: ['Q99991'],
    release: { source: 'UniProtKB', licence: 'CC BY 4.0', simulated: false },
  });
  expect(detail.go).toMatchObject([
    { id: 'GO:0005576', evidence: 'IDA:UniProtKB' },
    { id: 'GO:0016020', name: 'membrane', evidence: 'IEA', source: 'PMID:9' },
  ]);
  expect(detail.xrefs[0]).toMatchObject({ db: 'PDB', host: 'www.rcsb.org' });
  expect((await ask<Detail>(calls.proteinDetail, { accession: 'Q99991' })).accession).toBe('Q00001');
  expect((await test.call(calls.proteinDetail, { token: user.token, input: { accession: 'X' } })).statusCode).toBe(404);
});

it('a list is found by accession, entry name or gene; several proteins of a gene stay open', async () => {
  const answer = await ask<{
    found: { name: string; via: string }[];
    ambiguous: object[];
    missing: string[];
    repeated: number;
  }>(calls.proteinBatch, {
    names: ['sp|P00002|BET_TEST', 'Q00001-2', 'alp_test', 'ALP', 'nothing', 'NOTHING', ' '],
  });
  expect(answer.found.map(({ name, via }) => [name, via])).toEqual([
    ['sp|P00002|BET_TEST', 'accession'],
    ['Q00001-2', 'accession'],
    ['alp_test', 'id'],
  ]);
  expect(answer.ambiguous).toMatchObject([
    { name: 'ALP', proteins: [{ accession: 'Q00001' }, { accession: 'Q00003' }] },
  ]);
  expect(answer).toMatchObject({ missing: ['nothing'], repeated: 1 });
  const many = Array.from({ length: 10_001 }, (_, at) => `P${at}`);
  const refused = await test.call(calls.proteinBatch, { token: user.token, input: { names: many } });
  expect(refused.json<{ showMsg: string }>().showMsg).toContain('一次最多 10000 个编号');
});

it('the basket is of its owner, takes only known proteins, and can be downloaded', async () => {
  expect(await ask(calls.proteinBasketStore, { add: ['Q00001', 'P00002', 'Q00001'] })).toEqual({ count: 2 });
  const refused = await test.call(calls.proteinBasketStore, { token: user.token, input: { add: ['X1'] } });
  expect(refused.json<{ showMsg: string }>().showMsg).toContain('没有 X1');
  const stranger = await test.buildUser();
  expect(await test.data(calls.proteinBasket, { token: stranger.token })).toEqual([]);
  const fasta = await test.call(calls.proteinDownload, { token: user.token, input: { basket: '1', format: 'fasta' } });
  expect(fasta.body).toContain(
    '>sp|P00002|BET_TEST Beta kinase OS=Mus musculus (Mouse) OX=10090 GN=BET PE=5\nMKWVTFISLL\n',
  );
  expect(await ask(calls.proteinBasketStore, { remove: ['Q00001'] })).toEqual({ count: 1 });
  const book = await test.call(calls.proteinDownload, {
    token: user.token,
    input: { query: 'gene:BET', format: 'xlsx' },
  });
  const pages = await unzip(book.rawPayload);
  expect(pages['xl/worksheets/sheet1.xml']).toContain('<v>10090</v>');
  expect(pages['xl/sharedStrings.xml']).toContain('Beta kinase');
  const table = await test.call(calls.proteinDownload, {
    token: user.token,
    input: { query: 'gene:GAM', format: 'tsv' },
  });
  expect(table.body.split('\n')).toHaveLength(4);
  expect(table.body).toContain('CC BY 4.0');
});

it('a protein is found in delivered tables that the asker may see, and in nobody else’s', async () => {
  const files = [{ path: 'tables/强度.csv', content: 'protein,S1,S2\nX1,1,2\nP9;Q00001,1500,\n', role: 'intensity' }];
  const { projectId } = await buildProject(test, { ownerId: user.id, family: 'protein', files });
  type Answer = { tables: object[]; looked: number };
  const own = await ask<Answer>(calls.proteinQuantification, { accession: 'Q00001' });
  expect(own.looked).toBe(1);
  expect(own.tables).toMatchObject([
    {
      from: 'project',
      id: projectId,
      name: 'P9;Q00001',
      samples: [
        { sample: 'S1', group: '对照', value: 1500 },
        { sample: 'S2', group: '模型', value: null },
      ],
    },
  ]);
  const stranger = await test.buildUser();
  expect(
    await test.data<Answer>(calls.proteinQuantification, { token: stranger.token, input: { accession: 'Q00001' } }),
  ).toEqual({ tables: [], sites: [], looked: 0, unread: 0, left: 0 });
});

it('sites of the protein are read by their names or columns, and held against the sequence', async () => {
  // MKWVTFISLLFLFSSAYSRGVFRR
  const byName = [
    'site,log2FC,adj.P.Val,direction',
    'Q00001_S8,1.5,0.001,up',
    'X9_S1;ALP_T5,-2,0.001,down',
    'Q00001_S9,1,0.2,none',
    'Q00001-2_S8,1,0.01,up',
    'Q00001_S99,1,0.01,up',
    'Q000011_S8,1,0.01,up',
    '',
  ].join('\n');
  const byColumns = [
    'Proteins,Amino acid,Positions within proteins,logFC,FDR',
    'X9;Q00001,S,3;14,-0.4,0.01',
    'Q00001,Y,17,0.9,0.3',
    'Q00001,,,0.9,0.3',
    '',
  ].join('\n');
  const files = [
    { path: 'tables/位点.csv', content: byName, role: 'difference' },
    { path: 'tables/位点2.csv', content: byColumns, role: 'difference' },
  ];
  const person = await test.buildUser();
  await buildProject(test, { ownerId: person.id, family: 'protein', files });
  type Site = { residue: string; position: number; change: string; fits: string; found: string };
  type Answer = { sites: Site[]; tables: object[] };
  const input = { accession: 'Q00001' };
  const { sites, tables } = await test.data<Answer>(calls.proteinQuantification, { token: person.token, input });
  expect(sites.map(({ change, fits, found, position, residue }) => [residue + position, change, fits, found])).toEqual([
    ['T5', 'down', 'yes', 'T'],
    ['S8', 'up', 'yes', 'S'],
    ['S8', 'up', 'isoform', 'S'],
    ['S9', 'none', 'residue', 'L'],
    ['S14', 'down', 'yes', 'S'],
    ['Y17', 'none', 'yes', 'Y'],
    ['S99', 'up', 'length', ''],
  ]);
  expect(tables).toHaveLength(1);
});

it('own proteins of a customer or of a lab group are found beside the public ones, and by nobody else', async () => {
  const customer = await test.buildUser();
  const colleague = await test.buildUser();
  const group = await test.data<{ id: string }>(calls.groupStore, { token: customer.token, input: { name: '肝脏组' } });
  const member = { group_id: group.id, account_id: colleague.id, role: 'member', joined_at: 1 };
  await test.platform.database.insertInto('group_member').values(member).execute();
  const own = '>sp|Q00001|MINE Alpha transport of mine GN=ALP\nMKSECRET\n>own_7 secret transport GN=SECRETX\nMKWW\n';
  const forThem = ['fasta', '--taxon', '9606', '--for', customer.email];
  await importFile('mine.fasta', own, ...forThem);
  await importFile('ours.fasta', '>lab_1 shared secret\nMKKK\n', ...forThem, '--group', '肝脏组');
  // Another customer's file of the same name and accessions replaces nothing.
  const other = await test.buildUser();
  await importFile('mine.fasta', '>own_7 of another\nMAAA\n', 'fasta', '--taxon', '9606', '--for', other.email);

  const as = (token: string) => {
    const data = <Data>(call: Parameters<TestApp['data']>[0], input: object = {}) =>
      test.data<Data>(call, { token, input });
    const search = async (query: string) =>
      (await data<ProteinRow[]>(calls.proteinSearch, { query })).map((row) => [row.accession, row.own]);
    return { data, search };
  };
  const [mine, theirs, strange] = [as(customer.token), as(colleague.token), as(user.token)];
  expect(await mine.search('secret')).toEqual([
    ['lab_1', true],
    ['own_7', true],
  ]);
  expect(await theirs.search('secret')).toEqual([['lab_1', true]]);
  expect(await strange.search('secret')).toEqual([]);
  expect(await mine.search('accession:Q00001')).toEqual([
    ['Q00001', false],
    ['Q00001', true],
  ]);

  type Facets = { field: string; values: { label: string; count: number; query: string }[] }[];
  for (const { count, label, query } of (await mine.data<Facets>(calls.proteinFacets))[0]!.values)
    expect([label, (await mine.search(query)).length]).toEqual([label, count]);
  expect((await mine.data<Facets>(calls.proteinFacets))[0]!.values).toMatchObject([
    { label: '自有序列', count: 3 },
    { label: '人工审阅', count: 2 },
    { label: '自动注释', count: 1, query: 'reviewed:false NOT own:true' },
  ]);
  type Home = { total: number; own: number; releases: { own: boolean; licence: string }[] };
  expect(await mine.data<Home>(calls.proteinHome)).toMatchObject({ total: 6, own: 3 });
  const home = await strange.data<Home>(calls.proteinHome);
  expect([home.total, home.own, home.releases.filter((release) => release.own)]).toEqual([3, 0, []]);

  const detail = { accession: 'Q00001' };
  expect(await mine.data(calls.proteinDetail, detail)).toMatchObject({
    own: true,
    reviewed: false,
    sequence: 'MKSECRET',
    release: { own: true, source: '自有蛋白序列', licence: '客户自有数据' },
  });
  expect(await strange.data(calls.proteinDetail, detail)).toMatchObject({ own: false, reviewed: true });
  const names = { names: ['Q00001', 'own_7', 'SECRETX', 'lab_1'] };
  type Batch = { found: { protein: ProteinRow }[]; missing: string[] };
  const found = async (who: typeof mine) => (await who.data<Batch>(calls.proteinBatch, names)).found.length;
  expect([await found(mine), await found(theirs), await found(strange)]).toEqual([4, 2, 1]);
  expect(await mine.data<object[]>(calls.proteinSuggest, { text: 'own_' })).toHaveLength(1);
  expect(await strange.data<object[]>(calls.proteinSuggest, { text: 'own_' })).toEqual([]);

  const refusals: [Parameters<TestApp['data']>[0], object][] = [
    [calls.proteinDetail, { accession: 'lab_1' }],
    [calls.proteinQuantification, { accession: 'lab_1' }],
    [calls.proteinBasketStore, { add: ['lab_1'] }],
    [calls.proteinDownload, { query: 'shared secret', format: 'fasta' }],
  ];
  for (const [call, input] of refusals)
    expect((await test.call(call, { token: user.token, input })).statusCode).toBeGreaterThanOrEqual(400);
  const fasta = { query: 'own:true', format: 'fasta' };
  const file = await test.call(calls.proteinDownload, { token: colleague.token, input: fasta });
  expect(file.body).toBe('>lab_1 shared secret OS=NCBI 物种 9606 OX=9606\nMKKK\n');

  await test.platform.database.deleteFrom('group_member').where('account_id', '=', colleague.id).execute();
  expect(await theirs.search('secret')).toEqual([]);
  const admin = (...words: string[]) => runCommand(referenceCommands, test.platform, ['reference', ...words]);
  // What customers have is in nobody's way.
  const everybody = ['--taxon', '9606', '--licence', '自有', '--dry-run'];
  expect(await admin('import', 'fasta', join(folder, 'ours.fasta'), ...everybody)).toContain('1 个条目');
  await expect(
    admin('import', 'fasta', join(folder, 'ours.fasta'), '--taxon', '9606', '--name', 'uniprot', '--for', other.email),
  ).rejects.toThrow('给其他人看');
  expect(await admin('list')).toContain(`只给 ${customer.email}`);
  expect(await admin('remove', `fasta-mine-9606-${customer.email}`)).toContain('已删除');
  expect(await mine.search('own:true')).toEqual([['lab_1', true]]);

  await test.platform.database.deleteFrom('account').where('id', '=', customer.id).execute();
  await removeAbandoned(test.platform.database);
  const left = await test.platform.database.selectFrom('ref_release').select('audience').execute();
  expect(left.map(({ audience }) => audience).filter(Boolean)).toEqual([other.id]);
  expect(await admin('remove', `fasta-mine-9606-${other.email}`)).toContain('已删除');
});

it('data that may not be passed on are shown but not downloaded', async () => {
  await importFile(
    'nd.dat',
    `${oldEntry({ accession: 'P77777', gene: 'NDV', licence: noDerivatives })}\n`,
    'uniprot',
    '--private',
    '--name',
    'closed',
  );
  expect(await found('gene:NDV')).toEqual(['P77777']);
  const refused = await test.call(calls.proteinDownload, {
    token: user.token,
    input: { query: 'gene:NDV', format: 'tsv' },
  });
  expect(refused.statusCode).toBe(403);
});
