import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { LIMITS } from './limits.ts';

/** A zip that is read part by part; nothing is inflated. @throws {Error} When the file is none. */
export const openZip = (file: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(file, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });

/**
 * What a zip lists, as far as the number of parts that are allowed; `entryCount` of the zip tells of more.
 *
 * @throws {Error} When the list is damaged.
 */
export const listEntries = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length < LIMITS.archiveEntries) zip.readEntry();
      else resolve(entries);
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });
