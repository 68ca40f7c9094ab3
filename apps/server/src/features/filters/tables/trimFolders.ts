import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hour } from '@panome/contract/durations';

/** Nobody reads a folder for so long. */
const inUse = hour;

async function sizeOf(folder: string): Promise<{ readonly size: number; readonly used: number }> {
  const files = await readdir(folder);
  const facts = await Promise.all(files.map((name) => stat(join(folder, name))));
  return {
    size: facts.reduce((sum, one) => sum + one.size, 0),
    used: Math.max(0, ...facts.map(({ mtimeMs }) => mtimeMs)),
  };
}

/** Removes the least recently used folders beyond `maxBytes`, and those that were left half made; none that is in use. */
export async function trimFolders(root: string, maxBytes: number): Promise<void> {
  const found = await Promise.all(
    (await readdir(root)).map(async (name) => ({
      name,
      ...(await sizeOf(join(root, name)).catch(() => ({ size: 0, used: Infinity }))),
    })),
  );
  const old = Date.now() - inUse;
  let total = 0;
  for (const { name, size, used } of found.toSorted((a, b) => b.used - a.used)) {
    total += size;
    if (used < old && (name.includes('.') || total > maxBytes))
      // One after another, because trimming is rare and nobody waits for it.
      // oxlint-disable-next-line no-await-in-loop
      await rm(join(root, name), { recursive: true, force: true });
  }
}
