// Builds the portal when its sources changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { nodeBinary, root } from './install.mjs';

const sources = [
  'apps/portal',
  'packages/ui/src',
  'packages/charts/src',
  'packages/analysis/src',
  'packages/contract/src',
  'tokens/src',
  'package-lock.json',
];
const ignored = new Set(['dist', 'node_modules', 'e2e', 'visual-baselines']);

function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const info = statSync(path);
    if (!info.isDirectory()) return void hash.update(`${path}\0${info.size}\0${info.mtimeMs}\n`);
    for (const name of readdirSync(path).sort()) if (!ignored.has(name)) visit(join(path, name));
  };
  for (const source of sources) visit(join(root, source));
  return hash.digest('hex');
}

/** Puts a `.br` beside each asset: compressed once and thoroughly here, instead of hastily for every visitor. */
function precompress(folder) {
  for (const name of readdirSync(folder)) {
    if (/\.(js|css|svg)$/.test(name))
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
  }
}

/** @returns whether a build was made. Ends the process when the build fails. */
export function ensureBuilt() {
  const stamp = join(root, 'apps/portal/dist/.stamp');
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  console.log('正在构建门户（约需半分钟）……');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // The portal empties the folder; the script of the reports comes after it.
  for (const config of ['vite.config.ts', 'vite.editor.config.ts', 'vite.report.config.ts']) {
    const build = () =>
      spawnSync(nodeBinary(), [vite, 'build', '--config', config, '--logLevel', 'warn'], {
        cwd: join(root, 'apps/portal'),
        encoding: 'utf8',
      });
    // A build may lose styles by chance (`keepStyles`): a fault of the sources fails three times, and only then is there
    // something to read.
    let made = build();
    for (let again = 0; again < 2 && made.status !== 0; again += 1) made = build();
    if (made.status !== 0) {
      console.error(`${made.stdout}${made.stderr}\n门户构建失败，原因见上文。`);
      process.exit(1);
    }
  }
  precompress(join(root, 'apps/portal/dist/assets'));
  writeFileSync(stamp, now);
  return true;
}

if (process.argv[1] === import.meta.filename) ensureBuilt();
