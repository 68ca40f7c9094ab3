import { defineConfig } from '@playwright/test';
import { chromium } from './packages/tooling/src/chromium.mjs';

const { pinned: _pinned, ...launchOptions } = await chromium();
/** A page of a journey lives for seconds: what V8 spends on optimising its code it never gets back. */
const args = [...launchOptions.args, '--js-flags=--no-maglev,--no-turbofan'];

/**
 * Journeys in the pinned Chromium; the library's is that of a product that installs it (packages/ui/adoption). Of the
 * portal, each worker starts its own server on a free port with an empty data folder (e2e/server.ts).
 */
export default defineConfig({
  testMatch: ['**/apps/portal/e2e/*.spec.ts', '**/packages/ui/adoption/*.spec.ts'],
  fullyParallel: false,
  workers: 2,
  timeout: 180_000,
  // A machine that stalls is no fault of the product: a journey that passes at its second try is named as flaky, not
  // hidden.
  retries: 1,
  // Before `npm test` ends the step: a run that hangs still says where.
  globalTimeout: 38 * 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    browserName: 'chromium',
    // Names of files are Chinese; without a locale Chromium neither reads nor gives them.
    launchOptions: { ...launchOptions, args, env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string> },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Without a graphics card every frame of a movement is drawn by the processor that the tests need.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
