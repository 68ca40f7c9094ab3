// What a run of the checks says at its end: the slowest tests, the cost of each step beside its budget, the failures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { isUnsteady } from './results.mjs';

/** Measured processor seconds of each step, and of the work of `speed.mjs` at that time. */
const budgets = JSON.parse(readFileSync(join(root, 'packages/tooling/src/checks/budgets.json'), 'utf8'));
/** A step may grow by half before somebody has to look at it. */
const room = 1.5;
const shown = 30;

const whole = (number) => (number === undefined ? '–' : number.toFixed(0)).padStart(5);
/** What a step may cost on a machine as fast as this one; undefined where nothing was measured. */
const limitOf = (name, speed) =>
  budgets.steps[name] === undefined ? undefined : budgets.steps[name] * room * Math.max(1, speed / budgets.speed);

/** @returns a failed test for each step that costs more than its budget and half of it. */
export const overBudget = (steps, speed) =>
  steps
    .filter(({ cpuSeconds, name }) => cpuSeconds > (limitOf(name, speed) ?? Infinity))
    .map(({ cpuSeconds, name }) => ({
      name: `budget of ${name}`,
      passed: false,
      seconds: 0,
      message: `took ${cpuSeconds.toFixed(0)} s of processor time, allowed are ${limitOf(name, speed).toFixed(0)} s. Make the slow ones of the table above faster, or raise packages/tooling/src/checks/budgets.json and say why.`,
    }));

export function printSlowest(steps) {
  const tests = steps.flatMap((step) => step.tests).toSorted((left, right) => right.seconds - left.seconds);
  console.log(`\nThe slowest ${shown} tests, seconds on the clock:`);
  for (const { name, seconds } of tests.slice(0, shown)) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
}

export function printSteps(steps, speed) {
  console.log('\nSteps: passed, failed, seconds on the clock, processor seconds, allowed');
  for (const { cpuSeconds, name, seconds, tests } of steps) {
    const failed = tests.filter((test) => !test.passed).length;
    const counts = `${whole(tests.length - failed)} ${whole(failed)}`;
    const costs = `${whole(seconds)} ${whole(cpuSeconds)} ${whole(limitOf(name, speed))}`;
    console.log(`${failed ? '✗' : '✓'} ${name.padEnd(14)} ${counts} ${costs}`);
  }
}

/** Tests that passed only at their second try. */
export function printUnsteady(tests) {
  const unsteady = tests.filter(isUnsteady);
  if (unsteady.length > 0) console.log('\nUnsteady, to be mended:');
  for (const { message, name } of unsteady) console.log(`  ${name}\n    ${(message ?? '').slice(0, 400)}`);
}

export function printFailures(tests) {
  for (const { message, name } of tests.filter(({ passed }) => !passed))
    console.log(`\n✗ ${name}\n${(message ?? '').slice(0, 6_000)}`);
}
