import { open } from 'node:fs/promises';

/** A file, or the names in a folder, are on the disk for good when this resolves. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
