import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMatrix, openTable } from '@panome/analysis/ingest';
import { writeCsvExample } from './exampleFiles.ts';

/**
 * Time and highest memory of reading one file in a process of its own: `node packages/analysis/bench/ingest.ts [FILE]`.
 */
const folder = mkdtempSync(join(tmpdir(), 'panome-bench-'));
try {
  const path = process.argv[2] ?? join(folder, 'matrix.csv');
  if (!existsSync(path)) await writeCsvExample(path, 20_000, 800);
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
