import { createWriteStream, createReadStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createInterface } from 'node:readline';

/** A protein as it goes into the store. */
export type PreparedProtein = {
  readonly t: 'protein';
  readonly accession: string;
  readonly entryName: string;
  readonly reviewed: boolean;
  readonly name: string;
  readonly genes: readonly string[];
  readonly taxon: number;
  readonly organism: string;
  readonly length: number;
  readonly mass: number;
  readonly existence: number;
  readonly fragment: boolean;
  readonly sequence: string;
  /** JSON of what only its page shows. */
  readonly detail: string;
  readonly terms: readonly string[];
};
/** A named thing of the look-ups. */
export type PreparedEntity = {
  readonly t: 'entity';
  readonly kind: EntityKind;
  readonly taxon: number;
  readonly label: string;
  readonly name: string;
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** Names as they are compared, with their namespace. */
  readonly names: readonly (readonly [name: string, namespace: string])[];
};
type PreparedAnnotation = {
  readonly t: 'annotation';
  readonly accession: string;
  readonly term: string;
  readonly aspect: string;
  readonly evidence: string;
  readonly reference: string;
};
/** How many proteins have a value. */
type PreparedCount = {
  readonly t: 'count';
  readonly module: string;
  readonly value: string;
  readonly label: string;
  readonly proteins: number;
};
export type Prepared = PreparedProtein | PreparedEntity | PreparedAnnotation | PreparedCount;
export type EntityKind = 'gene' | 'string' | 'disease' | 'pathway' | 'host' | 'go';

/** Writes what was read, one JSON a line, for the process that holds the database. */
export function prepareFile(path: string) {
  const out = createWriteStream(path);
  let text: string[] = [];
  let size = 0;
  const flush = async () => {
    const block = text.join('');
    text = [];
    size = 0;
    if (!out.write(block)) await once(out, 'drain');
  };
  return {
    write: async (record: Prepared): Promise<void> => {
      const line = `${JSON.stringify(record)}\n`;
      text.push(line);
      size += line.length;
      if (size > 256 * 1024) await flush();
    },
    end: async (): Promise<void> => {
      await flush();
      out.end();
      await finished(out);
    },
  };
}

/** The records of a prepared file in their order. */
export async function* preparedOf(path: string): AsyncGenerator<Prepared> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  for await (const line of lines) yield JSON.parse(line) as Prepared;
}
