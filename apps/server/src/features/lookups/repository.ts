import { sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import { countOf } from '../../platform/database/countOf.ts';
import type { Database } from '../../platform/database/open.ts';
import type { EntityRow } from '../../platform/database/schema/reference.ts';

export type NameHit = {
  readonly name: string;
  readonly namespace: string;
  readonly entity_id: number;
  readonly taxon: number;
};

/** Which things of which releases are asked about. */
export type Among = {
  readonly kinds: readonly string[];
  readonly releases: readonly string[];
  readonly taxon?: number | undefined;
};

const atOnce = 1_000;
const mostAlike = 4_000;
const cut = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / atOnce) }, (_, at) => values.slice(at * atOnce, (at + 1) * atOnce));

export const lookupRepository = (database: Database) => ({
  /**
   * What any of these names leads to, and what it is. Names first, then what they name: joined, SQLite would walk
   * through every thing of the kind.
   */
  async hits(
    names: readonly string[],
    { kinds, releases, taxon }: Among,
  ): Promise<{ hits: NameHit[]; things: ReadonlyMap<number, EntityRow> }> {
    const found: { name: string; namespace: string; entity_id: number }[] = [];
    for (const some of cut(names))
      found.push(...(await database.selectFrom('ref_name').selectAll().where('name', 'in', some).execute()));
    const things = new Map<number, EntityRow>();
    for (const some of cut([...new Set(found.map(({ entity_id }) => entity_id))]))
      for (const row of await database.selectFrom('ref_entity').selectAll().where('id', 'in', some).execute())
        if (
          kinds.includes(row.kind) &&
          releases.includes(row.release_id) &&
          (taxon === undefined || row.taxon === taxon || row.taxon === 0)
        )
          things.set(row.id, row);
    const hits: NameHit[] = [];
    for (const { entity_id, name, namespace } of found) {
      const thing = things.get(entity_id);
      if (thing) hits.push({ name, namespace, entity_id, taxon: thing.taxon });
    }
    return { hits, things };
  },

  /** Names that begin alike, of whatever kind, for whoever mistyped one. */
  async beginning(start: string): Promise<string[]> {
    const rows = await database
      .selectFrom('ref_name')
      .select('name')
      .where('name', '>=', start)
      .where('name', '<', `${start}\uffff`)
      .limit(mostAlike)
      .execute();
    return rows.map(({ name }) => name);
  },

  /** Whether a release has anything of these kinds. */
  async holds(release: string, kinds: readonly string[]): Promise<boolean> {
    const any = await database
      .selectFrom('ref_entity')
      .select('id')
      .where('kind', 'in', kinds)
      .where('release_id', '=', release)
      .limit(1)
      .executeTakeFirst();
    return any !== undefined;
  },

  /** A page of what a look-up holds: by a part of the name, or by any name exactly. */
  async page(
    { kinds, releases, taxon }: Among,
    text: string,
    key: string,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<{ rows: EntityRow[]; total: number }> {
    let query = database.selectFrom('ref_entity').where('kind', 'in', kinds).where('release_id', 'in', releases);
    if (taxon !== undefined) query = query.where('taxon', 'in', [taxon, 0]);
    if (text)
      query = query.where((eb) =>
        eb.or([
          contains(sql`label || ' ' || name`, text),
          eb('id', 'in', eb.selectFrom('ref_name').select('entity_id').where('name', '=', key)),
        ]),
      );
    // What is called exactly so comes first.
    const rows = await query
      .selectAll()
      .orderBy(sql`case when lower(label) = ${key} then 0 else 1 end`)
      .orderBy('label')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute();
    return { rows, total: await countOf(query) };
  },

  async species({ kinds, releases }: Among): Promise<{ taxon: number; entries: number }[]> {
    if (releases.length === 0) return [];
    const rows = await database
      .selectFrom('ref_entity')
      .select((eb) => ['taxon', eb.fn.countAll<number>().as('entries')])
      .where('kind', 'in', kinds)
      .where('release_id', 'in', releases)
      .groupBy('taxon')
      .execute();
    return rows
      .map(({ entries, taxon }) => ({ taxon, entries: Number(entries) }))
      .toSorted((a, b) => b.entries - a.entries);
  },
});
