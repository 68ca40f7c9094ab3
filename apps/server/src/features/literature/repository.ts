import { sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import { countOf } from '../../platform/database/countOf.ts';
import type { Database } from '../../platform/database/open.ts';
import type { AiReviewRow, LiteratureRow } from '../../platform/database/schema/ai.ts';

type Page = { readonly limit: number; readonly offset: number };
type Db = Pick<Database, 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'>;
const text = sql`title || ' ' || authors || ' ' || journal || ' ' || keywords || ' ' || abstract || ' ' || doi || ' ' || pmid`;

export type LiteratureRepository = ReturnType<typeof createLiteratureRepository>;

export function createLiteratureRepository(database: Database) {
  const own = (ownerId: string) => database.selectFrom('literature').where('owner_id', '=', ownerId);
  const holding = (ownerId: string, words: readonly string[]) =>
    words.reduce((query, word) => query.where(contains(text, word)), own(ownerId));

  return {
    /** Records that hold every word, newest first. */
    list: async (ownerId: string, words: readonly string[], { limit, offset }: Page) => ({
      rows: await holding(ownerId, words)
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
      total: await countOf(holding(ownerId, words)),
    }),
    /** Records that hold any of the words, newest first. */
    withAny: (ownerId: string, words: readonly string[], limit: number): Promise<LiteratureRow[]> =>
      own(ownerId)
        .where((builder) => builder.or(words.map((word) => contains(text, word))))
        .selectAll()
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute(),
    byIds: (ownerId: string, ids: readonly string[]): Promise<LiteratureRow[]> =>
      own(ownerId)
        .where('id', 'in', [...ids])
        .selectAll()
        .execute(),
    /** Which of these DOIs and PMIDs the account has. */
    known: async (ownerId: string, dois: readonly string[], pmids: readonly string[]) =>
      own(ownerId)
        .where((builder) =>
          builder.or([
            ...(dois.length > 0 ? [builder('doi', 'in', [...dois])] : []),
            ...(pmids.length > 0 ? [builder('pmid', 'in', [...pmids])] : []),
          ]),
        )
        .select(['doi', 'pmid'])
        .execute(),
    all: (db: Db, ownerId: string): Promise<LiteratureRow[]> =>
      db.selectFrom('literature').selectAll().where('owner_id', '=', ownerId).execute(),
    add: async (db: Db, rows: readonly LiteratureRow[]): Promise<void> => {
      // A statement takes a limited number of values.
      for (let at = 0; at < rows.length; at += 50)
        // oxlint-disable-next-line no-await-in-loop
        await db
          .insertInto('literature')
          .values(rows.slice(at, at + 50))
          .execute();
    },
    complete: (db: Db, { id, ...row }: LiteratureRow) =>
      db.updateTable('literature').set(row).where('id', '=', id).execute(),
    remove: async (ownerId: string, ids: readonly string[]): Promise<number> => {
      const { numDeletedRows } = await database
        .deleteFrom('literature')
        .where('owner_id', '=', ownerId)
        .where('id', 'in', [...ids])
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    reviews: async (ownerId: string, { limit, offset }: Page) => {
      const rows = await database
        .selectFrom('ai_review')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, total: await countOf(database.selectFrom('ai_review').where('owner_id', '=', ownerId)) };
    },
    review: (id: string): Promise<AiReviewRow | undefined> =>
      database.selectFrom('ai_review').selectAll().where('id', '=', id).executeTakeFirst(),
    addReview: (row: AiReviewRow) => database.insertInto('ai_review').values(row).execute(),
    removeReview: (id: string) => database.deleteFrom('ai_review').where('id', '=', id).execute(),
  };
}
