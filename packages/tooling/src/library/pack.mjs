// The tarballs that a sibling product installs: what lies in `dist` of each published package, and nothing else.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { published } from './packages.mjs';

/**
 * Packs the built packages into a folder.
 *
 * @param into - Made when it is not there.
 * @returns of each package its `name`, `version`, the `file` of its tarball, its `size` and the paths of its `files`.
 */
export function packBuilt(into) {
  mkdirSync(into, { recursive: true });
  return published.map((folder) => {
    const told = execFileSync('npm', ['pack', '--json', '--pack-destination', into, '--loglevel=error'], {
      cwd: join(root, folder, 'dist'),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const answer = JSON.parse(told);
    // npm 12 answers by name, the ones before with a list.
    const [{ filename, files, name, size, version }] = Array.isArray(answer) ? answer : Object.values(answer);
    return { name, version, size, file: join(into, filename), files: files.map(({ path }) => path) };
  });
}
