import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { librarySources } from '../../packages/tooling/src/librarySources.ts';
import { keepStyles } from './build/keepStyles.ts';
import { layerStyles } from './build/layerStyles.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '4173'}`;
const installed = (path: string) => fileURLToPath(import.meta.resolve(path));

// react-router names its development build for every condition; only the build for visitors takes the other one.
const productionRouter = {
  find: /^react-router$/,
  replacement: installed('react-router').replace('/development/', '/production/'),
};

// React itself has had the hook since 18; the stand-in for older ones would be loaded by every visitor.
const ownHook = { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' };

const menuIcons =
  'bell|book-open|clipboard-list|file-check|flask-conical|folder-kanban|headset|house|keyboard|layout-dashboard|life-buoy|list-checks|list-todo|notebook-text|rotate-cw|search|share-2|shield|sliders-horizontal|undo-2|workflow|wrench|file-text|folder|log-out|ellipsis';
const frameParts = new RegExp(
  `portal[\\\\/]src[\\\\/](app[\\\\/](pages|builtRoutes|routeTable|modularRoutes|pageRoutes|menus|menuIcons|useMenuCounts|needsSession)\\.|features[\\\\/][\\w-]+[\\\\/]pages\\.ts)|packages[\\\\/]ui[\\\\/]src[\\\\/](alert-dialog|avatar|badge|card|menu|multi-tab-bar|overlay|page-header|side-nav|stack|state|tag|toast|tooltip|top-nav)[\\\\/]|lucide-react[\\\\/]dist[\\\\/]esm[\\\\/]icons[\\\\/](${menuIcons})\\.`,
);

export default defineConfig(({ command }) => ({
  plugins: [react(), vanillaExtractPlugin(), layerStyles(), keepStyles()],
  base: './',
  resolve: {
    ...librarySources,
    alias: [...librarySources.alias, ...(command === 'build' ? [productionRouter, ownHook] : [])],
  },
  build: {
    target: 'es2022',
    manifest: true,
    // The policy of the pages allows no inline script, so Vite's preload helper must not inline anything either.
    assetsInlineLimit: 0,
    // ECharts is the largest and is loaded with the first chart.
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every first visit needs comes in one file each: a dozen small ones compress worse and wait for each
        // other.
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'] },
            {
              name: 'form',
              test: /packages[\\/]ui[\\/]src[\\/]((callout|field|heading|link|password-field|text|text-field|visually-hidden)[\\/]|form[\\/]Form\.)/,
            },
            // The table of all pages and the icons of the menus come together with the main frame.
            { name: 'frame', test: frameParts },
            // What most pages share lies in one file rather than in thirty: a page asks for 51 files instead of 75, and
            // the bytes are fewer too. A lower count brings pages what they do not use.
            { name: 'shared', minShareCount: 60 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server } },
}));
