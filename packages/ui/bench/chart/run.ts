// Milliseconds to the whole picture, and main-thread milliseconds for each step of panning and zooming, in the pinned
// Chromium: `node packages/ui/bench/chart/run.ts [--runs=5] [--only=volcano1M]`. Wants a quiet machine; compare the
// figures of one run only.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as engine, type Browser } from 'playwright';
import { build, defaultClientConditions, preview } from 'vite';
import { data, type Kind } from './data.ts';
import { chromium } from '../../../tooling/src/chromium.mjs';
import type { Bench } from './page.ts';

declare const bench: Bench;

const steps = 60;
const goals: Record<Kind, readonly [picture: number, step: number]> = {
  volcano20k: [100, 6],
  volcano1M: [120, 17],
  heatmap: [120, 10],
  network: [150, 17],
};

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, pictures: { type: 'string' } },
});
const kinds = (Object.keys(data) as Kind[]).filter((kind) => !values.only || values.only.split(',').includes(kind));

async function measure(browser: Browser, url: string, kind: Kind, picture: string | undefined) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  await page.goto(url);
  await page.waitForFunction('window.bench');
  await page.evaluate((name) => bench.prepare(name), kind);
  const atStart = await busy();
  const whole = await page.evaluate((name) => bench.draw(name), kind);
  const drawing = (await busy()) - atStart;
  if (picture) await page.screenshot({ path: join(picture, `${kind}.png`) });
  const before = await busy();
  await page.evaluate((count) => bench.zoom(count), steps);
  const step = ((await busy()) - before) / steps;
  if (picture) await page.screenshot({ path: join(picture, `${kind}-zoomed.png`) });
  await context.close();
  return { whole, drawing, step };
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

const outDir = mkdtempSync(join(tmpdir(), 'panome-chart-bench-'));
try {
  const entry = join(import.meta.dirname, 'page.ts');
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['panome-source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'page.js' } },
    },
  });
  writeFileSync(
    join(outDir, 'index.html'),
    '<!doctype html><meta charset="utf-8"><style>body{margin:0}</style><div id="root"></div><script type="module" src="page.js"></script>',
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
  const found = new Map<Kind, { whole: number; drawing: number; step: number }[]>(kinds.map((kind) => [kind, []]));
  // The kinds take turns, so that a drift of the machine falls on all of them alike.
  for (let run = 0; run < Number(values.runs); run++) {
    for (const kind of kinds)
      found.get(kind)!.push(await measure(browser, url, kind, run === 0 ? values.pictures : undefined));
  }
  await browser.close();
  await server.close();
  for (const [kind, runs] of found) {
    const [whole, drawing, step] = (['whole', 'drawing', 'step'] as const).map((key) =>
      median(runs.map((run) => run[key])),
    ) as [number, number, number];
    console.log(
      `${kind.padEnd(11)} picture ${whole.toFixed(0).padStart(4)} ms (goal ${goals[kind][0]}, main thread ${drawing.toFixed(0)} ms), step ${step.toFixed(1).padStart(5)} ms (goal ${goals[kind][1]})`,
    );
  }
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
