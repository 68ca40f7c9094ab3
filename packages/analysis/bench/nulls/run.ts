import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ratesOf } from './rates.ts';
import { nameOf, simulations } from './simulations.ts';
import { drawOf } from './tests.ts';
import { truthOf, truths } from './truths.ts';

/**
 * Tables of known truth through our methods: `npm run accuracy -- nulls [methods] [--tests=4000] [--seed=1]`.
 *
 * Without an effect a share of α of the tests may be below α; with one the method has to find it, in its direction.
 * What is measured goes to `packages/analysis/src/testing/nulls.json`, which `docs/methods.md` shows.
 */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const [wanted, seed] = [option('tests', 4_000), option('seed', 1)];
const target = join(import.meta.dirname, '../../src/testing/nulls.json');

const isChosen = ({ method }: { readonly method: string }): boolean => words.length === 0 || words.includes(method);
function keep(name: string, measured: object): void {
  console.log(name.padEnd(28), JSON.stringify(measured));
  const known = JSON.parse(readFileSync(target, 'utf8')) as Record<string, unknown>;
  const all = Object.entries({ ...known, [name]: measured }).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(target, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

for (const simulation of simulations.filter(isChosen)) {
  const rates = ratesOf(simulation, Math.min(wanted, simulation.most ?? wanted), seed);
  keep(nameOf(simulation), { tables: simulation.tables, ...rates });
}
for (const truth of truths.filter(isChosen)) {
  const { figure, method, tables } = truth;
  const value = truthOf(truth, 20, (at) => drawOf(seed * 104_729 + at * 7_919));
  keep(method, { tables, figure, value, runs: 20 });
}
