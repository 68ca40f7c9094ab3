// The packages that sibling products install. `dist` of each is the whole package, with a manifest of its own: inside
// the repository everything runs from the sources.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeBinary, root } from '../install.mjs';
import { entriesOf } from './entries.mjs';

/** Folders of the published packages, those without dependencies first. */
export const published = ['tokens', 'packages/ui'];

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

function run(folder, args) {
  const { status } = spawnSync(nodeBinary(), args, { cwd: join(root, folder), stdio: 'inherit' });
  if (status !== 0) throw new Error(`${folder}: ${args.slice(0, 2).join(' ')} failed`);
}

/**
 * Sources import each other with `.ts`, and tsc leaves that in declarations: older tools look for the file they name.
 * Modules of styles are called as the build calls them.
 */
function nameJavaScript(dist) {
  for (const path of globSync(join(dist, '**/*.d.ts'))) {
    const text = readFileSync(path, 'utf8');
    const named = text
      .replace(/((?:from|import\(?)\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2')
      .replace(/\.css\.js(['"])/g, '.style.js$1');
    if (named !== text) writeFileSync(path, named);
    if (path.endsWith('.css.d.ts')) renameSync(path, path.replace(/\.css\.d\.ts$/, '.style.d.ts'));
  }
}

/** Inside the repository a sibling is `*`; outside it is the version that was built with this one. */
function withVersions(dependencies = {}, from = root) {
  const versions = Object.fromEntries(
    published
      .map((folder) => read(join(from, folder, 'package.json')))
      .map(({ name, version }) => [name, `^${version}`]),
  );
  return Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, versions[name] ?? range]));
}

const relativeImport = /(?:from|import\(?)\s*['"](\.[^'"]*)\.js['"]/g;

/**
 * Declarations that no entry leads to are of tests and stories; of the others each lies beside a module, also where it
 * declares types only.
 */
function matchDeclarations(dist) {
  const wanted = new Set();
  const visit = (path) => {
    if (wanted.has(path)) return;
    wanted.add(path);
    for (const [, name] of readFileSync(path, 'utf8').matchAll(relativeImport))
      visit(`${join(dirname(path), name)}.d.ts`);
  };
  for (const path of globSync(join(dist, '{index,*/index}.d.ts'))) visit(path);
  for (const path of globSync(join(dist, '**/*.d.ts'))) {
    const module = path.replace(/\.d\.ts$/, '.js');
    if (!wanted.has(path)) rmSync(path);
    else if (!existsSync(module)) writeFileSync(module, 'export {};\n');
  }
}

/** Styles go to whoever bundles for a page, or draws components on a server for one; Node alone cannot read them. */
const cssImports = { '#css/*': { 'react-server': './*', node: './empty.js', default: './*' } };

function writeManifest(folder, dist, from) {
  const {
    dependencies,
    description,
    license,
    name,
    peerDependencies,
    peerDependenciesMeta,
    publishConfig,
    sideEffects,
    version,
  } = read(join(from, folder, 'package.json'));
  const shipped =
    typeof sideEffects === 'object' ? sideEffects.filter((pattern) => !/\.tsx?$/.test(pattern)) : sideEffects;
  const manifest = {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: shipped,
    exports: entriesOf(folder),
    ...(existsSync(join(dist, 'empty.js')) && { imports: cssImports }),
    publishConfig: { access: publishConfig.access },
    dependencies: withVersions(dependencies, from),
    peerDependencies,
    peerDependenciesMeta,
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Writes `dist`: modules and styles by Vite, declarations by tsc, the manifest and the words beside it.
 * @param from - A checkout whose version and changelog it gets; this one by default.
 * @returns the folder that is packed.
 */
export function buildPackage(folder, from = root) {
  const dist = join(root, folder, 'dist');
  run(folder, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']);
  run(folder, [join(root, 'node_modules/typescript7/bin/tsc'), '-p', 'tsconfig.build.json']);
  nameJavaScript(dist);
  matchDeclarations(dist);
  writeManifest(folder, dist, from);
  copyFileSync(join(root, folder, 'README.md'), join(dist, 'README.md'));
  copyFileSync(join(from, folder, 'CHANGELOG.md'), join(dist, 'CHANGELOG.md'));
  return dist;
}

if (process.argv[1] === import.meta.filename) {
  const wanted = process.argv.slice(2);
  for (const folder of published) if (wanted.length === 0 || wanted.includes(folder)) buildPackage(folder);
}
