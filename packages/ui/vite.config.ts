import { readdirSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

const source = join(import.meta.dirname, 'src');
const parts = readdirSync(source, { withFileTypes: true, recursive: true }).filter(
  (entry) => entry.name === 'index.ts' && entry.parentPath.startsWith(`${source}/`),
);
const entry = Object.fromEntries(
  parts.map(({ parentPath }) => [`${parentPath.slice(source.length + 1)}/index`, join(parentPath, 'index.ts')]),
);

/**
 * A library build takes `import './x.css'` out of the JavaScript; put back, each module brings its own styles and no
 * others.
 */
function keepCssImports(): Plugin {
  return {
    name: 'keep-css-imports',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const paths = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) =>
          posix.relative(posix.dirname(chunk.fileName), file),
        );
        const lines = paths.map((path) => `import ${JSON.stringify(path.startsWith('.') ? path : `./${path}`)};\n`);
        chunk.code = lines.join('') + chunk.code;
      }
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
