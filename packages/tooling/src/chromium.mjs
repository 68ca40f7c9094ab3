// The one browser of every test: the pinned Chromium inside @sparticuz/chromium, unpacked once, with the libraries it
// needs beside it, so that neither root nor apt is asked for. CHROMIUM_PATH names another browser.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const require = createRequire(import.meta.url);

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Unpacks the browser when needed. @returns launch options for Playwright; `pinned` is false for a foreign browser. */
export async function chromium() {
  const fontconfig = join(root, '.storybook/fonts.conf');
  const foreign = process.env.CHROMIUM_PATH;
  if (foreign)
    return {
      executablePath: foreign,
      args: flags,
      env: { ...process.env, FONTCONFIG_FILE: fontconfig },
      pinned: false,
    };

  const version = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')).version;
  const home = join(root, 'node_modules/.cache/panome-chromium', version);
  mkdirSync(home, { recursive: true });
  const previous = process.env.TMPDIR;
  process.env.TMPDIR = home;
  try {
    const sparticuz = await import('@sparticuz/chromium');
    const packed = join(dirname(dirname(dirname(require.resolve('@sparticuz/chromium')))), 'bin');
    const bin = existsSync(packed) ? packed : join(root, 'node_modules/@sparticuz/chromium/bin');
    const executablePath = await sparticuz.default.executablePath(bin);
    const libraries = join(home, 'al2023');
    if (!existsSync(libraries)) await sparticuz.inflate(join(bin, 'al2023.tar.br'));
    const env = { ...process.env, TMPDIR: previous ?? '/tmp', FONTCONFIG_FILE: fontconfig };
    env.LD_LIBRARY_PATH = [join(libraries, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
    return { executablePath, args: flags, env, pinned: true };
  } finally {
    if (previous === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = previous;
  }
}
