import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Flushes every file of a folder and the folder itself to the disk. */
export function syncFolder(folder: string): void {
  for (const name of readdirSync(folder)) sync(join(folder, name));
  sync(folder);
}
