import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');
type Manifest = { dependencies?: Record<string, string>; exports?: Record<string, unknown> };
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Files of a build by name, with their text. */
export type Built = ReadonlyMap<string, string>;

/** An application outside the workspace that has installed the packed library. */
export type Consumer = {
  /** Bundles one page with plain Vite; the folder can be served. */
  readonly bundle: (
    page: 'button' | 'all',
    plugins?: Plugin[],
  ) => Promise<{ readonly folder: string; readonly files: Built }>;
  /** Imports every entry in Node alone, without a bundler. @throws When one of them cannot be. */
  readonly importInNode: () => void;
  /** Checks the application's types, the library's declarations included. @throws With the compiler's words. */
  readonly checkTypes: () => void;
  readonly remove: () => void;
};

/**
 * Builds and packs tokens and ui and puts the tarballs' contents into a new application.
 *
 * Third-party packages are links to the locked install, and only those the tarballs name: what the library forgot to
 * declare is not found, and no network is needed.
 *
 * @param extra - Optional peers that this application has chosen.
 */
export function createConsumer(extra: readonly string[]): Consumer {
  execFileSync(process.execPath, [join(root, 'packages/tooling/src/library/packages.mjs')], { cwd: root });
  const folder = mkdtempSync(join(tmpdir(), 'panome-consumer-'));
  const modules = join(folder, 'node_modules');
  cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'another-product', private: true, type: 'module' }),
  );

  const installed = [
    { name: 'tokens', source: join(root, 'tokens/dist') },
    { name: 'ui', source: join(root, 'packages/ui/dist') },
  ].map(({ name, source }) => {
    const target = join(modules, '@panome', name);
    mkdirSync(target, { recursive: true });
    execFileSync('npm', ['pack', '--pack-destination', folder, '--loglevel=error'], { cwd: source });
    const tarball = readdirSync(folder).find((file) => file.startsWith(`panome-${name}-`) && file.endsWith('.tgz'))!;
    execFileSync('tar', ['-xzf', join(folder, tarball), '-C', target, '--strip-components=1']);
    return manifestOf(target);
  });

  const own = ['react', 'react-dom', '@types/react', '@types/react-dom', ...extra];
  const declared = installed
    .flatMap(({ dependencies = {} }) => Object.keys(dependencies))
    .filter((name) => !name.startsWith('@panome/'));
  for (const name of new Set([...own, ...declared])) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }

  return {
    bundle: async (page, plugins = []) => {
      writeFileSync(join(folder, 'src/main.tsx'), `import './${page}.tsx';\n`);
      const outDir = join(folder, `dist-${page}`);
      await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        plugins,
        build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
      });
      const assets = join(outDir, 'assets');
      return {
        folder: outDir,
        files: new Map(readdirSync(assets).map((name) => [name, readFileSync(join(assets, name), 'utf8')])),
      };
    },
    importInNode: () => {
      const entries = Object.keys(manifestOf(join(modules, '@panome/ui')).exports ?? {});
      const names = entries
        .filter((entry) => !/\.(?:css|json)$/.test(entry))
        .map((entry) => entry.replace('.', '@panome/ui'));
      const program = `for (const name of ${JSON.stringify(names)}) await import(name);`;
      execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, encoding: 'utf8' });
    },
    checkTypes: () =>
      void execFileSync(process.execPath, [join(root, 'node_modules/typescript7/bin/tsc'), '-p', folder], {
        encoding: 'utf8',
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
