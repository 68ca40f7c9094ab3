// What one part adds to an application: brotli bytes of JavaScript and CSS, minified, everything it imports included,
// React and ECharts left out.
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../install.mjs';

const left = /^(react|react-dom|scheduler|echarts|zod|react-hook-form|@hookform\/resolvers)(\/.*)?$/;
const brotli = (text) => brotliCompressSync(Buffer.from(text)).length;

/**
 * Bundles a module as an application would, from the built package.
 *
 * @param code - TypeScript source of the entry.
 * @returns brotli bytes of what loads at once (`js`, `css`) and of what loads on demand (`later`).
 */
export async function weigh(code) {
  const id = join(root, 'packages/ui/__weigh__.ts');
  const entry = {
    name: 'weigh-entry',
    enforce: 'pre',
    resolveId: (name) => (name === '__weigh__' ? id : null),
    load: (name) => (name === id ? code : null),
  };
  const result = await build({
    root: join(root, 'packages/ui'),
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    publicDir: false,
    plugins: [entry],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      cssMinify: true,
      cssCodeSplit: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { main: '__weigh__' },
        preserveEntrySignatures: 'strict',
        external: (name) => left.test(name),
      },
    },
  });
  const files = (Array.isArray(result) ? result[0] : result).output;
  const chunks = new Map(files.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const styles = new Map(
    files.filter(({ fileName }) => fileName.endsWith('.css')).map((asset) => [asset.fileName, String(asset.source)]),
  );
  const atOnce = new Set();
  const visit = (name) => {
    const chunk = chunks.get(name);
    if (!chunk || atOnce.has(chunk)) return;
    atOnce.add(chunk);
    chunk.imports.forEach(visit);
  };
  visit(files.find(({ isEntry }) => isEntry).fileName);
  const cssOf = (list) =>
    [...new Set(list.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))].reduce(
      (sum, name) => sum + brotli(styles.get(name) ?? ''),
      0,
    );
  const jsOf = (list) => list.reduce((sum, chunk) => sum + brotli(chunk.code), 0);
  const onDemand = [...chunks.values()].filter((chunk) => !atOnce.has(chunk));
  return { js: jsOf([...atOnce]), css: cssOf([...atOnce]), later: jsOf(onDemand) + cssOf(onDemand) };
}
