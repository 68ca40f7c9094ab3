// Versions and changelogs that the changesets ask for.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodeBinary, root } from '../install.mjs';

/** Everything that `changeset version` reads. */
const read = [
  'package.json',
  'package-lock.json',
  '.changeset',
  '{tokens,packages/*,apps/*}/package.json',
  '{tokens,packages/ui}/CHANGELOG.md',
];

/** Turns the changesets of a checkout into versions and entries of changelogs, in its files. */
export function applyChangesets(folder) {
  execFileSync(nodeBinary(), [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * The same in a copy, so that the checkout stays as it is.
 *
 * @param use - Gets the copy: manifests and changelogs as the release would have them.
 */
export async function withPlan(use) {
  const copy = mkdtempSync(join(tmpdir(), 'panome-release-'));
  try {
    for (const path of read.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      cpSync(join(root, path), join(copy, path), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    execFileSync('git', ['init', '--quiet'], { cwd: copy });
    applyChangesets(copy);
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
