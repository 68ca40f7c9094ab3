import type { ExperienceFacet, ExperienceKind } from '@panome/contract';
import { sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import { countOf } from '../../platform/database/countOf.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ExperienceRow } from '../../platform/database/schema/productDb.ts';

/** What narrows a list; an empty text narrows nothing. */
export type Narrowed = { readonly kind: ExperienceKind; readonly words: string; readonly passed: '' | 'yes' | 'no' } & {
  readonly [Facet in ExperienceFacet]: string;
};

const searched = sql`id || ' ' || species || ' ' || tissue || ' ' || platform || ' ' || storage || ' ' || note`;

function narrowedQuery(db: Database, { kind, passed, platform, species, storage, tissue, words }: Narrowed) {
  let query = db.selectFrom('experience').where('kind', '=', kind);
  if (words) query = query.where(contains(searched, words));
  if (species) query = query.where('species', '=', species);
  if (tissue) query = query.where('tissue', '=', tissue);
  if (platform) query = query.where('platform', '=', platform);
  if (storage) query = query.where('storage', '=', storage);
  if (passed) query = query.where('passed', '=', passed === 'yes' ? 1 : 0);
  return query;
}

const inOrder = (db: Database, narrowed: Narrowed) =>
  narrowedQuery(db, narrowed).selectAll().orderBy('year', 'desc').orderBy('id');

/** The queries of experience. */
export const experienceRepository = {
  any: async (db: Database): Promise<boolean> =>
    (await db.selectFrom('experience').select('id').limit(1).executeTakeFirst()) !== undefined,

  find: (db: Database, id: string): Promise<ExperienceRow | undefined> =>
    db.selectFrom('experience').selectAll().where('id', '=', id).executeTakeFirst(),

  page: async (db: Database, narrowed: Narrowed, limit: number, offset: number) => ({
    rows: await inOrder(db, narrowed).limit(limit).offset(offset).execute(),
    total: await countOf(narrowedQuery(db, narrowed)),
  }),

  all: (db: Database, narrowed: Narrowed): Promise<ExperienceRow[]> => inOrder(db, narrowed).execute(),

  /** How many rows have each value, the commonest first. The facet's own filter does not narrow it. */
  counts: async (db: Database, narrowed: Narrowed, facet: ExperienceFacet) => {
    const rows = await narrowedQuery(db, { ...narrowed, [facet]: '' })
      .select([facet, (select) => select.fn.countAll().as('count')])
      .groupBy(facet)
      .execute();
    return rows
      .map((row) => ({ value: row[facet], count: Number(row.count) }))
      .filter(({ value }) => value !== '')
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  },

  /** The units in which amounts were given, the commonest first. */
  units: async (db: Database, narrowed: Narrowed): Promise<string[]> => {
    const rows = await narrowedQuery(db, narrowed)
      .where('amount_unit', '!=', '')
      .select(['amount_unit', (select) => select.fn.countAll().as('count')])
      .groupBy('amount_unit')
      .execute();
    return rows.toSorted((a, b) => Number(b.count) - Number(a.count)).map((row) => row.amount_unit);
  },

  countPassed: async (db: Database, narrowed: Narrowed) => ({
    yes: await countOf(narrowedQuery(db, { ...narrowed, passed: 'yes' })),
    no: await countOf(narrowedQuery(db, { ...narrowed, passed: 'no' })),
  }),

  countAll: async (db: Database, kind: ExperienceKind) => {
    const of = () => db.selectFrom('experience').where('kind', '=', kind);
    return { all: await countOf(of()), simulated: await countOf(of().where('simulated', '=', 1)) };
  },

  /** The rows that samples of a tissue may be compared with. */
  ofTissue: (db: Database, kind: ExperienceKind, tissue: string): Promise<ExperienceRow[]> =>
    db
      .selectFrom('experience')
      .selectAll()
      .where('kind', '=', kind)
      .where('tissue', '=', tissue)
      .orderBy('year', 'desc')
      .orderBy('id')
      .execute(),
};
