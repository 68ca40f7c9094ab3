import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report, type Outcome } from '../outcome.ts';
import { classOf, oneClick, realClick } from './classOf.ts';
import { killedRuns } from './kills.ts';

/**
 * `npm run bench -- flow [measurement …] [--quick]`: one standard analysis by the clock, small and of real size, a
 * class of 30 that presses at once, and 100 kills in the middle of runs. `--quick` takes a tenth of the people and kills.
 */
const asked = process.argv.slice(2);
const of = (full: number) => (asked.includes('--quick') ? Math.ceil(full / 10) : full);

const measures: Readonly<Record<string, (folder: string) => Promise<Outcome>>> = {
  'FLOW-ONE': oneClick,
  'FLOW-REAL': realClick,
  'FLOW-CLASS': (folder) => classOf(folder, of(30)),
  'FLOW-KILL': (folder) => killedRuns(folder, of(100)),
};
const wanted = asked.filter((word) => word in measures);

console.log('promise | runs | failures | figure');
let failures = 0;
for (const id of wanted.length > 0 ? wanted : Object.keys(measures)) {
  const folder = mkdtempSync(join(tmpdir(), 'panome-bench-'));
  try {
    // One after the other, so that each measurement has the whole machine.
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await measures[id]!(folder);
    failures += outcome.failures;
    report(outcome);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exitCode = failures === 0 ? 0 : 1;
