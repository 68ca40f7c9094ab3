import { join } from 'node:path';
import { defineConfig } from 'vite';
import { publishedFiles } from './src/published.ts';

/**
 * The published form: one module, the JSON of the tokens inside it; style sheets and JSON for other tools beside it.
 * Types come from `tsc` (tsconfig.build.json).
 */
export default defineConfig({
  plugins: [
    {
      name: 'published-files',
      generateBundle() {
        for (const [fileName, source] of Object.entries(publishedFiles()))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
  ],
  build: {
    target: 'es2022',
    minify: false,
    emptyOutDir: true,
    lib: { entry: { index: join(import.meta.dirname, 'src/index.ts') }, formats: ['es'] },
  },
});
