import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { referenceCommands } from '../../admin/commands/reference.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

let test: TestApp;
const genes = [
  ['taxon', 'symbol', 'name', 'entrez', 'ensembl', 'uniprot', 'mgi', 'chromosome', 'aliases'],
  ['9606', 'TP53', 'tumor protein p53', '7157', 'ENSG00000141510', 'P04637', '', '17', 'LFS1|BCC7'],
  ['9606', 'MARCHF1', 'one', '55016', '', '', '', '4', 'MARCH1'],
  ['9606', 'MTARC1', 'two', '64757', '', '', '', '1', 'MARC1'],
  ['9606', 'SEPTIN2', 'three', '4735', '', '', '', '2', 'NEDD5|SHARED'],
  ['9606', 'NEDD8', 'four', '4738', '', '', '', '14', 'SHARED'],
  ['10090', 'Trp53', 'mouse p53', '22059', '', 'P02340', 'MGI:98834', '11', 'TP53'],
  ['9606', 'ACTB', 'human actin', '60', '', '', '', '7', ''],
  ['10090', 'Actb', 'mouse actin', '11461', '', '', 'MGI:87904', '5', ''],
];
beforeAll(async () => {
  test = await buildTestApp();
  const folder = mkdtempSync(join(tmpdir(), 'lookups-'));
  writeFileSync(
    join(folder, 'genes.tsv'),
    `# version: 3.16\n# date: 2022-09-12\n${genes.map((row) => row.join('\t')).join('\n')}\n`,
  );
  await runCommand(referenceCommands, test.platform, [
    'reference',
    'import',
    'genes',
    join(folder, 'genes.tsv'),
    '--licence',
    'Artistic-2.0',
  ]);
  rmSync(folder, { recursive: true });
});
afterAll(() => test.close());

type Answer = {
  matched: {
    name: string;
    read_as: string;
    namespace: string;
    entity: { label: string; facts: { key: string; values: string[] }[]; links: { host: string; url: string }[] };
  }[];
  ambiguous: { name: string; choices: { label: string }[] }[];
  unmatched: { name: string; note: string; nearest: string[] }[];
  repeated: number;
  guess: { taxon: number; matched: number; of: number } | null;
  releases: { version: string; date: string; licence: string }[];
};
const resolve = (names: string[], more: object = {}) =>
  test.data<Answer>(calls.lookupResolve, { input: { face: 'gene', names, ...more } });

it('mixed names are resolved, ambiguous ones listed, unknown ones get the nearest', async () => {
  const answer = await resolve(['tp53', ' "7157" ', 'ENSG00000141510.17', 'BCC7', 'SHARED', 'TP35', 'TP53', '']);
  expect(answer.guess).toMatchObject({ taxon: 9606 });
  expect(
    answer.matched.map(({ entity, name, namespace, read_as }) => [name, read_as, namespace, entity.label]),
  ).toEqual([
    ['tp53', '', 'symbol', 'TP53'],
    ['7157', '', 'entrez', 'TP53'],
    ['ENSG00000141510.17', 'ENSG00000141510', 'ensembl', 'TP53'],
    ['BCC7', '', 'alias', 'TP53'],
  ]);
  expect(answer.ambiguous).toMatchObject([{ name: 'SHARED', choices: [{ label: 'SEPTIN2' }, { label: 'NEDD8' }] }]);
  expect(answer.unmatched).toEqual([{ name: 'TP35', note: '', nearest: ['TP53'] }]);
  expect(answer.repeated).toBe(1);
  expect(answer.releases).toMatchObject([{ version: '3.16', date: '2022-09-12', licence: 'Artistic-2.0' }]);
});

it('what Excel made dates of becomes the gene again; a date of two genes stays open', async () => {
  const answer = await resolve(['2-Sep', '1-Mar', '5-Jun', 'TP53'], { taxon: 9606 });
  expect(answer.matched.map(({ entity, name, read_as }) => [name, read_as, entity.label])).toEqual([
    ['2-Sep', 'SEPTIN2', 'SEPTIN2'],
    ['TP53', '', 'TP53'],
  ]);
  expect(answer.ambiguous).toMatchObject([{ name: '1-Mar', choices: [{ label: 'MARCHF1' }, { label: 'MTARC1' }] }]);
  expect(answer.unmatched[0]).toMatchObject({ name: '5-Jun', note: expect.stringContaining('Excel') as string });
});

it('a species that is named is asked alone, and KEGG ids of genes follow from Entrez ids', async () => {
  const answer = await resolve(['TP53'], { taxon: 10090, face: 'kegg' });
  expect(answer.matched[0]).toMatchObject({ namespace: 'alias', entity: { label: 'Trp53' } });
  expect(answer.matched[0]!.entity.facts[0]).toEqual({ key: 'kegg', values: ['mmu:22059'] });
  expect(answer.matched[0]!.entity.links[0]).toMatchObject({
    host: 'www.kegg.jp',
    url: 'https://www.kegg.jp/entry/mmu:22059',
  });
});

it('of species that know the same names the one is taken whose spelling they follow, and an id of one species says it', async () => {
  const speciesOf = async (...names: string[]) => {
    const { ambiguous, guess, matched } = await resolve(names);
    return [guess?.taxon, matched.map(({ entity }) => entity.label), ambiguous.length];
  };
  expect(await speciesOf('ACTB', 'TP53')).toEqual([9606, ['ACTB', 'TP53'], 0]);
  expect(await speciesOf('ACTB')).toEqual([9606, ['ACTB'], 0]);
  expect(await speciesOf('Actb', 'Trp53')).toEqual([10090, ['Actb', 'Trp53'], 0]);
  expect(await speciesOf('Actb')).toEqual([10090, ['Actb'], 0]);
  const { matched } = await resolve(['MGI:87904']);
  expect(matched[0]).toMatchObject({ namespace: 'mgi', entity: { label: 'Actb' } });
  expect(matched[0]!.entity.links).toContainEqual({
    title: 'MGI',
    host: 'www.informatics.jax.org',
    url: 'https://www.informatics.jax.org/marker/MGI:87904',
  });
});

it('10,001 names are refused with words; a face without data answers empty', async () => {
  const many = await test.call(calls.lookupResolve, {
    input: { face: 'gene', names: Array.from({ length: 10_001 }, (_, at) => `g${at}`) },
  });
  expect(many.statusCode).toBe(400);
  expect(many.json<{ showMsg: string }>().showMsg).toContain('10000');
  const none = await test.data<Answer>(calls.lookupResolve, { input: { face: 'disease', names: ['cancer'] } });
  expect(none).toMatchObject({ matched: [], ambiguous: [], unmatched: [{ name: 'cancer' }], releases: [] });
});

it('a look-up can be leafed through and searched', async () => {
  const sources = await test.data<{ species: object[] }>(calls.lookupSources, { input: { face: 'gene' } });
  expect(sources.species).toEqual([
    { taxon: 9606, label: '人（Homo sapiens）', entries: 6 },
    { taxon: 10090, label: '小鼠（Mus musculus）', entries: 2 },
  ]);
  const found = await test.data<{ label: string }[]>(calls.lookupSearch, { input: { face: 'gene', text: 'p53' } });
  expect(found.map(({ label }) => label)).toEqual(['TP53', 'Trp53']);
  const byId = await test.data<{ label: string }[]>(calls.lookupSearch, { input: { face: 'gene', text: 'nedd5' } });
  expect(byId.map(({ label }) => label)).toEqual(['SEPTIN2']);
});
