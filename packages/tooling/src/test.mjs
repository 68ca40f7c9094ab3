// `npm test`: installs what is missing, then every check of the product, one after the other: 2 cores are few.
// Ends with a line `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, nodeBinary, root } from './install.mjs';

ensureInstalled();
const node = nodeBinary();
const reports = mkdtempSync(join(tmpdir(), 'panome-test-'));
const bin = (path) => join(root, 'node_modules', path);
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, CI: '1', NO_COLOR: '1' };

const one = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

function vitestCounts(file, status) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
    const failed = numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites));
    return { passed: numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function playwrightCounts(file, status) {
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (status === 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const vitest = (name, projects) => {
  const file = join(reports, `${name}.json`);
  const args = [
    bin('vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  return { name, args, counts: (status) => vitestCounts(file, status) };
};

const e2eReport = join(reports, 'e2e.json');
const steps = [
  { name: 'types', args: [bin('typescript7/bin/tsc'), '--noEmit', '-p', 'tsconfig.json'], counts: one },
  { name: 'lint', args: [bin('oxlint/bin/oxlint'), '--type-aware'], counts: one },
  { name: 'architecture', args: [join(root, 'packages/tooling/src/arch.mjs')], counts: one },
  // Before the unit tests: the server makes reports with the runtime of the build.
  { name: 'build', args: [join(root, 'packages/tooling/src/bytes.mjs')], counts: one },
  { name: 'library', args: [join(root, 'packages/tooling/src/library/check.mjs')], counts: one },
  vitest('unit', ['unit']),
  vitest('stories', ['stories', 'stories-dark']),
  {
    name: 'end to end',
    args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
    counts: (status) => playwrightCounts(e2eReport, status),
  },
];

const longest = 40 * 60_000;
const only = process.argv.slice(2);
const rows = [];
for (const step of steps) {
  if (only.length > 0 && !only.includes(step.name)) continue;
  console.log(`\n── ${step.name}`);
  const began = performance.now();
  // A step that hangs is a failed one: the others still say what they found.
  const { status } = spawnSync(node, step.args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...step.env },
    timeout: longest,
    killSignal: 'SIGKILL',
  });
  rows.push({ name: step.name, seconds: (performance.now() - began) / 1000, ...step.counts(status) });
}

console.log('');
for (const row of rows)
  console.log(
    `${row.failed ? '✗' : '✓'} ${row.name.padEnd(14)} ${String(row.passed).padStart(5)} passed ${String(row.failed).padStart(4)} failed ${row.seconds.toFixed(1).padStart(8)} s`,
  );
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
