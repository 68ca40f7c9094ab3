import fc from 'fast-check';

/**
 * A setup file of the tests: every property draws the same cases in every run, so a run that was green stays green
 * until the product changes. `PANOME_SEED=<number>` draws others (a failure prints the seed to repeat it),
 * `PANOME_SEED=random` others every time.
 */
const wanted = process.env['PANOME_SEED'] ?? '20261122';
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });
