import type { proteinSorts } from '@panome/contract';
import type { ProteinQuery } from '@panome/contract/protein-query';
import { sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { ProteinTableRow } from '../../../platform/database/schema/reference.ts';
import { conditionOf } from './conditions.ts';

export type Sort = (typeof proteinSorts)[number];
/** The releases that somebody sees, and those among them that the public does not. */
export type Seen = { readonly ids: readonly string[]; readonly own: readonly string[] };
export type FacetRow = {
  readonly own: boolean;
  readonly reviewed: number;
  readonly taxon: number;
  readonly organism: string;
  readonly existence: number;
  /** 0: below 200 residues, 1: below 500, 2: below 1,000, 3: more. */
  readonly band: number;
  readonly proteins: number;
};

const atOnce = 1_000;

export const proteinRepository = (database: Database) => {
  /** Proteins of the releases that somebody sees. */
  const among = ({ ids, own }: Seen, query: ProteinQuery) =>
    database
      .selectFrom('protein')
      .where('release_id', 'in', ids)
      .where((eb) => conditionOf(eb, query, own));

  return {
    async page(
      seen: Seen,
      query: ProteinQuery,
      { limit, offset, order, sort }: { limit: number; offset: number; sort: Sort; order: 'asc' | 'desc' },
    ): Promise<ProteinTableRow[]> {
      const found = among(seen, query);
      // Whoever types a gene or an accession wants that one first.
      const exact = query.kind === 'text' ? query.value.toLowerCase() : '';
      const first = exact
        ? found.orderBy(sql`case when lower(gene) = ${exact} or lower(accession) = ${exact} then 0 else 1 end`)
        : found;
      const sorted =
        sort === 'relevance'
          ? first
              .orderBy('reviewed', 'desc')
              .orderBy(sql`case when existence = 0 then 6 else existence end`)
              .orderBy('entry_name')
          : found.orderBy(sort, order);
      return sorted.selectAll().orderBy('id').limit(limit).offset(offset).execute();
    },

    /** How the found proteins are spread over species, lengths and kinds of evidence, in one pass. */
    async facets(seen: Seen, query: ProteinQuery): Promise<FacetRow[]> {
      const band = sql<number>`case when length < 200 then 0 when length < 500 then 1 when length < 1000 then 2 else 3 end`;
      const rows = await among(seen, query)
        .select((eb) => [
          'release_id',
          'reviewed',
          'taxon',
          'existence',
          band.as('band'),
          eb.fn.max('organism').as('organism'),
          eb.fn.countAll<number>().as('proteins'),
        ])
        .groupBy(['release_id', 'reviewed', 'taxon', 'existence', band])
        .execute();
      return rows.map(({ release_id, ...row }) => ({
        ...row,
        own: seen.own.includes(release_id),
        proteins: Number(row.proteins),
      }));
    },

    /** Which proteins have which of these terms. */
    async byTerms(releases: readonly string[], terms: readonly string[]): Promise<Map<string, ProteinTableRow[]>> {
      const found = new Map<string, ProteinTableRow[]>();
      for (let at = 0; at < terms.length; at += atOnce) {
        const rows = await database
          .selectFrom('protein_term')
          .innerJoin('protein', 'protein.id', 'protein_term.protein_id')
          .selectAll('protein')
          .select('protein_term.term')
          .where('protein_term.term', 'in', terms.slice(at, at + atOnce))
          .where('protein.release_id', 'in', releases)
          .orderBy('protein.reviewed', 'desc')
          .orderBy('protein.id')
          .execute();
        for (const { term, ...row } of rows) found.set(term, [...(found.get(term) ?? []), row]);
      }
      return found;
    },

    /** Proteins with a term of these kinds that begins with the text. */
    beginning: (releases: readonly string[], kinds: readonly string[], text: string): Promise<ProteinTableRow[]> =>
      database
        .selectFrom('protein')
        .selectAll()
        .where('release_id', 'in', releases)
        .where((eb) =>
          eb.or(
            kinds.map((kind) =>
              eb(
                'id',
                'in',
                eb
                  .selectFrom('protein_term')
                  .select('protein_id')
                  .where('term', '>=', `${kind}:${text}`)
                  .where('term', '<', `${kind}:${text}\uffff`)
                  .limit(200),
              ),
            ),
          ),
        )
        .orderBy(sql`case when lower(gene) = ${text} or lower(accession) = ${text} then 0 else 1 end`)
        .orderBy('reviewed', 'desc')
        .orderBy('entry_name')
        .limit(10)
        .execute(),

    detail: (id: number) =>
      database.selectFrom('protein_detail').selectAll().where('protein_id', '=', id).executeTakeFirst(),

    async sequences(ids: readonly number[]): Promise<Map<number, string>> {
      const found = new Map<number, string>();
      for (let at = 0; at < ids.length; at += atOnce)
        for (const row of await database
          .selectFrom('protein_detail')
          .select(['protein_id', 'sequence'])
          .where('protein_id', 'in', ids.slice(at, at + atOnce))
          .execute())
          found.set(row.protein_id, row.sequence);
      return found;
    },

    /** GO terms that annotation files give to a protein, with their names where an ontology was imported. */
    annotations: (releases: readonly string[], accession: string) =>
      database
        .selectFrom('ref_annotation')
        .leftJoin('ref_name', (join) =>
          join.onRef('ref_name.name', '=', sql`lower(ref_annotation.term)`).on('ref_name.namespace', '=', 'id'),
        )
        .leftJoin('ref_entity', (join) =>
          join.onRef('ref_entity.id', '=', 'ref_name.entity_id').on('ref_entity.release_id', 'in', releases),
        )
        .select([
          'ref_annotation.term',
          'ref_annotation.aspect',
          'ref_annotation.evidence',
          'ref_annotation.reference',
          'ref_entity.name',
        ])
        .where('ref_annotation.accession', '=', accession)
        .where('ref_annotation.release_id', 'in', releases)
        .limit(1_000)
        .execute(),

    /** How many proteins have each value of a kind, the most frequent first. */
    async counts(
      releases: readonly string[],
      module: string,
      text: string,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ rows: { value: string; label: string; proteins: number }[]; total: number }> {
      let query = database.selectFrom('protein_count').where('release_id', 'in', releases).where('module', '=', module);
      if (text) query = query.where(contains(sql`value || ' ' || label`, text));
      const rows = await query
        .select((eb) => ['value', eb.fn.max('label').as('label'), eb.fn.sum<number>('proteins').as('proteins')])
        .groupBy('value')
        .orderBy('proteins', 'desc')
        .orderBy('value')
        .limit(limit)
        .offset(offset)
        .execute();
      const { distinct } = await query
        .select((eb) => eb.fn.count<number>('value').distinct().as('distinct'))
        .executeTakeFirstOrThrow();
      return { rows: rows.map((row) => ({ ...row, proteins: Number(row.proteins) })), total: Number(distinct) };
    },
  };
};
