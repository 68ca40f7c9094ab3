// `npm run check`: while working, what the change touches, usually in less than 90 seconds. `npm test` stays complete.
// The change is what git does not have yet; without any it is the last commit. `-- --base main` is all since main.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { journeysOf } from './checks/journeysOf.mjs';
import { ensureInstalled, nodeBinary, root } from './install.mjs';

ensureInstalled();
const git = (...args) =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
const at = process.argv.indexOf('--base');
const base = at > 0 ? process.argv[at + 1] : undefined;
const since = (revision) => [
  ...git('diff', '--name-only', revision),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const dirty = since(base ?? 'HEAD');
const changed = (dirty.length > 0 || base ? dirty : since('HEAD~1')).filter((file) => existsSync(join(root, file)));
const sources = changed.filter((file) => /\.(tsx?|mjs)$/.test(file));
const typed = sources.filter((file) => /\.tsx?$/.test(file));

/** The stories of the changed parts; what all parts stand on asks for all of them. */
function storiesOf() {
  if (changed.some((file) => /^(tokens\/src|packages\/ui\/src\/theme|\.storybook)\//.test(file)))
    return ['packages/ui/src', 'apps/portal/src'];
  const parts = typed.filter((file) => /^packages\/ui\/src\/[^/]+\//.test(file)).map((file) => `${dirname(file)}/`);
  const ofPortal = typed.map(dirname).filter((folder) => globSync(join(root, folder, '*.stories.tsx')).length > 0);
  return [...new Set([...parts.map((part) => part.split('/').slice(0, 4).join('/')), ...ofPortal])].map(
    (part) => `${part}/`,
  );
}

const bin = (path) => join(root, 'node_modules', path);
const vitest = bin('vitest/vitest.mjs');
const cache = join(root, 'node_modules/.cache/panome-check');
mkdirSync(cache, { recursive: true });
const stories = storiesOf();
const journeys = journeysOf(changed);
const steps = [
  ['format', changed.length > 0, [bin('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...changed]],
  ['lint', typed.length > 0, [bin('oxlint/bin/oxlint'), '--type-aware', '--quiet', ...typed]],
  ['types', typed.length > 0, [join(root, 'packages/tooling/src/checks/types.mjs')]],
  ['architecture', sources.length > 0, [join(root, 'packages/tooling/src/arch.mjs')]],
  [
    'unit',
    sources.length > 0,
    [vitest, 'related', '--run', '--project', 'unit*', '--reporter=dot', '--passWithNoTests', ...sources],
  ],
  [
    'stories',
    stories.length > 0,
    [vitest, 'run', '--project', 'stories', '--reporter=dot', '--passWithNoTests', ...stories],
  ],
  [
    'journeys',
    journeys.length > 0,
    [bin('@playwright/test/cli.js'), 'test', '--reporter=dot', ...journeys.map((name) => `/${name}.spec.ts`)],
  ],
];

console.log(`${changed.length} changed files`);
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  PW_DISABLE_TS_ESM: '1',
};
const failed = [];
for (const [name, needed, args] of steps) {
  if (!needed) continue;
  console.log(`\n── ${name}`);
  if (name === 'journeys') ensureBuilt();
  const began = performance.now();
  const { status } = spawnSync(nodeBinary(), args, { cwd: root, stdio: 'inherit', env });
  console.log(`${status === 0 ? '✓' : '✗'} ${name} ${((performance.now() - began) / 1000).toFixed(0)} s`);
  if (status !== 0) failed.push(name);
}
console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : '\nall that the change touches passed');
process.exitCode = failed.length > 0 ? 1 : 0;
