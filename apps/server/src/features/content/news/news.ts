import { newsKind, type NewsItem } from '@panome/contract';
import { sql } from 'kysely';
import { countOf } from '../../../platform/database/countOf.ts';
import { toTime, type Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { NewsRow } from '../../../platform/database/schema/content.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { pictureAddress } from '../pictures/pictures.ts';

type Kind = NewsItem['kind'];
type Clicked = NewsRow & { readonly clicks: number | null; readonly extension: string | null };
type Beside = { readonly id: string; readonly title: string } | null;

export type News = ReturnType<typeof createNews>;

/** Reads the news that are published by now. */
export function createNews({ clock, database }: { readonly clock: Clock; readonly database: Database }) {
  const published = () =>
    database
      .selectFrom('news')
      .where('state', '=', 'published')
      .where('published_at', '<=', clock.now())
      .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', clock.now())]));
  const shown = () =>
    published()
      .leftJoin('news_click', 'news_click.news_id', 'news.id')
      .leftJoin('content_picture', 'content_picture.id', 'news.picture')
      .selectAll('news')
      .select(['news_click.clicks', 'content_picture.extension']);
  const inOrder = () => shown().orderBy('pinned', 'desc').orderBy('published_at', 'desc').orderBy('news.id', 'desc');

  const beside = async ({ published_at }: NewsRow, way: 'newer' | 'older'): Promise<Beside> => {
    const row = await published()
      .select(['id', 'title'])
      .where('published_at', way === 'newer' ? '>' : '<', published_at)
      .orderBy('published_at', way === 'newer' ? 'asc' : 'desc')
      .executeTakeFirst();
    return row ?? null;
  };

  const find = async (id: string): Promise<Clicked> => {
    const row = await shown().where('news.id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    return row;
  };

  const findVideo = async (id: string): Promise<void> => {
    const row = await database
      .selectFrom('video')
      .select('id')
      .where('id', '=', id)
      .where('published_at', '<=', clock.now())
      .executeTakeFirst();
    if (!row) throw notFound();
  };

  return {
    list: async (
      kind: Kind | undefined,
      limit: number,
      offset: number,
    ): Promise<{ items: NewsItem[]; total: number }> => {
      const of = <Query extends { where: (column: 'kind', sign: '=', value: string) => Query }>(query: Query): Query =>
        kind ? query.where('kind', '=', kind) : query;
      const rows = await of(inOrder()).limit(limit).offset(offset).execute();
      return { items: rows.map(present), total: await countOf(of(published())) };
    },

    /** @throws {Refusal} 404 */
    detail: async (id: string) => {
      const row = await find(id);
      const [newer, older] = await Promise.all([beside(row, 'newer'), beside(row, 'older')]);
      return { ...present(row), newer, older };
    },

    /** News to read next, those of the same kind first. */
    recommend: async (id: string | undefined, size: number): Promise<NewsItem[]> => {
      const reading = id === undefined ? undefined : await find(id);
      let query = shown();
      if (reading)
        query = query
          .where('news.id', '!=', reading.id)
          .orderBy(sql`case when kind = ${reading.kind} then 0 else 1 end`);
      return (await query.orderBy('published_at', 'desc').limit(size).execute()).map(present);
    },

    /** @throws {Refusal} 404 */
    addClick: async (id: string, of: 'news' | 'video'): Promise<void> => {
      await (of === 'news' ? find(id) : findVideo(id));
      // Both are counted in one table; a video is told apart by what stands before its id.
      const counted = database
        .insertInto('news_click')
        .values({ news_id: of === 'news' ? id : `video:${id}`, clicks: 1 });
      await counted
        .onConflict((on) => on.column('news_id').doUpdateSet({ clicks: sql<number>`news_click.clicks + 1` }))
        .execute();
    },
  };
}

function present({
  clicks,
  extension,
  html,
  id,
  jump_url,
  kind,
  picture,
  pinned,
  published_at,
  summary,
  title,
}: Clicked): NewsItem {
  return {
    id,
    title,
    kind: newsKind.parse(kind),
    summary,
    pinned: pinned === 1,
    pic_path: extension ? `${picture}.${extension}` : '',
    file_path: extension ? pictureAddress(picture) : '',
    jump_url,
    content: html,
    created_at: toTime(published_at),
    clicks: clicks ?? 0,
  };
}
