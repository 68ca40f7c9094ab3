import { defaultClientConditions, defineConfig } from 'vite';

/** The script inside every report: one classic script, because a file that was opened from a disk may load nothing. */
export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['panome-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    // A single large file is wanted here.
    chunkSizeWarningLimit: 1_500,
    lib: {
      entry: 'src/report-runtime/main.ts',
      name: 'panomeReport',
      formats: ['iife'],
      fileName: () => 'report-runtime.js',
    },
  },
});
