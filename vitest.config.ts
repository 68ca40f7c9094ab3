import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { movePointer, pressKey } from './.storybook/commands.ts';
import { chromium } from './packages/tooling/src/chromium.mjs';
import { librarySources } from './packages/tooling/src/librarySources.ts';

const wantsBrowser = !process.argv.some((word) => word.startsWith('unit'));
const browser = wantsBrowser ? await chromium() : undefined;
const stories = () => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook' })],
  define: {
    'import.meta.env.VITE_VISUAL': JSON.stringify(browser?.pinned && process.env['PANOME_VISUAL'] !== '0' ? '1' : '0'),
  },
  optimizeDeps: {
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
      'radix-ui',
      'lucide-react',
      'react-dom',
      'dompurify',
      'echarts/core',
      'echarts/charts',
      'echarts/components',
      'echarts/renderers',
      '@storybook/addon-docs > @storybook/react-dom-shim',
      '@guidepup/virtual-screen-reader',
    ],
  },
  test: {
    name: 'stories',
    // Files share a page: what they import is drawn from it once. A story leaves nothing behind (`afterEach`).
    isolate: false,
    setupFiles: ['.storybook/vitest.setup.ts'],
    api: { allowWrite: true },
    testTimeout: 60_000,
    // A story with every extra picture takes seven of them, on a busy machine some seconds each.
    hookTimeout: 180_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // A repaint of only a part of a tile draws the corners of focus rings a shade differently.
        launchOptions: {
          executablePath: browser!.executablePath,
          args: [...browser!.args, '--disable-partial-raster'],
          env: browser!.env,
        },
        contextOptions: {
          viewport: { width: 1600, height: 1200 },
          deviceScaleFactor: 1,
          reducedMotion: 'reduce',
          locale: 'zh-CN',
          timezoneId: 'Asia/Shanghai',
        },
      }),
      viewport: { width: 800, height: 600 },
      commands: { movePointer, pressKey },
      screenshotFailures: false,
      // The first page waits for the whole of Storybook; on a busy machine that is more than the usual minute.
      connectTimeout: 300_000,
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          comparatorOptions: { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
            `${root}/packages/ui/visual-baselines/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
            `${root}/.visual-diffs/${arg}${ext}`,
        },
      },
    },
  },
});

/** What every test of Node has in common, whoever loads its modules. */
const unit = {
  environment: 'node',
  // Files share a worker: what they import is loaded once, and `testState.ts` puts back what they replace. A file whose
  // deviations are measured has a worker of its own, which counts them.
  isolate: process.env['PANOME_DEVIATIONS'] !== undefined,
  setupFiles: [
    'packages/tooling/src/propertySeed.ts',
    'packages/tooling/src/testState.ts',
    ...(process.env['PANOME_DEVIATIONS'] ? ['packages/analysis/src/testing/recordDeviations.ts'] : []),
  ],
  // A machine that does other work too is slow, not wrong.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  // The compiler of styles reads this file only, also for stories.
  resolve: librarySources,
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          // Node loads the modules itself, as it does in the product: nothing is rewritten, so numbers are computed by
          // the code that users run, and a start costs less.
          experimental: { viteModuleRunner: false },
          execArgv: ['--conditions=panome-source'],
          include: [
            'tokens/src/**/*.test.ts',
            'packages/{analysis,charts,cli,contract,tooling}/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
          ],
        },
      },
      {
        resolve: { conditions: ['panome-source'] },
        ssr: { resolve: { conditions: ['panome-source', 'node'] } },
        plugins: [vanillaExtractPlugin()],
        test: {
          ...unit,
          // Of the library and the portal, whose JSX and styles Vite compiles.
          name: 'unit-parts',
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/portal/{src,build}/**/*.test.{ts,tsx}'],
        },
      },
      ...(wantsBrowser ? [stories()] : []),
    ],
  },
});
