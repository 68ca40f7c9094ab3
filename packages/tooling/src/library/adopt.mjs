// `npm run adopt`: strangers install the packed library with npm and use it: in Vite on React 18.3 and 19, in a server
// rendered Next application, in a Storybook of their own. `npm run adopt -- next` runs only these; `--pictures=<folder>`
// keeps pictures of their pages. Needs a registry; some minutes.
import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType } from 'playwright';
import { chromium } from '../chromium.mjs';
import { ensureInstalled, root } from '../install.mjs';
import { createApp } from './adopt/apps.mjs';
import { serveFolder, serveNext } from './adopt/serve.mjs';
import { visit, visitWithoutEcharts } from './adopt/visit.mjs';
import { packBuilt } from './pack.mjs';
import { buildPackage, published } from './packages.mjs';

ensureInstalled();
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const pictures = process.argv.find((name) => name.startsWith('--pictures='))?.slice('--pictures='.length);
if (pictures) mkdirSync(pictures, { recursive: true });
const pictureOf = (app) => pictures && ((look) => join(pictures, `${app} ${look}.png`.replaceAll(/[ ,]+/g, '-')));
const compiler = join(root, 'node_modules/typescript7/bin/tsc');

async function inVite({ app, browser, name, react, types }) {
  app.install(react, types);
  app.node(compiler, '-p', app.folder);
  app.bin('vite', 'build', '--logLevel', 'error');
  const { address, close } = await serveFolder(join(app.folder, 'dist'));
  try {
    await visit(browser, address, pictureOf(name));
  } finally {
    await close();
  }
}

async function withoutEcharts({ app, browser }) {
  app.install('19');
  app.uninstall('echarts');
  app.bin('vite', 'build', '--logLevel', 'error');
  const { address, close } = await serveFolder(join(app.folder, 'dist'));
  try {
    await visitWithoutEcharts(browser, address);
  } finally {
    await close();
  }
}

async function inNext({ app, browser, name }) {
  app.install('19');
  app.bin('next', 'build');
  const { address, close } = await serveNext(app.folder);
  try {
    const drawn = await (await fetch(address)).text();
    for (const words of ['服务器上画的标题', '12 个', '简介', '项目名称'])
      assert.ok(drawn.includes(words), `the server draws ${words}`);
    assert.ok(!/<b>要点/.test(drawn), 'a server hands on no HTML that nobody has cleaned');
    await visit(browser, address, pictureOf(name));
  } finally {
    await close();
  }
}

async function inStorybook({ app, browser, name }) {
  app.install('19');
  app.bin('storybook', 'build', '--disable-telemetry', '--quiet');
  const { address, close } = await serveFolder(join(app.folder, 'storybook-static'));
  try {
    await visit(browser, `${address}iframe.html?id=demo--basic&viewMode=story`, pictureOf(name));
  } finally {
    await close();
  }
}

const strangers = [
  { name: 'vite-react-18.3', template: 'vite', source: 'src', act: inVite, react: '18.3', types: '18.3' },
  { name: 'vite-react-19.0', template: 'vite', source: 'src', act: inVite, react: '~19.0.0', types: '~19.0.0' },
  { name: 'vite-react-19.1', template: 'vite', source: 'src', act: inVite, react: '~19.1.0', types: '~19.1.0' },
  { name: 'vite-react-19', template: 'vite', source: 'src', act: inVite, react: '19', types: '19' },
  { name: 'vite-without-echarts', template: 'vite', source: 'src', act: withoutEcharts },
  { name: 'next', template: 'next', source: 'app', act: inNext },
  { name: 'storybook', template: 'storybook', source: 'src', act: inStorybook },
].filter(({ name }) => wanted.length === 0 || wanted.includes(name));

if (!process.argv.includes('--built')) for (const folder of published) buildPackage(folder);
const packed = mkdtempSync(join(tmpdir(), 'panome-packed-'));
const { args, env, executablePath } = await chromium();
const browser = await browserType.launch({ args, env, executablePath });
let failed = 0;
try {
  const tarballs = packBuilt(packed).map(({ file }) => file);
  for (const { act, ...stranger } of strangers) {
    const began = performance.now();
    const app = createApp(stranger.template, stranger.source, tarballs);
    const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;
    try {
      await act({ app, browser, ...stranger });
      console.log(`✓ ${stranger.name}: ${seconds()}`);
    } catch (error) {
      failed += 1;
      console.error(`✗ ${stranger.name}: ${seconds()}\n${error.message}`);
    } finally {
      app.remove();
    }
  }
} finally {
  await browser.close();
  rmSync(packed, { recursive: true, force: true });
}
console.log(`${strangers.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || strangers.length === 0 ? 1 : 0;
