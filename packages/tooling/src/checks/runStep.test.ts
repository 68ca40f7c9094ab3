import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uncaughtErrors } from './results.mjs';
import { runStep } from './runStep.mjs';
import Uncaught from './uncaught.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panome-step-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A step of one test file that passes; the program notes when it has run, and ends as its source says. */
function stepOf(source: string) {
  const program = join(folder, 'program.mjs');
  writeFileSync(program, source);
  const passed = { name: 'a.test.ts: adds', passed: true };
  const uncaught = { name: 'a.test.ts: what no test caught', passed: false, path: '/a.test.ts', message: 'rejected' };
  const left = () => existsSync(join(folder, 'left'));
  return { name: 'unit', args: [program, folder], tests: () => (left() ? [passed, uncaught] : [passed]) };
}
const names = async (source: string) =>
  (await runStep(stepOf(source), folder)).tests.map(({ name, passed }) => `${passed ? 'passed' : 'failed'} ${name}`);

const begin = `import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const [folder, ...files] = process.argv.slice(2);
const left = join(folder, 'left');
`;

it('what no test caught has a second try in its file, and is named when that passes', async () => {
  const once = `${begin}
if (files.length === 0) { writeFileSync(left, ''); process.exit(1); }
if (files.join() !== '/a.test.ts') process.exit(1);
rmSync(left);`;
  expect(await names(once)).toEqual([
    'passed a.test.ts: adds',
    'passed a.test.ts: what no test caught (passed at its second try)',
  ]);
});

it('what no test caught fails when it comes again', async () => {
  expect(await names(`${begin}writeFileSync(left, ''); process.exit(1);`)).toEqual([
    'passed a.test.ts: adds',
    'failed a.test.ts: what no test caught',
  ]);
});

it('a program that ends badly although its tests passed fails, and its end is told', async () => {
  const { tests } = await runStep(stepOf(`console.log('last words'); process.kill(process.pid, 'SIGKILL');`), folder);
  expect(tests.at(-1)).toMatchObject({ name: 'unit', passed: false, message: 'last words\nunit ended by SIGKILL' });
});

it('the reporter keeps what no test caught, with the file and the test it came after', () => {
  const file = join(folder, 'uncaught.json');
  vi.stubEnv('PANOME_UNCAUGHT', file);
  const error = { type: 'Unhandled Rejection', stack: 'Error: late', VITEST_TEST_NAME: 'adds', VITEST_TEST_PATH: '/a' };
  new Uncaught().onTestRunEnd([], [error, { name: 'Error', message: 'the worker is gone' }]);
  expect(uncaughtErrors(file)).toMatchObject([
    { passed: false, path: '/a', message: 'Unhandled Rejection in or after "adds"\nError: late' },
    { passed: false, name: 'no file: what no test caught', message: 'Uncaught\nError: the worker is gone' },
  ]);
});
