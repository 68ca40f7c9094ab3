import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [ownFile, ownFolder] = [0o600, 0o700];

/**
 * Makes the data folder readable by its owner only, also one that another version or a copy left open: what this process
 * makes from now on, the folder itself, and what lies in it down to the second level, beyond which nobody else comes.
 */
export function secureFolder(folder: string): void {
  process.umask(0o077);
  close(folder, 2);
}

function close(folder: string, levels: number): void {
  if (!existsSync(folder)) return;
  chmodSync(folder, ownFolder);
  if (levels === 0) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) close(path, levels - 1);
    else if (entry.isFile()) chmodSync(path, ownFile);
  }
}
