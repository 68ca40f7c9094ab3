import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { librarySources } from '../../packages/tooling/src/librarySources.ts';
import { keepStyles } from './build/keepStyles.ts';
import { layerStyles } from './build/layerStyles.ts';

/**
 * The editor of figures, a page of its own beside the application. Built apart, because what two pages share would become
 * part of what every visitor of the application loads first.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), layerStyles(), keepStyles()],
  base: './',
  publicDir: false,
  resolve: librarySources,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    // As in the application: the policy of the pages allows no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'svg-editor.html' },
  },
});
