import { mkdtempSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newEntry, noDerivatives, oldEntry } from '../../testing/uniprotTexts.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { runCommand } from '../runCommand.ts';
import { referenceCommands } from './reference.ts';

let test: TestApp;
let folder: string;
beforeEach(async () => {
  test = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'reference-'));
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const admin = (...words: string[]) => runCommand(referenceCommands, test.platform, ['reference', ...words]);
const write = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const tables = [
  'protein',
  'protein_detail',
  'protein_term',
  'protein_count',
  'ref_entity',
  'ref_name',
  'ref_release',
] as const;
const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (name) => [name, await test.platform.database.selectFrom(name).selectAll().execute()] as const),
    ),
  );

it('a packed file of both generations is imported once; again changes nothing, a newer one replaces it', async () => {
  const file = write('two.dat.gz', gzipSync(`${newEntry()}\n${oldEntry()}\n`));
  expect(await admin('import', 'uniprot', file, '--dry-run')).toMatch(/2 个条目[\s\S]*CC BY 4.0[\s\S]*两代格式/);
  expect((await everything())['ref_release']).toEqual([]);
  expect(readdirSync(join(test.platform.config.dataFolder, 'reference'))).toEqual([]);

  expect(await admin('import', 'uniprot', file)).toContain('已导入 2 个条目');
  const before = await everything();
  expect(before['protein']).toHaveLength(2);
  expect(before['ref_release']).toMatchObject([{ state: 'active', released: '2023-09-13', licence: 'CC BY 4.0' }]);
  expect(await admin('import', 'uniprot', file)).toContain('没有需要改动');
  expect(await everything()).toEqual(before);

  const newer = write('one.dat', `${newEntry({ gene: 'GAM' })}\n`);
  expect(await admin('import', 'uniprot', newer)).toContain('替换原来的');
  const after = await everything();
  expect(after['protein']).toMatchObject([{ entry_name: 'GAM_TEST' }]);
  expect(after['protein_detail']).toHaveLength(1);
  expect(after['ref_release']).toHaveLength(1);

  expect(await admin('remove', 'uniprot')).toContain('已删除');
  expect(Object.values(await everything()).flat()).toEqual([]);
});

it('only a species is imported when asked, and a protein of another release is not taken twice', async () => {
  const file = write('two.dat', `${newEntry()}\n${oldEntry()}\n`);
  expect(await admin('import', 'uniprot', file, '--taxon', '9606')).toMatch(/1 个条目，跳过 1 个/);
  await expect(admin('import', 'uniprot', file)).rejects.toThrow(/Q00001 已在“uniprot-9606”中/);
  await expect(admin('import', 'uniprot', file, '--taxon', '7227')).rejects.toThrow(/都不属于物种 7227/);
});

it('own proteins come as FASTA, with what their headers say', async () => {
  const fasta = [
    '>sp|Q00009|GLUX_TEST Glucagon-like (Fragment) OS=Mus musculus OX=10090 GN=Glux PE=1 SV=2',
    'HSQGTFTSDYSKYLDSRRAQ',
    'DFVQWLMNT*',
    '>LAB_0001 our own transporter 2',
    'MKWVTFISLL',
    '',
  ].join('\n');
  await expect(admin('import', 'fasta', write('lab.fasta', fasta), '--licence', '自有')).rejects.toThrow(
    /第 4 行：.*--taxon/,
  );
  expect(await admin('import', 'fasta', write('lab.fasta', fasta), '--licence', '自有', '--taxon', '10090')).toContain(
    '已导入 2',
  );
  const { protein, protein_detail: details } = await everything();
  expect(protein).toMatchObject([
    { accession: 'Q00009', reviewed: 1, name: 'Glucagon-like (Fragment)', gene: 'Glux', length: 29, fragment: 1 },
    {
      accession: 'LAB_0001',
      reviewed: 0,
      existence: 0,
      name: 'our own transporter 2',
      taxon: 10090,
      organism: 'NCBI 物种 10090',
    },
  ]);
  // The average mass of glucagon, C153H225N43O49S.
  expect(protein![0]).toMatchObject({ mass: 3483 });
  expect(details![0]).toMatchObject({ sequence: 'HSQGTFTSDYSKYLDSRRAQDFVQWLMNT' });
  const taken = write('again.dat', `${newEntry({ accession: 'Q00009' })}\n`);
  await expect(admin('import', 'uniprot', taken)).rejects.toThrow(/Q00009 已在“fasta-lab-10090”中/);
  const genetic = write('dna.fasta', `>a\n${'ACGT'.repeat(20)}\n`);
  await expect(admin('import', 'fasta', genetic, '--licence', '自有', '--taxon', '1')).rejects.toThrow(/核酸序列/);
  await expect(
    admin('import', 'fasta', write('b.fasta', '>a\n>b\nMK\n'), '--licence', 'x', '--taxon', '1'),
  ).rejects.toThrow(/第 1 行：“a”之下没有序列/);
});

const whole = `${newEntry()}\n${oldEntry()}\n`;
it.each([
  ['cut.dat', whole.slice(0, -40), /在条目 BET_TEST 中途结束/],
  ['cut.dat.gz', gzipSync(whole).subarray(0, 500), /没有下载完整/],
  ['broken.dat.gz', Buffer.concat([gzipSync(whole).subarray(0, 300), Buffer.alloc(300, 7)]), /已损坏|没有下载完整/],
  ['bomb.dat.gz', gzipSync(`ID   X\n${`CC   ${'a'.repeat(1_000)}\n`.repeat(80_000)}`), /超过原来的 100 倍/],
  ['line.dat.gz', gzipSync(`ID   ${'x'.repeat(60 * 1024 * 1024)}`), /超过 100 万个字符|100 倍/],
  ['page.dat', '<!doctype html><html>', /这是网页/],
  ['twice.dat', `${newEntry()}\n${newEntry()}\n`, /Q00001 已在第 1 行出现过/],
  ['empty.dat', '', /是空的/],
  ['silent.dat', `${newEntry({ licence: '' })}\n`, /没有写明许可/],
  ['nd.dat', `${newEntry()}\n${oldEntry({ licence: noDerivatives })}\n`, /1 个条目的许可禁止演绎/],
])('%s is refused with words and leaves nothing', async (name, content, message) => {
  await expect(admin('import', 'uniprot', write(name, content))).rejects.toThrow(message);
  expect(Object.values(await everything()).flat()).toEqual([]);
  expect(readdirSync(test.platform.config.dataFolder, { recursive: true }).join()).not.toContain('jsonl');
});

it('data whose licence forbids derivatives may be kept for the platform itself', async () => {
  const file = write('nd.dat', `${oldEntry({ licence: noDerivatives })}\n`);
  expect(await admin('import', 'uniprot', file, '--private')).toContain('仅供本平台内部查看');
});

it('every other kind of file is read, and its faults are named by line', async () => {
  const obo =
    'format-version: 1.2\ndata-version: releases/2022-07-01\n\n[Term]\nid: DOID:1\nname: angiosarcoma\nsynonym: "x y" EXACT []\nis_a: DOID:2 ! b\n\n[Term]\nid: DOID:2\nname: gone\nis_obsolete: true\n';
  expect(await admin('import', 'obo', write('doid.obo', obo), '--licence', 'CC0 1.0')).toMatch(
    /2022-07-01.*1 个条目，跳过 1 个/,
  );
  const hgnc =
    'hgnc_id\tsymbol\tname\tstatus\talias_symbol\tprev_symbol\tentrez_id\tensembl_gene_id\tuniprot_ids\tlocation\nHGNC:1\tALP\talpha\tApproved\t"A1|A2"\tOLD\t12\tENSG1\tQ1\t1p\n';
  expect(await admin('import', 'hgnc', write('hgnc.txt', hgnc))).toContain('已导入 1');
  const geneInfo = [
    '#tax_id\tGeneID\tSymbol\tLocusTag\tSynonyms\tdbXrefs\tchromosome\tdescription\tModification_date',
    '10090\t900001\tAlpx\t-\tAx|Bx\tMGI:MGI:900001|Ensembl:ENSMUSG00000900001\t11\tinvented gene\t20260901',
    '10090\t900002\tNEWENTRY\t-\t-\t-\t-\tRecord to support submission\t20260902',
    '10116\t900003\tAlpx\t-\t-\t-\t-\tinvented gene of the rat\t20260903',
    '',
  ].join('\n');
  expect(await admin('import', 'gene-info', write('Mus.gene_info', geneInfo), '--taxon', '10090')).toMatch(
    /NCBI Gene（2026-09-01），1 个条目，跳过 2 个/,
  );
  const aliases = '#string_protein_id\talias\tsource\n9606.ENSP1\tALP\tEnsembl_gene_name\n9606.ENSP1\tQ1\tUniProt_AC\n';
  expect(await admin('import', 'aliases', write('9606.aliases.txt', aliases), '--licence', 'CC BY 4.0')).toContain(
    '已导入 1',
  );
  const gaf = `!gaf-version: 2.2\n${['UniProtKB', 'Q1', 'ALP', 'located_in', 'GO:0005576', 'PMID:1', 'IDA', '', 'C', '', '', 'protein', 'taxon:9606', '20220101', 'X', '', ''].join('\t')}\n`;
  expect(await admin('import', 'gaf', write('a.gaf', gaf))).toContain('已导入 1');
  const host = 'id\tname\ttaxon\tassembly\nH1\t人\t9606\tGCF_000001405.40\n';
  expect(await admin('import', 'table', write('h.tsv', host), '--face', 'host', '--licence', '自有')).toContain(
    '已导入 1',
  );
  expect((await admin('list')).split('\n')).toHaveLength(6);

  await expect(admin('import', 'table', write('b.tsv', host), '--licence', '自有')).rejects.toThrow(/--face/);
  await expect(admin('import', 'table', write('c.tsv', 'a\tb\n1\t2\n'), '--face', 'host')).rejects.toThrow(
    /第 1 行：表头缺少 id、name/,
  );
  await expect(admin('import', 'gaf', write('b.gaf', gaf.replace('GO:0005576', 'x')))).rejects.toThrow(
    /第 2 行：第 5 列/,
  );
  await expect(admin('import', 'obo', write('b.obo', hgnc))).rejects.toThrow(/不是 OBO/);
});
