// One step in a process of its own. What it prints is kept in a file: lanes run beside each other.
import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary, root } from '../install.mjs';

const measured = join(root, 'packages/tooling/src/checks/measured.mjs');
/** A step that hangs is a failed one: the others still say what they found. */
const longest = 40 * 60_000;

/**
 * @param step - Of `lanesOf`.
 * @param reports - Where its output and its cost are kept.
 * @returns {Promise<{ name: string, tests: object[], seconds: number, cpuSeconds?: number, output: string }>}
 */
export async function runStep({ args, env = {}, name, tests }, reports) {
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
  return { name, output, ...costOf(cost), tests: testsOf(name, tests, status === 0, output) };
}

function costOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { seconds: longest / 1000 };
  }
}

/** A runner that failed although each of its tests passed, or that wrote nothing, is a failed test. */
function testsOf(name, tests, passed, output) {
  const failed = { name, passed: false, seconds: 0, message: output.slice(-8_000) };
  try {
    const found = tests(passed);
    const enough = found.length > 0 && (passed || found.some((test) => !test.passed));
    return (enough ? found : [...found, failed]).map((test) =>
      test.name === name && !test.passed ? { message: output.slice(-8_000), ...test } : test,
    );
  } catch {
    return [failed];
  }
}
