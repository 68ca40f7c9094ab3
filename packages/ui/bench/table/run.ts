// Milliseconds to a mounted table, frames while scrolling at a quarter of the processor, blank rows and memory, in the
// pinned Chromium: `node packages/ui/bench/table/run.ts [--runs=5]`. Beside ours stands what React itself can reach;
// compare the figures of one run only.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium as engine, type Browser, type CDPSession } from 'playwright';
import { build, defaultClientConditions, preview } from 'vite';
import { chromium } from '../../../tooling/src/chromium.mjs';
import type { Bench, Peer } from './page.tsx';

declare const bench: Bench;
type Figures = Record<string, number>;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const small = { rows: 100, columns: 10 };
const large = { rows: 100_000, columns: 20 };

async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** One fresh page: what the first mount costs and, for a long table, how it scrolls. */
async function measure(browser: Browser, url: string, peer: Peer, { rows, columns }: typeof small): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  const devtools = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForFunction('window.bench');
  await page.evaluate((size) => bench.prepare(size.rows, size.columns), { rows, columns });
  const before = await heap(devtools);
  const figures: Figures = { mount: await page.evaluate((name) => bench.mount(name), peer) };
  figures['heap'] = (await heap(devtools)) - before;
  if (rows > 500) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    Object.assign(figures, await page.evaluate(() => bench.scroll(5000)));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    figures['blank'] = await page.evaluate(() => bench.blank(1500));
  }
  await context.close();
  return figures;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
const said = (runs: readonly Figures[]) =>
  Object.keys(runs[0]!)
    .map((key) => `${key} ${median(runs.map((run) => run[key]!)).toFixed(key === 'heap' ? 2 : 0)}`)
    .join(', ');

const outDir = mkdtempSync(join(tmpdir(), 'panome-table-bench-'));
try {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['panome-source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'page.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  writeFileSync(
    join(outDir, 'index.html'),
    '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="style.css"><style>body{margin:8px;font:14px sans-serif}</style><div id="root"></div><script type="module" src="page.js"></script>',
  );
  const server = await preview({
    root: import.meta.dirname,
    configFile: false,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const { executablePath, args, env } = await chromium();
  const browser = await engine.launch({ executablePath, args, env });
  const url = server.resolvedUrls!.local[0]!;
  const found = { page: [] as Figures[], own: [] as Figures[], limit: [] as Figures[] };
  // In turns, so that a drift of the machine falls on all of them alike.
  for (let run = 0; run < Number(values.runs); run++) {
    found.page.push(await measure(browser, url, 'own', small));
    found.own.push(await measure(browser, url, 'own', large));
    found.limit.push(await measure(browser, url, 'limit', large));
  }
  await browser.close();
  await server.close();
  console.log(
    `load ${loadavg()[0]!.toFixed(1)}; ms, MB over the data, per cent of frames dropped and of looks that met no row`,
  );
  console.log(`100 × 10        Table      ${said(found.page)} (goal: mount 65)`);
  console.log(
    `100,000 × 20    DataTable  ${said(found.own)} (goal: mount 40, longest 84, p95 34, dropped 13, blank 0, heap 1)`,
  );
  console.log(
    `100,000 × 20    React      ${said(found.limit)} (the goals were set where this had mount 24, longest 67, p95 33, dropped 9)`,
  );
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
