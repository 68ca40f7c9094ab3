// `npm run release`: turns the changesets into versions and changelogs, builds the packages with them, checks them and
// packs them into `release`. With `-- --dry-run` versions and changelogs are only in the tarballs and in `release`, and
// the checkout stays as it is. Publishing the tarballs, the very ones that were checked, is left to a person.
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from '../install.mjs';
import { checkBudgets } from './budgets.mjs';
import { faultsOf, strayIn } from './inspect.mjs';
import { packBuilt } from './pack.mjs';
import { buildPackage, published } from './packages.mjs';
import { applyChangesets, withPlan } from './plan.mjs';

ensureInstalled();
const dryRun = process.argv.includes('--dry-run');
const release = join(root, 'release');

/** @param from - A checkout whose versions and changelogs are those of the release. */
async function make(from) {
  rmSync(release, { recursive: true, force: true });
  const faults = [];
  for (const folder of published) {
    buildPackage(folder, from);
    faults.push(...(await faultsOf(folder)));
  }
  const tarballs = packBuilt(release);
  faults.push(...strayIn(tarballs));
  const heavy = await checkBudgets();
  if (heavy.length > 0) faults.push(`over budget or without one: ${heavy.join(', ')}`);
  for (const folder of published)
    copyFileSync(join(from, folder, 'CHANGELOG.md'), join(release, `${folder.split('/').at(-1)}-CHANGELOG.md`));
  for (const { file, files, name, size, version } of tarballs)
    console.log(`${name} ${version}: ${file}, ${(size / 1000).toFixed(0)} kB, ${files.length} files`);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

const whole = dryRun ? await withPlan(make) : (applyChangesets(root), await make(root));
if (whole)
  console.log(
    dryRun
      ? 'nothing was published, and no version was changed'
      : 'Next: commit the versions and changelogs, then `npm publish <tarball>` for each, tokens first.',
  );
process.exitCode = whole ? 0 : 1;
