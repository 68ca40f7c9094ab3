// Imports follow the arrows of docs/architecture.md. A cruise over no module proves nothing, so it fails.
// The lockfile names no registry, so that everybody installs from their own; every version is exact; every script
// exists.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const run = spawnSync(
  process.execPath,
  [bin, 'tokens', 'packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  },
);
if (!run.stdout) {
  console.error(run.stderr);
  process.exit(1);
}
const { summary } = JSON.parse(run.stdout);
for (const violation of summary.violations)
  console.error(`${violation.rule.severity} ${violation.rule.name}: ${violation.from} -> ${violation.to}`);
console.log(`${summary.totalCruised} modules cruised, ${summary.error} violations`);

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const faults = Object.entries(packages).flatMap(([path, entry]) => {
  const address = /^https?:/.test(entry.resolved ?? '')
    ? [`package-lock.json: ${path} names a registry: ${entry.resolved}`]
    : [];
  if (path.includes('node_modules/')) return address;
  const wanted = Object.entries({ ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies });
  const loose = wanted.filter(
    ([name, version]) => !name.startsWith('@panome/') && !/^(npm:.+@)?\d+\.\d+\.\d+/.test(version),
  );
  return [
    ...address,
    ...loose.map(([name, version]) => `${path || 'the root'} wants ${name} ${version}, not an exact version`),
  ];
});
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
for (const [name, command] of Object.entries(scripts)) {
  const path = /^node (?:--\S+ )*(\S+)/.exec(command)?.[1];
  if (path && !existsSync(join(root, path))) faults.push(`npm run ${name} starts ${path}, which does not exist`);
}
for (const fault of faults) console.error(`error ${fault}`);
process.exitCode = summary.totalCruised > 0 && summary.error === 0 && faults.length === 0 ? 0 : 1;
