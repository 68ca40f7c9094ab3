// Runs on whatever Node the machine has (20 or newer): puts the dependencies there, the pinned Node 24 among them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const stamp = join(root, 'node_modules/.panome-installed');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the locked dependencies unless this very lockfile is installed already. */
export function ensureInstalled() {
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // npm itself writes this file at the end of an install: newer than the lockfile means installed by hand.
  const byHand = join(root, 'node_modules/.package-lock.json');
  if (existsSync(byHand) && statSync(byHand).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) return;
  console.log('正在安装依赖（首次约需 1 分钟）……');
  const done = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) {
    console.error('依赖安装失败：请检查网络与 npm 源设置，然后重新运行同一命令。');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** The Node that everything runs on: the pinned one, or the machine's own when it is new enough. */
export function nodeBinary() {
  const pinned = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error('此平台没有随 npm 安装的 Node 24，请先安装 Node 24 或更新版本。');
  process.exit(1);
}
