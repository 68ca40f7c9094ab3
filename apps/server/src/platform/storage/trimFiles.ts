import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

type Limits = {
  /** The most bytes of all files together. */
  readonly maxBytes: number;
  /** Files that were read last before this time go in any case. */
  readonly before?: number | undefined;
};

/** Removes the least recently used files of a folder until the rest fits; a folder that is not there is empty. */
export async function trimFiles(folder: string, { before = 0, maxBytes }: Limits): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  const files = found.flatMap((facts, at) =>
    facts ? [{ path: join(folder, names[at]!), size: facts.size, used: Math.max(facts.atimeMs, facts.mtimeMs) }] : [],
  );
  let total = 0;
  for (const { path, size, used } of files.toSorted((a, b) => b.used - a.used)) {
    total += size;
    // One after another, because trimming is rare and nobody waits for it.
    // oxlint-disable-next-line no-await-in-loop
    if (total > maxBytes || used < before) await rm(path, { force: true });
  }
}
