import type { Groups } from '@panome/analysis/model';
import type { SamplesOfPlace, TableSpread } from '@panome/contract';
import type { TableSamples, TableService } from '../files/index.ts';
import type { Place, Places, StoredTable } from './places.ts';

type DeliveredSample = { readonly name: string; readonly group_name: string; readonly factors: string };
type Read = { readonly table: StoredTable; readonly found: TableSamples };
/** A table of samples with groups or factors. */
export type SampleTable = { readonly title: string; readonly groups: NonNullable<TableSamples['groups']> };

/** The most tables of a place whose spread is measured. */
const mostSpreads = 6;

/** What a delivery says of its samples, without a look into its tables. */
export const designOfDelivery = (delivered: readonly DeliveredSample[]) => ({
  samples: delivered.map(({ name }) => name),
  groupOf: new Map(delivered.map(({ group_name, name }) => [name, group_name])),
  factorsOf: new Map(
    delivered.map(({ factors, name }) => [name, JSON.parse(factors || '{}') as Record<string, string>]),
  ),
  table: undefined as SampleTable | undefined,
});
export type Design = ReturnType<typeof designOfDelivery>;

export type SampleReader = ReturnType<typeof createSampleReader>;

/** Which samples the tables of a place name; tables are read in the child with limits, and remembered. */
export function createSampleReader(places: Places, tables: TableService) {
  const readAll = async (place: Place): Promise<{ readonly delivered: DeliveredSample[]; readonly read: Read[] }> => {
    const [delivered, found] = await Promise.all([places.delivered(place), places.tables(place)]);
    const known = delivered.map(({ name }) => name);
    const readAs =
      (names: readonly string[]) =>
      async (table: StoredTable): Promise<Read> => ({
        table,
        found: await tables.samplesOf(table, names),
      });
    const read = await Promise.all(found.map(readAs(known)));
    // Where no delivery names the samples, the tables of numbers do, and other tables may then say more of them.
    const named = known.length > 0 ? [] : read.flatMap(({ found: { samples } }) => samples);
    if (named.length === 0) return { delivered, read };
    const again = async (one: Read) =>
      one.found.state === 'other' && !one.found.groups ? readAs(named)(one.table) : one;
    return { delivered, read: await Promise.all(read.map(again)) };
  };

  const unionOf = ({ delivered, read }: Awaited<ReturnType<typeof readAll>>): Map<string, string[]> => {
    const union = new Map<string, string[]>(delivered.map(({ name }) => [name, []]));
    for (const { found, table } of read) {
      if (found.state !== 'read') continue;
      for (const sample of found.samples) {
        const having = union.get(sample);
        if (having) having.push(table.source_id);
        else union.set(sample, [table.source_id]);
      }
    }
    return union;
  };

  return {
    /** How much features vary within these groups, in the tables that name samples; most features first. */
    spreadsOf: async (read: readonly Read[], groups: Groups): Promise<TableSpread[]> => {
      const found = await Promise.all(
        read
          .filter(({ found: { state } }) => state === 'read')
          .slice(0, mostSpreads)
          .map(async ({ table }) => ({ table, spread: await tables.spreadOf(table, groups) })),
      );
      return found
        .flatMap(({ spread, table: { name, source_id, title } }) =>
          spread ? [{ source_id, title: title || name, ...spread }] : [],
        )
        .toSorted((one, other) => other.features - one.features);
    },

    /** Every sample, those of the delivery first, and which tables have it. */
    samplesOf: async (place: Place): Promise<SamplesOfPlace> => {
      const all = await readAll(place);
      return {
        samples: [...unionOf(all)].map(([name, having]) => ({ name, tables: having })),
        tables: all.read.map(({ found, table: { name, source_id, title } }) => ({
          source_id,
          name,
          title,
          samples: found.state === 'read' ? found.samples.length : 0,
          state: found.state,
          reason: found.reason,
        })),
      };
    },

    /** The names by which a scheme is checked; null when no table could be read. */
    knownSamples: async (place: Place): Promise<string[] | null> => {
      const all = await readAll(place);
      const union = [...unionOf(all).keys()];
      return union.length === 0 || all.read.some(({ found }) => found.state === 'running') ? null : union;
    },

    /** The samples in their order with the delivered groups, and the table of samples that names most of them. */
    designOf: async (place: Place) => {
      const all = await readAll(place);
      const samples = [...unionOf(all).keys()];
      const known = new Set(samples);
      const hits = ({ samples: named }: SampleTable['groups']) => named.filter((name) => known.has(name)).length;
      const [best] = all.read
        .flatMap(({ found, table }) =>
          found.groups ? [{ title: table.title || table.name, groups: found.groups }] : [],
        )
        .filter(({ groups }) => 2 * hits(groups) >= samples.length && samples.length > 0)
        .toSorted((one, other) => hits(other.groups) - hits(one.groups));
      return { ...designOfDelivery(all.delivered), samples, read: all.read, table: best };
    },
  };
}
