import { readMatrix, openTable } from '@panome/analysis/ingest';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Measures the reading of a 104 MB matrix: 20,000 features × 800 samples of about six digits.
 *
 *     node packages/analysis/bench/ingest.ts [FILE]
 */
const FEATURES = 20_000;
const SAMPLES = 800;

async function writeExample(path: string): Promise<void> {
  const stream = createWriteStream(path);
  let state = 42;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  stream.write(`gene,${Array.from({ length: SAMPLES }, (_, sample) => `S${sample + 1}`).join(',')}\n`);
  for (let feature = 0; feature < FEATURES; feature++) {
    const cells = Array.from({ length: SAMPLES }, () => (next() * 100).toFixed(next() < 0.5 ? 2 : 3));
    if (!stream.write(`G${feature + 1},${cells.join(',')}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}

const folder = mkdtempSync(join(tmpdir(), 'panome-bench-'));
try {
  const path = process.argv[2] ?? join(folder, 'matrix.csv');
  if (!existsSync(path)) await writeExample(path);
  const wall = performance.now();
  const before = process.cpuUsage();
  const bytes = readFileSync(path);
  const opened = await openTable({ bytes, name: path });
  const { matrix, problems } = readMatrix(opened);
  const { user, system } = process.cpuUsage(before);
  console.log(
    JSON.stringify({
      megabytes: Number((bytes.length / 1e6).toFixed(1)),
      features: matrix.ids.length,
      samples: matrix.samples.length,
      problems: problems.map((problem) => problem.code),
      cpuSeconds: (user + system) / 1e6,
      wallSeconds: Number(((performance.now() - wall) / 1000).toFixed(2)),
      peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    }),
  );
} finally {
  rmSync(folder, { recursive: true });
}
