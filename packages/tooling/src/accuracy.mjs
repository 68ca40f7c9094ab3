// `npm run accuracy`: runs the tests that hold the engine against its references and writes the largest relative
// deviation of each method to `packages/analysis/src/testing/deviations.json`, which `docs/methods.md` shows. Words
// after it choose the tests. `npm run accuracy -- random` puts random tables through the engine and through R, which
// has to be there; `npm run accuracy -- flows` the standard analyses of the simulated projects; `npm run accuracy --
// nulls` puts tables of known truth through it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodeBinary, root } from './install.mjs';

const target = join(root, 'packages/analysis/src/testing/deviations.json');
if (['random', 'nulls', 'flows'].includes(process.argv[2])) {
  const { status } = spawnSync(
    nodeBinary(),
    [join(root, `packages/analysis/bench/${process.argv[2]}/run.ts`), ...process.argv.slice(3)],
    { cwd: root, stdio: 'inherit' },
  );
  process.exit(status ?? 1);
}
const chosen = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'panome-deviations-'));
try {
  const { status } = spawnSync(
    nodeBinary(),
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'unit',
      ...(chosen.length > 0 ? chosen : ['packages/analysis/src']),
      '-t',
      'grees? with',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PANOME_DEVIATIONS: folder },
    },
  );
  const found = {};
  for (const name of readdirSync(folder).sort()) {
    const { comparisons, file, test, worst } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const other = found[dirname(file)] ?? { worst: -1, comparisons: 0, test };
    // Two digits, since further ones change from machine to machine.
    const worse =
      worst > other.worst ? { worst: Number(worst.toPrecision(2)), test } : { worst: other.worst, test: other.test };
    found[dirname(file)] = { worst: worse.worst, comparisons: other.comparisons + comparisons, test: worse.test };
  }
  const known = chosen.length > 0 ? JSON.parse(readFileSync(target, 'utf8')) : {};
  const all = Object.entries({ ...known, ...found }).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(target, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
