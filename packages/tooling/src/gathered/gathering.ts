import { readFileSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Gathering = {
  /** The modules to gather with all that they load, as `file:` addresses; what they share is gathered once. */
  readonly sources: readonly string[];
  /** Where the gathered files are kept. Nobody else may be able to write there, since they are run. */
  readonly folder: string;
  /** Packages that are loaded from where they are installed: with code that is no JavaScript, or files beside it. */
  readonly apart?: RegExp;
};

/** What was gathered, written last: `entries` run, and `modules` are all they were made of, each as it was then. */
export type GatheredRecord = {
  /** By the address of the source, the gathered file below the folder. */
  readonly entries: Readonly<Record<string, string>>;
  readonly modules: readonly (readonly [path: string, state: string])[];
};

/** By the address of its source, the address of what is to be run. */
export type Entries = Readonly<Record<string, string>>;

export const recordName = 'record.json';

/** Changes whenever a file is written. */
export const stateOf = ({ mtimeMs, size, ino }: Stats): string => `${size} ${mtimeMs} ${ino}`;

export const addressesOf = (folder: string, { entries }: GatheredRecord): Entries =>
  Object.fromEntries(Object.entries(entries).map(([source, file]) => [source, pathToFileURL(join(folder, file)).href]));

/** The addresses of what was gathered earlier, when everything it was made of is as it was. */
export function freshEntries({ folder, sources }: Gathering): Entries | undefined {
  try {
    const record = JSON.parse(readFileSync(join(folder, recordName), 'utf8')) as GatheredRecord;
    const fresh =
      sources.every((source) => record.entries[source] !== undefined) &&
      record.modules.every(([path, state]) => stateOf(statSync(path)) === state);
    return fresh ? addressesOf(folder, record) : undefined;
  } catch {
    return undefined;
  }
}
