import { operations } from './operations/index.ts';

/**
 * One operation in a process of its own, so that its memory is its own: `node measure.ts NAME ROUNDS FILE`, for
 * `engine.ts`.
 *
 * Prints CPU seconds (user and system of all threads, compiler and garbage collector included; median of the rounds)
 * and the highest resident memory of the process, the example data included.
 */
const [name, wanted, path = ''] = process.argv.slice(2);
const operation = operations.find((one) => one.name === name)!;
const rounds = Number(wanted);
/** Slow operations are not repeated for longer than this. */
const enough = 40;

const times: number[] = [];
const run = operation.prepare(path);
for (let spent = 0; times.length < rounds && spent < enough; spent += times.at(-1)!) {
  const before = process.cpuUsage();
  await run();
  const { system, user } = process.cpuUsage(before);
  times.push((user + system) / 1e6);
}
const seconds = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
