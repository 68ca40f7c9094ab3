import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { isClientModule } from './build/isClientModule.ts';

const source = join(import.meta.dirname, 'src');
const parts = readdirSync(source, { withFileTypes: true, recursive: true }).filter(
  (entry) => entry.name === 'index.ts' && entry.parentPath.startsWith(`${source}/`),
);
const entry = Object.fromEntries(
  parts.map(({ parentPath }) => [`${parentPath.slice(source.length + 1)}/index`, join(parentPath, 'index.ts')]),
);

/**
 * A library build takes `import './x.css'` out of the JavaScript; put back, each module brings its own styles and no
 * others. They are named as `#css/…`, which the manifest maps: Node alone, which cannot read CSS, gets nothing (decision
 * 040).
 */
function keepCssImports(): Plugin {
  return {
    name: 'keep-css-imports',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const lines = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `import "#css/${file}";\n`);
        chunk.code = lines.join('') + chunk.code.replace(/^\/\* empty css +\*\/\n/gm, '');
      }
      this.emitFile({ type: 'asset', fileName: 'empty.js', source: 'export {};\n' });
    },
  };
}

/** Says which modules a server that draws components hands on to the page. */
function markClientModules(): Plugin {
  return {
    name: 'mark-client-modules',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && isClientModule(chunk.code)) chunk.code = `"use client";\n${chunk.code}`;
    },
  };
}

/**
 * The published form: ES modules as the sources are, styles beside them. Types come from `tsc` (tsconfig.build.json).
 */
export default defineConfig({
  plugins: [
    vanillaExtractPlugin({
      identifiers: ({ hash, filePath, debugId }) =>
        `pn_${basename(filePath, '.css.ts')}${debugId ? `_${debugId}` : ''}_${hash}`,
    }),
    keepCssImports(),
    markClientModules(),
  ],
  resolve: { conditions: ['panome-source'] },
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: false,
    cssCodeSplit: true,
    emptyOutDir: true,
    lib: { entry, formats: ['es'] },
    rolldownOptions: {
      // A class name that is copied into the caller would leave its styles behind.
      optimization: { inlineConst: false },
      // Every bare import is a dependency or a peer of the package.
      external: (id) => !/^[./\0]|^[a-z]:|\.css\.ts/i.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // Not `.css.js`: the vanilla-extract plugin of an application would take such files for sources.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.style')}.js`,
        assetFileNames: ({ names: [name = 'style.css'] }) => name.replace('.css.ts.vanilla.css', '.css'),
      },
    },
  },
});
