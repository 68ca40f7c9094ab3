import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleFile } from './exampleFiles.ts';
import { operations } from './operations/index.ts';

/**
 * CPU seconds and peak memory of the engine and of R, row by row: `npm run bench -- engine [words of the rows]
 * [--rounds=5] [--ours]`.
 *
 * Every row is measured in a process of its own. R is measured when `Rscript` is there, in the fastest usual way of
 * what is installed; which BLAS it uses is printed, because that decides its matrix products.
 */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const oursOnly = process.argv.includes('--ours');
const rounds = process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? '5';

type Measured = { readonly seconds: number; readonly megabytes: number };
type MeasuredInR = Measured & { readonly note: string };

/** CPU seconds are compared, so that neither side may spend them on threads that wait for one another. */
const oneThread = { PANOME_THREADS: '1', OPENBLAS_NUM_THREADS: '1', OMP_NUM_THREADS: '1' };

function measured<Result>(command: string, script: string, parameters: readonly string[]): Result | undefined {
  const { status, stdout, stderr } = spawnSync(command, [join(import.meta.dirname, script), ...parameters], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, ...oneThread },
  });
  if (status === 0 && stdout.startsWith('{')) return JSON.parse(stdout) as Result;
  if (status !== null && stderr) process.stderr.write(stderr);
  return undefined;
}

const figures = ({ megabytes, seconds }: Measured): string =>
  `${seconds.toFixed(3).padStart(9)}${megabytes.toFixed(0).padStart(7)}`;

const folder = mkdtempSync(join(tmpdir(), 'panome-bench-'));
try {
  const r = oursOnly ? undefined : measured<{ version: string; blas: string }>('Rscript', 'engine.R', []);
  console.log(r ? `${r.version}, BLAS ${r.blas}` : 'without R');
  console.log(
    `${`median of ${rounds}`.padEnd(46)}${'ours s'.padStart(9)}${'MB'.padStart(7)}${'R s'.padStart(9)}${'MB'.padStart(7)}${'ours / R'.padStart(10)}`,
  );
  for (const { file, name } of operations) {
    if (words.length > 0 && !words.some((word) => name.toLowerCase().includes(word.toLowerCase()))) continue;
    const path = file ? await exampleFile(folder, file) : '';
    const ours = measured<Measured>(process.execPath, 'measure.ts', [name, rounds, path]);
    const theirs = r && measured<MeasuredInR>('Rscript', 'engine.R', [name, rounds, path]);
    const beside =
      theirs && ours
        ? `${figures(theirs)}${(ours.seconds / theirs.seconds).toFixed(3).padStart(10)}  ${theirs.note}`
        : '';
    console.log(`${name.padEnd(46)}${ours ? figures(ours) : '   failed'}${beside}`);
    if (file) rmSync(path);
    if (!ours) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
