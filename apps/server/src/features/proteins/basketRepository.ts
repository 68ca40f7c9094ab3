import { countOf } from '../../platform/database/countOf.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ProteinTableRow } from '../../platform/database/schema/reference.ts';

const atOnce = 1_000;
const cut = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / atOnce) }, (_, at) => values.slice(at * atOnce, (at + 1) * atOnce));

/** What accounts have put aside. A protein that no release holds any more is not shown, but comes back with one. */
export const basketRepository = (database: Database) => {
  const held = (ownerId: string, releases: readonly string[]) =>
    database
      .selectFrom('protein_basket')
      .innerJoin('protein', 'protein.accession', 'protein_basket.accession')
      .where('protein_basket.owner_id', '=', ownerId)
      .where('protein.release_id', 'in', releases);

  return {
    async page(
      ownerId: string,
      releases: readonly string[],
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ rows: ProteinTableRow[]; total: number }> {
      const rows = await held(ownerId, releases)
        .selectAll('protein')
        .orderBy('protein_basket.added_at', 'desc')
        .orderBy('protein.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, total: await countOf(held(ownerId, releases)) };
    },
    count: (ownerId: string, releases: readonly string[]): Promise<number> => countOf(held(ownerId, releases)),
    has: async (ownerId: string, accession: string): Promise<boolean> =>
      (await database
        .selectFrom('protein_basket')
        .select('accession')
        .where('owner_id', '=', ownerId)
        .where('accession', '=', accession)
        .executeTakeFirst()) !== undefined,
    known: async (releases: readonly string[], accessions: readonly string[]): Promise<Set<string>> => {
      const found = new Set<string>();
      for (const some of cut(accessions))
        for (const { accession } of await database
          .selectFrom('protein')
          .select('accession')
          .where('accession', 'in', some)
          .where('release_id', 'in', releases)
          .execute())
          found.add(accession);
      return found;
    },
    /** Takes out, then puts in, at once. */
    async change(
      ownerId: string,
      { add, clear, remove }: { add: readonly string[]; remove: readonly string[]; clear: boolean },
      now: number,
    ): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        if (clear) await transaction.deleteFrom('protein_basket').where('owner_id', '=', ownerId).execute();
        for (const some of cut(remove))
          await transaction
            .deleteFrom('protein_basket')
            .where('owner_id', '=', ownerId)
            .where('accession', 'in', some)
            .execute();
        for (const some of cut(add))
          await transaction
            .insertInto('protein_basket')
            .values(some.map((accession) => ({ owner_id: ownerId, accession, added_at: now })))
            .onConflict((on) => on.doNothing())
            .execute();
      });
    },
  };
};
