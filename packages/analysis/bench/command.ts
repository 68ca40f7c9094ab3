import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uniform } from '../src/linear/index.ts';
import { writeLines } from './exampleFiles.ts';

/**
 * CPU seconds of whole commands, from the CSV to tables and figures, beside the same job in R: `npm run bench -- command
 * [welch|limma|correlation] [--rounds=3]`. Ours and R take turns, since the machine may be shared; the first run of
 * ours is not counted, because it gathers and compiles the program.
 */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? '3');
const main = join(import.meta.dirname, '../../cli/src/main.mjs');
const [samples, features, correlated] = [500, 20_000, 2_000];

const folder = mkdtempSync(join(tmpdir(), 'panome-bench-'));
const file = (name: string): string => join(folder, name);
const compared = [
  '--set',
  'logged=true',
  `--input=matrix=${file('matrix.csv')}`,
  `--input=groups=${file('groups.csv')}`,
];
const commands = {
  welch: ['two-group', ...compared],
  limma: ['limma', ...compared],
  correlation: [
    'correlation',
    '--set',
    'of=features',
    '--set',
    'top_variable=all',
    `--input=matrix=${file('features.csv')}`,
  ],
} as const;

/** Numbers of four decimals; every tenth feature differs between the groups. */
async function writeMatrix(path: string, rows: number): Promise<void> {
  const random = uniform(5);
  const noise = (): number => random() + random() + random() - 1.5;
  await writeLines(
    path,
    (function* () {
      yield `id,${Array.from({ length: samples }, (_, i) => `s${i}`).join(',')}\n`;
      for (let row = 0; row < rows; row += 1) {
        const level = 10 + 4 * noise();
        yield `f${row},${Array.from({ length: samples }, (_, i) => (level + noise() + (row % 10 === 0 && i % 2 ? 0.2 : 0)).toFixed(4)).join(',')}\n`;
      }
    })(),
  );
}

const oneThread = { PANOME_THREADS: '1', OPENBLAS_NUM_THREADS: '1', OMP_NUM_THREADS: '1' };

/** CPU seconds of a process and all that it starts, as the shell counts them. */
function seconds(command: string, parameters: readonly string[]): number {
  const script = 'TIMEFORMAT="%U %S"; time "$@" > /dev/null 2> /dev/null';
  const timed = execFileSync('bash', ['-c', `{ ${script}; } 2>&1`, 'bash', command, ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, ...oneThread },
  });
  return timed
    .trim()
    .split(' ')
    .reduce((sum, one) => sum + Number(one), 0);
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

try {
  await writeMatrix(file('matrix.csv'), features);
  await writeMatrix(file('features.csv'), correlated);
  const groups = Array.from({ length: samples }, (_, i) => `s${i},${i % 2 ? 'B' : 'A'}\n`);
  writeFileSync(file('groups.csv'), `sample,group\n${groups.join('')}`);
  console.log(
    `${`median of ${rounds}`.padEnd(16)}${'ours s'.padStart(9)}${'R s'.padStart(9)}${'ours / R'.padStart(10)}`,
  );
  for (const [name, command] of Object.entries(commands)) {
    if (words.length > 0 && !words.includes(name)) continue;
    const run = (): number => seconds(process.execPath, [main, 'run', ...command, '--out', file('out')]);
    const inR = (): number => seconds('Rscript', [join(import.meta.dirname, 'command.R'), name, folder]);
    run();
    const both = Array.from({ length: rounds }, () => [run(), inR()] as const);
    const [ours, theirs] = [median(both.map(([one]) => one)), median(both.map(([, one]) => one))];
    const figures = `${ours.toFixed(2).padStart(9)}${theirs.toFixed(2).padStart(9)}${(ours / theirs).toFixed(2).padStart(10)}`;
    console.log(`${name.padEnd(16)}${figures}`);
    rmSync(file('out'), { recursive: true });
  }
} finally {
  rmSync(folder, { recursive: true });
}
