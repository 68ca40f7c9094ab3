import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCsvExample } from './exampleData.ts';
import { operations, type Operation } from './operations.ts';

/**
 * CPU seconds of the engine and of R in one run: `npm run bench -- engine`, or `node packages/analysis/bench/engine.ts [rounds]`.
 *
 * User and system time of all threads of the process, the engine's compiler and garbage collector included; median of the
 * rounds. R is measured beside it when `Rscript` is there, in the fastest usual way of its base packages; which BLAS it uses
 * is printed, because that decides its matrix products.
 */
const rounds = Number(process.argv[2] ?? 5);

async function seconds({ prepare }: Operation): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const run = prepare();
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1e6);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)]!;
}

type Reference = {
  readonly version: string;
  readonly blas: string;
  readonly seconds: Readonly<Record<string, number>>;
  readonly notes: Readonly<Record<string, string>>;
};

function measureR(csv: string): Reference | undefined {
  const { status, stdout, stderr } = spawnSync('Rscript', [join(import.meta.dirname, 'engine.R'), csv], { encoding: 'utf8' });
  if (status === 0) return JSON.parse(stdout) as Reference;
  if (stderr) process.stderr.write(stderr);
  return undefined;
}

const folder = mkdtempSync(join(tmpdir(), 'panome-bench-'));
try {
  const csv = join(folder, 'matrix.csv');
  await writeCsvExample(csv, 20_000, 800);
  const ours: { readonly name: string; readonly seconds: number }[] = [];
  for (const operation of operations(csv)) ours.push({ name: operation.name, seconds: await seconds(operation) });
  const r = measureR(csv);

  console.log(r ? `${r.version}, BLAS ${r.blas}` : 'Rscript is not available: without ratios');
  console.log(`${'CPU s, median of '.concat(String(rounds)).padEnd(42)}${'ours'.padStart(9)}${'R'.padStart(9)}${'ours / R'.padStart(10)}`);
  for (const row of ours) {
    const theirs = r?.seconds[row.name];
    const beside = theirs === undefined ? '' : `${theirs.toFixed(3).padStart(9)}${(row.seconds / theirs).toFixed(3).padStart(10)}  ${r?.notes[row.name] ?? ''}`;
    console.log(`${row.name.padEnd(42)}${row.seconds.toFixed(3).padStart(9)}${beside}`.trimEnd());
  }
} finally {
  rmSync(folder, { recursive: true });
}
