import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The published form: one module, the JSON of the tokens inside it. Types come from `tsc` (tsconfig.build.json). */
export default defineConfig({
  build: { target: 'es2022', minify: false, emptyOutDir: true, lib: { entry: { index: join(import.meta.dirname, 'src/index.ts') }, formats: ['es'] } },
});
