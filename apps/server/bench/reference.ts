import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@panome/contract';
import { newEntry } from '../src/testing/uniprotTexts.ts';
import { fetchCall, loginDemo, runServer } from '../src/testing/runServer.ts';
import { quantile } from './outcome.ts';

/**
 * Imports a made UniProt file beside a running server, then searches it over HTTP. `node apps/server/bench/reference.ts
 * [entries]`
 */
const entries = Number(process.argv[2] ?? 20_000);
const limits = { memory: 300, search: 100, list: 1_000, resolve: 1_000 };
const words = ['kinase', 'receptor', 'transporter', 'protease', 'ligase', 'factor', 'channel', 'subunit'];

/** Entries of real size: 60 references, 25 features, 500 residues. */
function textOf(count: number): string {
  const [head, foot] = newEntry().split('DR   PDB;') as [string, string];
  const xrefs = Array.from({ length: 60 }, (_, at) => `DR   Base${at % 30}; ID${at}; -.`).join('\n');
  const features = Array.from(
    { length: 25 },
    (_, at) => `FT   MOD_RES         ${at * 15 + 1}\nFT                   /note="Phosphoserine"`,
  ).join('\n');
  const residues = Array.from({ length: 8 }, () => `     ${'MKWVTFISLL '.repeat(6).trim()}`).join('\n');
  const made = `${head}${xrefs}\nDR   PDB;${foot}`
    .replace(/24 AA/g, '480 AA')
    .replace('FT   SIGNAL', `${features}\nFT   SIGNAL`)
    .replace(/ {5}MKWV.*\n/, `${residues}\n`);
  return Array.from({ length: count }, (_, at) =>
    made
      .replaceAll('ALP', `G${at}`)
      .replace('Q00001; Q99991', `A${String(at).padStart(6, '0')}`)
      .replace(
        'Alpha transport-like protein',
        `${words[at % words.length]} ${words[(at * 7 + 3) % words.length]} ${at % 997}`,
      ),
  ).join('\n');
}

/** As `npm run admin` runs it. */
const startAdmin = (data: string, ...words: string[]) =>
  spawn(
    process.execPath,
    ['--max-semi-space-size=8', join(import.meta.dirname, '../src/admin/main.ts'), 'reference', 'import', ...words],
    { env: { ...process.env, PANOME_DATA: data }, stdio: 'inherit' },
  );

const megabytes = (pid: number): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};
const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => {
      try {
        return readFileSync(`/proc/${one}/stat`, 'latin1').split(') ')[1]?.split(' ')[1] === String(pid);
      } catch {
        return false;
      }
    });

const folder = mkdtempSync(join(tmpdir(), 'panome-bench-'));
const file = join(folder, 'made.dat');
writeFileSync(file, `${textOf(entries)}\n`);
const server = await runServer(join(folder, 'data'), { PANOME_DEMO_FAMILIES: '' });
let missed = 0;
const say = (what: string, value: number, limit: number, unit: string) => {
  if (value > limit) missed += 1;
  console.log(`${what}: ${value.toFixed(0)} ${unit} (limit ${limit} ${unit}: ${value > limit ? 'missed' : 'kept'})`);
};
try {
  const begun = performance.now();
  const admin = startAdmin(join(folder, 'data'), 'uniprot', file);
  let peak = 0;
  let child = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, megabytes(admin.pid!));
    child = Math.max(child, ...childrenOf(admin.pid!).map(megabytes));
  }, 200);
  await once(admin, 'exit');
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1_000;
  console.log(
    `${entries} entries, ${(readFileSync(file).length / 2 ** 20).toFixed(0)} MB: ${(entries / seconds).toFixed(0)} entries/s (${seconds.toFixed(1)} s)`,
  );
  say('peak memory of the command', peak, limits.memory, 'MB');
  say('peak memory of its child', child, limits.memory, 'MB');

  const token = await loginDemo(server.address);
  const timed = async (call: Parameters<typeof fetchCall>[1], input: object): Promise<number> => {
    const start = performance.now();
    const { code, showMsg } = await fetchCall(server.address, call, input, token);
    if (code !== 1) throw new Error(showMsg);
    return performance.now() - start;
  };
  const searches: number[] = [];
  for (let turn = 0; turn < 300; turn += 1) {
    const queries = [
      '',
      `gene:G${turn * 31}`,
      'kinase',
      'receptor 12*',
      'keyword:Glyco* AND length:[100 TO 500]',
      'reviewed:true NOT ligase',
    ];
    const query = queries[turn % queries.length]!;
    searches.push(await timed(calls.proteinSearch, { query, size: 20 }), await timed(calls.proteinFacets, { query }));
  }
  say('search and facets, median', quantile(searches, 0.5), limits.search, 'ms');
  say('search and facets, p99', quantile(searches, 0.99), limits.search, 'ms');
  const many = Array.from({ length: 10_000 }, (_, at) => (at % 2 === 0 ? `A${String(at).padStart(6, '0')}` : `G${at}`));
  say('list of 10,000', await timed(calls.proteinBatch, { names: many }), limits.list, 'ms');

  const genes = ['taxon\tsymbol\tentrez', ...Array.from({ length: 40_000 }, (_, at) => `9606\tG${at}\t${at + 1}`)].join(
    '\n',
  );
  writeFileSync(join(folder, 'genes.tsv'), `${genes}\n`);
  const second = startAdmin(join(folder, 'data'), 'genes', join(folder, 'genes.tsv'), '--licence', 'made');
  await once(second, 'exit');
  say('resolver, 10,000 names', await timed(calls.lookupResolve, { face: 'gene', names: many }), limits.resolve, 'ms');
  const known = Array.from({ length: 10_000 }, (_, at) => `g${at * 3}`);
  say(
    'resolver, 10,000 known names',
    await timed(calls.lookupResolve, { face: 'gene', names: known }),
    limits.resolve,
    'ms',
  );
} finally {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
