// One step in a process of its own. What it prints is kept in a file: lanes run beside each other.
import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary, root } from '../install.mjs';
import { passedAgain } from './results.mjs';

const measured = join(root, 'packages/tooling/src/checks/measured.mjs');
/** A step that hangs is a failed one: the others still say what they found. */
const longest = 40 * 60_000;

/**
 * Runs a step, and once more the files in which something happened that no test caught, as a test that fails has a
 * second try.
 *
 * @param step - Of `lanesOf`.
 * @param reports - Where its output and its cost are kept.
 * @returns {Promise<{ name: string, tests: object[], seconds: number, cpuSeconds?: number }>}
 */
export async function runStep(step, reports) {
  const first = await runOnce(step, reports);
  const uncaught = ({ passed, path }) => !passed && path !== undefined;
  const files = new Set(first.tests.filter(uncaught).map(({ path }) => path));
  if (files.size === 0) return first;
  const again = await runOnce({ ...step, args: [...step.args, ...files] }, reports);
  if (again.tests.some(({ passed }) => !passed)) return first;
  return { ...first, tests: first.tests.map((test) => (uncaught(test) ? passedAgain(test) : test)) };
}

async function runOnce({ args, env = {}, name, tests }, reports) {
  const [log, cost] = [join(reports, `${name}.log`), join(reports, `${name}.cost.json`)];
  const out = createWriteStream(log);
  const child = spawn(nodeBinary(), [measured, cost, ...args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(out, { end: false });
  const stop = () => process.kill(-child.pid, 'SIGKILL');
  const timer = setTimeout(stop, longest);
  process.once('exit', stop);
  const status = await new Promise((resolve) => child.once('close', resolve));
  process.off('exit', stop);
  clearTimeout(timer);
  await new Promise((resolve) => out.end(resolve));
  const output = readFileSync(log, 'utf8').trim();
  const { end, ...costs } = costOf(cost);
  const said = `${output.slice(-5_000)}\n${name} ${end}`;
  return { name, ...costs, tests: testsOf(name, tests, status === 0, said) };
}

function costOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { seconds: longest / 1000, end: 'was stopped' };
  }
}

/** A runner that failed although each of its tests passed, or that wrote nothing, is a failed test. */
function testsOf(name, tests, passed, output) {
  const failed = { name, passed: false, seconds: 0, message: output };
  try {
    const found = tests(passed);
    const enough = found.length > 0 && (passed || found.some((test) => !test.passed));
    return (enough ? found : [...found, failed]).map((test) =>
      test.name === name && !test.passed ? { message: output, ...test } : test,
    );
  } catch {
    return [failed];
  }
}
