// Whether a built package can be installed: publint and are-the-types-wrong look at it, and its tarball is looked into.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { nodeBinary, root } from '../install.mjs';
import { packBuilt } from './pack.mjs';

/** What an application needs of a package; no source, picture or story. */
const shipped = /(?<!\.tsx?)\.(?:js|d\.ts|css|json|md)$/;
const sources = /(?:^|\/)(?:src|adoption|visual-baselines)\/|\.(?:stories|test|fixtures)\./;
/** Bytes of a tarball: the larger one has 0.3 MB. */
const most = 1_000_000;

function typesOf(path) {
  const { status, stderr, stdout } = spawnSync(
    nodeBinary(),
    [
      join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
      '--pack',
      '.',
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'theme.css',
      '--format',
      'ascii',
    ],
    { cwd: path, encoding: 'utf8' },
  );
  return status === 0 ? [] : [stdout, stderr].filter(Boolean);
}

/** @returns what is wrong with a built package, in words. */
export async function faultsOf(folder) {
  const path = join(root, folder, 'dist');
  const { messages, pkg } = await publint({ pkgDir: path, strict: true });
  return [...messages.map((message) => `${folder}: ${formatMessage(message, pkg)}`), ...typesOf(path)];
}

/** @returns what is wrong with these tarballs, in words. */
export const strayIn = (tarballs) =>
  tarballs.flatMap(({ files, name, size }) => [
    ...files
      .filter((path) => !shipped.test(path) || (sources.test(path) && !path.startsWith('source/')))
      .map((path) => `${name}: ${path} does not belong into the tarball`),
    ...(size > most ? [`${name}: a tarball of ${size} bytes, at most ${most} are wanted`] : []),
  ]);

/** Packs what is built, into a folder that is gone afterwards. @returns what is wrong with the tarballs, in words. */
export function faultsOfTarballs() {
  const folder = mkdtempSync(join(tmpdir(), 'panome-tarballs-'));
  try {
    return strayIn(packBuilt(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
