import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IngestSource, Repairs } from '../../ingest/index.ts';
import { readerVersion, type Groups, type InputKind, type InputProblem } from '../../model/index.ts';
import { pack, unpack, weightOf } from './packed.ts';

/** Raised when what is kept of a file has another form. */
const storeVersion = 1;
/** Smaller files are parsed as quickly as they would be taken from the store. */
const leastBytes = 1 << 18;
/** What would take more is not kept: it stands in memory twice while it is written. */
const mostBytes = 1 << 27;

/** Everything that decides what is read of a file. */
export type ReadingAsked = {
  readonly kind: InputKind;
  readonly source: IngestSource;
  /** Of its bytes. */
  readonly sha256: string;
  readonly repairs: Repairs;
  /** Of a matrix those that say which columns are samples. */
  readonly groups?: Groups | undefined;
};
type Faulty = { readonly problems: readonly InputProblem[] };

/** Where what was read of files is kept for whoever reads them next. */
export type ReadingStore = {
  /** What `read` gives, taken from the store when it is there. What has an error is not kept. */
  through<Reading extends Faulty>(asked: ReadingAsked, read: () => Promise<Reading>): Promise<Reading>;
};

/** Reads each file anew. */
export const noReadings: ReadingStore = { through: async (_asked, read) => read() };

function keyOf({ groups, kind, repairs, sha256, source }: ReadingAsked): string {
  const { delimiter, encoding, name, sheet } = source;
  const decisive = [storeVersion, readerVersion, kind, sha256, name, encoding, delimiter, sheet, repairs, groups];
  return createHash('sha256').update(JSON.stringify(decisive)).digest('hex').slice(0, 40);
}

type ReadingStoreOptions = {
  /** Files of fewer bytes are not kept. */
  readonly leastBytes?: number | undefined;
};

/**
 * Keeps readings as files of a folder, made when absent. Nothing depends on one being there: a file may be removed at any
 * time, and several processes may share the folder, where two that read the same file at once both parse it.
 */
export function createReadingStore(folder: string, options: ReadingStoreOptions = {}): ReadingStore {
  const least = options.leastBytes ?? leastBytes;

  function kept<Reading>(path: string): Reading | undefined {
    try {
      const reading = unpack(readFileSync(path)) as Reading;
      const now = new Date();
      utimesSync(path, now, now);
      return reading;
    } catch {
      return undefined;
    }
  }

  function keep(path: string, reading: Faulty): void {
    if (weightOf(reading) > mostBytes) return;
    try {
      const work = `${path}.${process.pid}.tmp`;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(work, pack(reading));
      renameSync(work, path);
    } catch {
      // A full disk or data of another kind cost the next reader time, and this one nothing.
    }
  }

  return {
    through: async <Reading extends Faulty>(asked: ReadingAsked, read: () => Promise<Reading>): Promise<Reading> => {
      if (asked.source.bytes.byteLength < least) return read();
      const path = join(folder, keyOf(asked));
      const known = kept<Reading>(path);
      if (known) return known;
      const reading = await read();
      if (reading.problems.every(({ severity }) => severity !== 'error')) keep(path, reading);
      return reading;
    },
  };
}
