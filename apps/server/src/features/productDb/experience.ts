import { measuresOf, fewestSimilar, type Experience, type ExperienceKind } from '@panome/contract';
import type { Database } from '../../platform/database/open.ts';
import type { ExperienceRow } from '../../platform/database/schema/productDb.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { passedOf, quantilesOf } from './figures.ts';
import { experienceRepository as repository, type Narrowed } from './repository.ts';
import { loosenedBy, similarRows, type Described } from './similarity.ts';

const mostShown = 10;
const mostBeside = 5;

type Samples = Omit<Described, 'amount'> & {
  readonly kind: ExperienceKind;
  readonly tissue: string;
  readonly amount?: number | undefined;
};

const present = ({ kind, passed, simulated, ...row }: ExperienceRow): Experience => ({
  ...row,
  kind: kind as ExperienceKind,
  passed: passed === 1,
  simulated: simulated === 1,
});
const presentSimilar = ({ row, similarity }: { row: ExperienceRow; similarity: number }) => ({
  row: present(row),
  similarity,
});

/** Looks up what projects gave before. */
export function createExperience({ database }: { readonly database: Database }) {
  return {
    /** Whether there is any. */
    filled: () => repository.any(database),

    list: async (narrowed: Narrowed, limit: number, offset: number) => {
      const { rows, total } = await repository.page(database, narrowed, limit, offset);
      return { rows: rows.map(present), total };
    },

    rows: (narrowed: Narrowed): Promise<ExperienceRow[]> => repository.all(database, narrowed),

    facets: async (narrowed: Narrowed) => ({
      species: await repository.counts(database, narrowed, 'species'),
      tissue: await repository.counts(database, narrowed, 'tissue'),
      platform: await repository.counts(database, narrowed, 'platform'),
      storage: await repository.counts(database, narrowed, 'storage'),
      units: await repository.units(database, narrowed),
      passed: await repository.countPassed(database, narrowed),
      ...(await repository.countAll(database, narrowed.kind)),
    }),

    /** @throws {Refusal} 404 */
    detail: async (id: string) => {
      const row = await repository.find(database, id);
      if (!row) throw notFound();
      const others = await repository.ofTissue(database, row.kind as ExperienceKind, row.tissue);
      const similar = similarRows(
        row,
        others.filter((other) => other.id !== row.id),
      );
      return { row: present(row), similar: similar.slice(0, mostBeside).map(presentSimilar) };
    },

    /** What samples like these gave before: figures only from five rows on. */
    predict: async ({ amount, kind, tissue, ...samples }: Samples) => {
      const given = { ...samples, amount: amount ?? null };
      const compared = await repository.ofTissue(database, kind, tissue);
      const similar = similarRows(given, compared);
      const rows = similar.map(({ row }) => row);
      return {
        n: rows.length,
        simulated: rows.filter(({ simulated }) => simulated === 1).length,
        passed: passedOf(rows),
        measures: measuresOf[kind].map((measure) => quantilesOf(rows, measure)),
        similar: similar.slice(0, mostShown).map(presentSimilar),
        loosen: rows.length < fewestSimilar ? loosenedBy(given, compared, rows.length) : [],
      };
    },
  };
}
export type ExperienceService = ReturnType<typeof createExperience>;
