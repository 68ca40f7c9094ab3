/**
 * `npm run bench -- loop [files|result] [runs]`: how long single operations hold the server's event loop (REL-24), as
 * `promise | runs | failures | figure`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report, type Outcome } from '../outcome.ts';
import { killServers } from './heldServer.ts';
import { measureLargeResult } from './largeResult.ts';
import { measureManyFiles } from './manyFiles.ts';

const asked = process.argv.slice(2);
const runs = Number(asked.find((word) => Number(word) > 0) ?? 3);
const measures: Readonly<Record<string, (folder: string, runs: number) => Promise<Outcome[]>>> = {
  files: measureManyFiles,
  result: measureLargeResult,
};
const wanted = asked.filter((word) => word in measures);

console.log('promise | runs | failures | figure');
let failures = 0;
for (const name of wanted.length > 0 ? wanted : Object.keys(measures)) {
  const folder = mkdtempSync(join(tmpdir(), 'panome-bench-'));
  try {
    for (const outcome of await measures[name]!(folder, runs)) {
      failures += outcome.failures;
      report(outcome);
    }
  } finally {
    await killServers();
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exitCode = failures === 0 ? 0 : 1;
