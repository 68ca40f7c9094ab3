// Imports follow the arrows of docs/architecture.md. A cruise over no module proves nothing, so it fails.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const run = spawnSync(process.execPath, [bin, 'tokens', 'packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 512 * 1024 * 1024,
});
if (!run.stdout) {
  console.error(run.stderr);
  process.exit(1);
}
const { summary } = JSON.parse(run.stdout);
for (const violation of summary.violations) console.error(`${violation.rule.severity} ${violation.rule.name}: ${violation.from} -> ${violation.to}`);
console.log(`${summary.totalCruised} modules cruised, ${summary.error} violations`);
process.exit(summary.totalCruised > 0 && summary.error === 0 ? 0 : 1);
