// `npm test`: installs what is missing, then every check of the product. `npm test -- unit lint` runs only those steps.
// Ends with a line `N passed, N failed`.
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { lanesOf } from './checks/steps.mjs';
import { overBudget, printFailures, printSlowest, printSteps, printUnsteady } from './checks/report.mjs';
import { runStep } from './checks/runStep.mjs';
import { measureSpeed } from './checks/speed.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const began = performance.now();
const compiled = join(root, 'node_modules/.cache/compiled');
mkdirSync(compiled, { recursive: true });

/**
 * Databases and files of tests lie in memory where there is enough of it: what they prove holds on any file system, and
 * a process that is killed leaves both alike. A power cut is proven by `npm run bench -- reliability`, on the disk.
 */
function inMemory() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4e9 ? memory : tmpdir();
}

const work = mkdtempSync(join(inMemory(), 'panome-test-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
Object.assign(process.env, {
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  CI: '1',
  NO_COLOR: '1',
  TMPDIR: work,
  // Servers and children that tests start load what an earlier one compiled.
  NODE_COMPILE_CACHE: compiled,
});

const only = process.argv.slice(2);
const wanted = ({ name }) => only.length === 0 || only.includes(name);
const ended = new Map();

/** The end of each step, for those that wait for one of the other lane. The machine's own Node may be 20 here. */
const ends = new Map();
const lanes = lanesOf(work).map((lane) => lane.filter(wanted));
const tellEnd = new Map();
for (const { name } of lanes.flat()) ends.set(name, new Promise((resolve) => tellEnd.set(name, resolve)));

async function runLane(lane) {
  for (const step of lane) {
    await ends.get(step.after);
    const done = await runStep(step, work);
    const failed = done.tests.filter(({ passed }) => !passed).length;
    console.log(
      `${failed ? '✗' : '✓'} ${step.name}: ${done.seconds.toFixed(0)} s${failed ? `, ${failed} failed` : ''}`,
    );
    ended.set(step.name, done);
    tellEnd.get(step.name)();
  }
}

const before = measureSpeed();
await Promise.all(lanes.map(runLane));
// A machine that became slower on the way is no fault of a step.
const speed = Math.max(before, measureSpeed());

const steps = [...ended.values()];
const over = overBudget(steps, speed);
const tests = [...steps.flatMap((step) => step.tests), ...over];
printSlowest(steps);
printSteps(steps, speed);
printUnsteady(tests);
printFailures(tests);
const failed = tests.filter(({ passed }) => !passed).length;
const minutes = (performance.now() - began) / 60_000;
console.log(`\n${minutes.toFixed(1)} minutes; the fixed piece of work took ${speed.toFixed(3)} s of processor time`);
console.log(`${tests.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && tests.length > 0 ? 0 : 1;
