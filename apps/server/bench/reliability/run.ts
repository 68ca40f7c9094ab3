/**
 * `npm run bench -- reliability [promise …] [--quick]`: the promises about files, counted. Every line is
 * `promise | runs | failures | figure`; any failure makes the exit code 1. `--quick` takes a tenth of the runs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report, type Outcome } from '../outcome.ts';
import { measureKills } from './kills.ts';
import { measureDiskFull, measureSameName, measureStop } from './others.ts';
import { measureResume } from './resume.ts';
import { measureStream } from './stream.ts';

const asked = process.argv.slice(2);
const quick = asked.includes('--quick');
const of = (full: number) => (quick ? Math.ceil(full / 10) : full);

/** The measurement of each promise; the one of REL-01 counts REL-02 and REL-17 as well. */
const measures: Readonly<Record<string, (folder: string) => Promise<Outcome | Outcome[]>>> = {
  'REL-01': (folder) => measureKills(folder, of(50)),
  'REL-03': (folder) => measureResume(folder, of(10)),
  'REL-04': (folder) => measureSameName(folder, 50),
  'REL-12': (folder) => measureDiskFull(folder, Math.max(20, of(100))),
  'REL-16': (folder) => measureStop(folder, 100),
  'SEC-32': (folder) => measureStream(folder),
};
const kills = ['REL-01', 'REL-02', 'REL-17'];
const wanted = [
  ...new Set(asked.map((name) => (kills.includes(name) ? 'REL-01' : name)).filter((name) => name in measures)),
];

console.log('promise | runs | failures | figure');
let failures = 0;
for (const name of wanted.length > 0 ? wanted : Object.keys(measures)) {
  const folder = mkdtempSync(join(tmpdir(), 'panome-bench-'));
  try {
    for (const outcome of [await measures[name]!(folder)].flat()) {
      failures += outcome.failures;
      report(outcome);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exitCode = failures === 0 ? 0 : 1;
