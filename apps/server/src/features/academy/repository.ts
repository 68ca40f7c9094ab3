import { sql } from 'kysely';
import { countOf } from '../../platform/database/countOf.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ArticleRow } from '../../platform/database/schema/academy.ts';

type Narrowed = { readonly family?: string | undefined; readonly topic?: string | undefined };
type ArticleFilter = Narrowed & {
  readonly kind?: string | undefined;
  readonly level?: string | undefined;
  readonly steps: boolean;
};
export type Window = { readonly limit: number; readonly offset: number };

/** The pieces of the academy that are published by a time. */
export const academyRepository = (database: Database) => {
  const articles = (now: number) => database.selectFrom('article').where('published_at', '<=', now);
  const videos = (now: number) => database.selectFrom('video').where('published_at', '<=', now);
  const downloads = (now: number) =>
    database
      .selectFrom('download_item')
      .innerJoin('content_file', 'content_file.id', 'download_item.file')
      .where('published_at', '<=', now);
  const clicked = (now: number) =>
    videos(now)
      .leftJoin('news_click', (join) => join.on('news_click.news_id', '=', sql<string>`'video:' || video.id`))
      .selectAll('video')
      .select('news_click.clicks');

  return {
    articles: async (now: number, { family, kind, level, steps, topic }: ArticleFilter, { limit, offset }: Window) => {
      let query = articles(now);
      if (family) query = query.where('family', '=', family);
      if (topic) query = query.where('topic', '=', topic);
      if (kind) query = query.where('kind', '=', kind);
      if (level) query = query.where('level', '=', level);
      if (steps) query = query.where('steps', '!=', '[]');
      const rows = await query
        .selectAll()
        .orderBy('published_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, total: await countOf(query) };
    },
    article: (now: number, id: string) => articles(now).selectAll().where('id', '=', id).executeTakeFirst(),
    /** Those of the same family first, then of the same topic; never itself. */
    beside: (now: number, { family, id, topic }: ArticleRow, limit: number) =>
      articles(now)
        .select(['id', 'title', 'kind'])
        .where('id', '!=', id)
        .orderBy(sql`case when family = ${family} then 0 when topic = ${topic} then 1 else 2 end`)
        .orderBy('published_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),

    videos: async (now: number, { family, topic }: Narrowed, { limit, offset }: Window) => {
      let query = videos(now);
      let shown = clicked(now);
      if (family) {
        query = query.where('family', '=', family);
        shown = shown.where('family', '=', family);
      }
      if (topic) {
        query = query.where('topic', '=', topic);
        shown = shown.where('topic', '=', topic);
      }
      const rows = await shown
        .orderBy('published_at', 'desc')
        .orderBy('video.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, total: await countOf(query) };
    },
    video: (now: number, id: string) => clicked(now).where('video.id', '=', id).executeTakeFirst(),

    downloads: async (now: number, { family, topic }: Narrowed, { limit, offset }: Window) => {
      let query = downloads(now);
      if (family) query = query.where('family', '=', family);
      if (topic) query = query.where('topic', '=', topic);
      const rows = await query
        .selectAll('download_item')
        .select(['size', 'sha256'])
        .orderBy('published_at', 'desc')
        .orderBy('download_item.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, total: await countOf(query) };
    },
    download: (now: number, id: string) =>
      downloads(now).selectAll('download_item').where('download_item.id', '=', id).executeTakeFirst(),

    dictionary: async ({ limit, offset }: Window) => ({
      rows: await database
        .selectFrom('dictionary_entry')
        .selectAll()
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
      total: await countOf(database.selectFrom('dictionary_entry')),
    }),
    entry: (id: string) => database.selectFrom('dictionary_entry').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Everything that a search reads. */
    everything: async (now: number) => {
      const [pieces, films, files, entries] = await Promise.all([
        articles(now).select(['id', 'kind', 'title', 'summary', 'plain']).orderBy('id').execute(),
        videos(now).select(['id', 'title', 'summary', 'transcript', 'chapters']).orderBy('id').execute(),
        downloads(now).select(['download_item.id', 'title', 'summary']).orderBy('download_item.id').execute(),
        database.selectFrom('dictionary_entry').selectAll().orderBy('id').execute(),
      ]);
      return { pieces, films, files, entries };
    },
    /** Whether there is anything to read, watch, download or look up. */
    filled: async (now: number): Promise<boolean> => {
      const found = await Promise.all([
        articles(now).select('id').limit(1).executeTakeFirst(),
        videos(now).select('id').limit(1).executeTakeFirst(),
        downloads(now).select('download_item.id').limit(1).executeTakeFirst(),
        database.selectFrom('dictionary_entry').select('id').limit(1).executeTakeFirst(),
      ]);
      return found.some((row) => row !== undefined);
    },
  };
};
export type AcademyRepository = ReturnType<typeof academyRepository>;
