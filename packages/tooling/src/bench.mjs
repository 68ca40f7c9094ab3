// `npm run bench -- engine|command|upload|filter|reference|load|loop|reliability|flow|charts|bytes`: one measurement or, without a name, all of them. The
// machine is printed with the figures, because only ratios within one run travel.
import { spawnSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, nodeBinary, root } from './install.mjs';

const benches = {
  engine: 'packages/analysis/bench/engine.ts',
  command: 'packages/analysis/bench/command.ts',
  upload: 'apps/server/bench/upload.ts',
  filter: 'apps/server/bench/filter.ts',
  reference: 'apps/server/bench/reference.ts',
  load: 'apps/server/bench/load/run.ts',
  loop: 'apps/server/bench/loop/run.ts',
  reliability: 'apps/server/bench/reliability/run.ts',
  flow: 'apps/server/bench/flow/run.ts',
  charts: 'packages/charts/bench/draw.ts',
  bytes: 'packages/tooling/src/bytes.mjs',
  ui: 'packages/ui/bench/run.ts',
};

const [name, ...rest] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(benches, name)) {
  console.error(`npm run bench -- ${Object.keys(benches).join('|')}`);
  process.exit(1);
}

ensureInstalled();
const node = nodeBinary();
const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${stdout.trim()}`,
);

let failed = 0;
for (const one of name === undefined ? Object.keys(benches) : [name]) {
  console.log(`\n── ${one}`);
  const { status } = spawnSync(node, [join(root, benches[one]), ...rest], { cwd: root, stdio: 'inherit' });
  if (status !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
