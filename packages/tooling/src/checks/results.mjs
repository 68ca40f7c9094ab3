// What the test runners wrote, as one list of tests: name, whether it passed, seconds, and why it failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../install.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const failure = (name, message) => ({ name, passed: false, seconds: 0, message });
const withoutColours = (text) => text.replaceAll(/\u001b\[[\d;]*m/g, '');

const secondTry = ' (passed at its second try)';

/** Whether a test, as it is named here, failed once and then passed: a fault of the test or of the product. */
export const isUnsteady = ({ name, passed }) => passed && name.endsWith(secondTry);

/** @returns tests of a JSON report of Vitest, second tries named as such; a file that could not be run is a test that failed. */
export function vitestTests(file) {
  return read(file).testResults.flatMap(({ assertionResults, message, name, status }) => {
    const place = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        // A test that passed and has failures needed its second try.
        name: `${place}: ${test.fullName}${test.status === 'passed' && test.failureMessages.length > 0 ? secondTry : ''}`,
        passed: test.status === 'passed',
        seconds: (test.duration ?? 0) / 1000,
        message: withoutColours(test.failureMessages.join('\n')),
      }));
    const unrun = status === 'failed' && tests.every(({ passed }) => passed);
    return unrun ? [...tests, failure(place, withoutColours(message))] : tests;
  });
}

/** @returns what `uncaught.mjs` wrote, as tests that failed, with the file in which each happened when that is known. */
export const uncaughtErrors = (file) =>
  read(file).map(({ file: path, message }) => ({
    ...failure(`${path ? relative(root, path) : 'no file'}: what no test caught`, withoutColours(message)),
    path,
  }));

/** @returns a failed test as one that passed when it was tried again. */
export const passedAgain = (test) => ({ ...test, name: `${test.name}${secondTry}`, passed: true });

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** @returns tests of a JSON report of Playwright; one that passed at its second try says so in its name. */
export function playwrightTests(file) {
  const { errors, suites } = read(file);
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ results, status }) => ({
        name: `${spec.file}: ${spec.title}${status === 'flaky' ? secondTry : ''}`,
        passed: status !== 'unexpected',
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        message: withoutColours(results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n')),
      })),
  );
  return [...tests, ...errors.map(({ message }) => failure('journeys', withoutColours(message)))];
}
