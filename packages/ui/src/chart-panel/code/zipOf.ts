import { strToU8, zipSync } from 'fflate';

/** The first day that a zip can tell, so that the same content is the same file. */
const mtime = new Date(1980, 0, 1);

/**
 * A zip of texts: some files that belong together in one download.
 *
 * When not to use: for more than some ten megabytes; the server makes those.
 */
export function zipOf(files: Readonly<Record<string, string>>): Blob {
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return new Blob([zipSync(bytes, { mtime })], { type: 'application/zip' });
}
