// Every check of the product, in two lanes that run beside each other: what runs in a browser, which waits more than it
// computes, and all the rest. Within a lane one step follows the other, so that 2 cores are enough.
import { join } from 'node:path';
import { root } from '../install.mjs';
import { playwrightTests, uncaughtErrors, vitestTests } from './results.mjs';

const bin = (path) => join(root, 'node_modules', path);
const tool = (path) => join(root, 'packages/tooling/src', path);

/** A step that passes or fails as a whole. */
const whole = (name, ...args) => ({ name, args, tests: (passed) => [{ name, passed, seconds: 0 }] });

function vitest(name, reports) {
  const [file, uncaught] = ['json', 'uncaught.json'].map((end) => join(reports, `${name}.${end}`));
  // A second try, as journeys have one: it is named in the report, so that it is mended without stopping everybody.
  const reporters = ['--reporter=json', `--outputFile.json=${file}`, `--reporter=${tool('checks/uncaught.mjs')}`];
  return {
    name,
    args: [bin('vitest/vitest.mjs'), 'run', '--project', `${name}*`, '--retry=1', ...reporters],
    env: { PANOME_UNCAUGHT: uncaught },
    tests: () => [...vitestTests(file), ...uncaughtErrors(uncaught)],
  };
}

function journeys(reports) {
  const file = join(reports, 'journeys.json');
  return {
    name: 'journeys',
    args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    // Node reads TypeScript itself: Playwright's own translation of all that the journeys import took 20 seconds.
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PW_DISABLE_TS_ESM: '1' },
    tests: () => playwrightTests(file),
  };
}

/** @param reports - A folder for what the test runners write. */
export const lanesOf = (reports) => [
  [
    whole('format', bin('oxfmt/bin/oxfmt'), '--check', '.'),
    // Before what needs it: journeys, and the server's tests, which make reports with the runtime of the build.
    whole('build', tool('bytes.mjs')),
    journeys(reports),
    vitest('stories', reports),
  ],
  [
    whole('types', tool('checks/types.mjs')),
    whole('lint', bin('oxlint/bin/oxlint'), '--type-aware'),
    whole('architecture', tool('arch.mjs')),
    whole('unused', bin('knip/bin/knip.js'), '--no-progress'),
    whole('docstrings', tool('docstrings.mjs')),
    { ...vitest('unit', reports), after: 'build' },
    whole('library', tool('library/check.mjs')),
  ],
];
