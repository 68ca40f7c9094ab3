import { readFileSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Gathering = {
  /** The module to gather with all that it loads, as a `file:` address. */
  readonly source: string;
  /** Where the gathered files are kept. Nobody else may be able to write there, since they are run. */
  readonly folder: string;
};

/** What was gathered, written last: `entry` runs, and `modules` are all it was made of, each as it was then. */
export type GatheredRecord = {
  readonly source: string;
  readonly entry: string;
  readonly modules: readonly (readonly [path: string, state: string])[];
};

export const recordName = 'record.json';

/** Changes whenever a file is written. */
export const stateOf = ({ mtimeMs, size, ino }: Stats): string => `${size} ${mtimeMs} ${ino}`;

/** The address of what was gathered earlier, when everything it was made of is as it was. */
export function freshEntry({ folder, source }: Gathering): string | undefined {
  try {
    const record = JSON.parse(readFileSync(join(folder, recordName), 'utf8')) as GatheredRecord;
    const fresh =
      record.source === source && record.modules.every(([path, state]) => stateOf(statSync(path)) === state);
    return fresh ? pathToFileURL(join(folder, record.entry)).href : undefined;
  } catch {
    return undefined;
  }
}
