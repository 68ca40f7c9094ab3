// `npm run bench -- ui`: bytes of the scenes from the built package, then tables and charts in the pinned Chromium.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const here = import.meta.dirname;
const steps = [
  ['the package', '../../tooling/src/library/packages.mjs'],
  ['bytes of scenes', 'bundle.mjs'],
  ['tables', 'table/run.ts'],
  ['charts', 'chart/run.ts'],
] as const;
let failed = 0;
for (const [name, path] of steps) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(
    process.execPath,
    [join(here, path), ...(path.endsWith('run.ts') ? process.argv.slice(2) : [])],
    { stdio: 'inherit' },
  );
  if (status !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
