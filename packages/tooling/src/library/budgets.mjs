// `npm run budgets`: weighs every part of the built library against packages/ui/budgets.json; `--write` sets the
// budgets to today's weight and some air.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { parts } from './entries.mjs';
import { buildPackage, published } from './packages.mjs';
import { weigh } from './weigh.mjs';

const path = join(root, 'packages/ui/budgets.json');
const kilo = (bytes) => Math.round(bytes / 10) / 100;
/** Room for small changes: 4 %, at least 0.1 kB. */
const withAir = (bytes) => Math.ceil(Math.max(bytes * 1.04, bytes + 100) / 100) / 10;

async function weights() {
  const found = {};
  for (const name of parts()) found[name] = await weigh(`export * from '@panome/ui/${name}';`);
  return found;
}

/** Prints every part with its budget. @returns the names of parts that are over it or have none. */
export async function checkBudgets() {
  const budgets = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const found = await weights();
  const over = Object.entries(found)
    .filter(([name, { css, js }]) => !budgets[name] || js / 1000 > budgets[name].js || css / 1000 > budgets[name].css)
    .map(([name]) => name);
  const unknown = Object.keys(budgets).filter((name) => !found[name]);
  for (const [name, { css, js, later }] of Object.entries(found)) {
    const budget = budgets[name];
    console.log(
      `${over.includes(name) ? '✗' : ' '} ${name.padEnd(24)} JS ${kilo(js)} kB of ${budget?.js ?? '?'}, CSS ${kilo(css)} kB of ${budget?.css ?? '?'}${later ? `, on demand ${kilo(later)} kB` : ''}`,
    );
  }
  return [...over, ...unknown];
}

if (process.argv[1] === import.meta.filename) {
  for (const folder of published) buildPackage(folder);
  if (process.argv.includes('--write')) {
    const found = Object.entries(await weights()).map(([name, { css, js }]) => [
      name,
      { js: withAir(js), css: withAir(css) },
    ]);
    writeFileSync(
      path,
      `${JSON.stringify(Object.fromEntries(found), null, 1).replace(/\{\n\s+("js": [\d.]+),\n\s+("css": [\d.]+)\n\s+\}/g, '{ $1, $2 }')}\n`,
    );
  } else {
    const wrong = await checkBudgets();
    if (wrong.length > 0) console.error(`over budget or without one: ${wrong.join(', ')}`);
    process.exitCode = wrong.length > 0 ? 1 : 0;
  }
}
