import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '4173'}`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  base: './',
  resolve: { conditions: ['panome-source', ...defaultClientConditions] },
  // The policy of the pages allows no inline script, so Vite's preload helper must not inline anything either.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': server } },
});
