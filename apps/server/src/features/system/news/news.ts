import type { NewsItem } from '@panome/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import type { NewsArticle } from './readNews.ts';

export type News = {
  list(limit: number, offset: number): Promise<{ items: NewsItem[]; total: number }>;
  /** @throws {Refusal} 404 */
  detail(id: string): Promise<NewsItem>;
  /** @throws {Refusal} 404 */
  addClick(id: string): Promise<void>;
};

/** @param articles - Newest first. */
export function createNews(database: Database, articles: readonly NewsArticle[]): News {
  const find = (id: string) => {
    const article = articles.find((candidate) => candidate.id === id);
    if (!article) throw notFound();
    return article;
  };
  const present = async (shown: readonly NewsArticle[]): Promise<NewsItem[]> => {
    if (shown.length === 0) return [];
    const ids = shown.map((article) => article.id);
    const rows = await database.selectFrom('news_click').selectAll().where('news_id', 'in', ids).execute();
    const clicks = new Map(rows.map((row) => [row.news_id, row.clicks]));
    return shown.map(({ id, title, html, link, publishedAt }) => ({
      id,
      title,
      pic_path: '',
      file_path: '',
      jump_url: link,
      content: html,
      created_at: publishedAt,
      clicks: clicks.get(id) ?? 0,
    }));
  };

  return {
    list: async (limit, offset) => ({
      items: await present(articles.slice(offset, offset + limit)),
      total: articles.length,
    }),
    detail: async (id) => (await present([find(id)]))[0]!,
    addClick: async (id) => {
      const { id: news_id } = find(id);
      const counted = database.insertInto('news_click').values({ news_id, clicks: 1 });
      await counted
        .onConflict((on) => on.column('news_id').doUpdateSet({ clicks: sql<number>`news_click.clicks + 1` }))
        .execute();
    },
  };
}
