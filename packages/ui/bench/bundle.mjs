// Minified brotli bytes of scenes built from the library, React left out: `node packages/ui/bench/bundle.mjs [scene …]
// [--source] [--modules]`. From the built package, or with `--source` from its sources; `--modules` names what weighs
// most. Goals in brotli kB of JS and CSS.
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';

const goals = { dialog: 32, upload: 18, table: 12, tabs: 28, all: 45 };
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = join(import.meta.dirname, 'scenes');
const fromSource = flags.includes('--source') || !existsSync(join(import.meta.dirname, '../dist'));
const outside = /^(react|react-dom|scheduler)(\/.*)?$/;
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(6);

/** The module that draws the scenes, as a page would import it. */
function sourceOf(scenes) {
  const path = (name) => JSON.stringify(join(folder, `${name}.tsx`));
  const imports = scenes.map((name, index) => `import Scene${index} from ${path(name)};`);
  return `${imports.join('\n')}\nimport Wrap from ${path('wrap')};\nexport default () => <Wrap>${scenes.map((_, index) => `<Scene${index} />`).join('')}</Wrap>;`;
}

/** Everything that is fetched with the scenes; chunks that load later are told apart. */
async function bundle(scenes) {
  const entry = join(folder, 'entry.tsx');
  const code = sourceOf(scenes);
  const { output } = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    plugins: [
      {
        name: 'scenes',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
      react(),
      vanillaExtractPlugin({ identifiers: 'short' }),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: [...(fromSource ? ['panome-source'] : []), ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
    },
    build: {
      write: false,
      target: 'esnext',
      cssCodeSplit: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { main: entry },
        preserveEntrySignatures: 'strict',
        external: (id) => outside.test(id),
      },
    },
  });
  return output;
}

const weigh = (files) =>
  files.reduce(
    (sum, file) => sum + brotliCompressSync(Buffer.from(file.type === 'chunk' ? file.code : file.source)).length,
    0,
  );

/** The files that the entry brings by itself. */
function atOnce(output) {
  const names = new Set();
  const visit = (file) => {
    if (!file || names.has(file.fileName)) return;
    names.add(file.fileName);
    for (const name of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) {
      const next = output.find(({ fileName }) => fileName === name);
      if (next?.type === 'chunk') visit(next);
      else names.add(name);
    }
  };
  visit(output.find((file) => file.type === 'chunk' && file.isEntry));
  return output.filter(({ fileName }) => names.has(fileName));
}

/** Minified bytes by package or part, the heaviest first. */
function heaviest(files) {
  const sums = new Map();
  for (const file of files) {
    for (const [id, { renderedLength }] of Object.entries(file.modules ?? {})) {
      const name =
        /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(id)?.[1] ??
        /(?:src|dist)\/([^/]+)\//.exec(id)?.[1] ??
        id;
      sums.set(name, (sums.get(name) ?? 0) + renderedLength);
    }
  }
  return [...sums].toSorted(([, one], [, other]) => other - one);
}

export async function measureScenes(names) {
  const there = ['dialog', 'upload', 'table', 'tabs', 'extra'].filter((name) =>
    existsSync(join(folder, `${name}.tsx`)),
  );
  const rows = [];
  for (const name of [...there, 'all'].filter((one) => names.length === 0 || names.includes(one))) {
    const output = await bundle(name === 'all' ? there : [name]);
    const first = atOnce(output);
    const js = weigh(first.filter(({ fileName }) => fileName.endsWith('.js')));
    const css = weigh(first.filter(({ fileName }) => fileName.endsWith('.css')));
    rows.push({ name, js, css, later: weigh(output) - js - css, modules: heaviest(first), goal: goals[name] });
  }
  return rows;
}

if (process.argv[1] === import.meta.filename) {
  console.log(`brotli kB, from the ${fromSource ? 'sources' : 'built package'}, React left out`);
  let missed = 0;
  for (const { name, js, css, later, modules, goal } of await measureScenes(wanted)) {
    const met = goal === undefined || js + css <= goal * 1000;
    if (!met) missed += 1;
    console.log(
      `${name.padEnd(8)} JS ${kilobytes(js)}  CSS ${kilobytes(css)}  together ${kilobytes(js + css)}  ${goal === undefined ? '' : `goal ${goal} ${met ? 'met' : 'MISSED'}`}  later ${kilobytes(later)}`,
    );
    if (flags.includes('--modules'))
      for (const [module, length] of modules.slice(0, 40)) console.log(`   ${kilobytes(length)}  ${module}`);
  }
  process.exitCode = missed > 0 && flags.includes('--check') ? 1 : 0;
}
