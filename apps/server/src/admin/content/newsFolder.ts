import { newsKind } from '@panome/contract';
import { z } from 'zod';
import { isAllowedLink } from '../../features/content/index.ts';
import type { NewNews } from '../../platform/database/schema/content.ts';
import { summaryOf } from '../../platform/markup/renderMarkdown.ts';
import { ContentError, fault } from './problems.ts';
import { readAll, readFolder } from './readFolder.ts';
import { readMarkdown } from './readMarkdown.ts';
import { readPicture, renderContent, type Picture } from './rendered.ts';

const date = z.iso.datetime({ offset: true, error: '应为带时区的时间，例如 2026-11-18T10:00:00+08:00' });

const head = z.strictObject({
  title: z.string('应为文字').min(1, '不能为空').max(100, '最多 100 个字'),
  date,
  kind: newsKind.default('动态'),
  /** The summary shown in lists; the beginning of the text when absent. */
  summary: z.string('应为文字').max(200, '最多 200 个字').optional(),
  picture: z.string('应为图片文件名').optional(),
  link: z.string('应为地址').default(''),
  pinned: z.boolean('应为 true 或 false').default(false),
});

export type NewsPiece = { readonly file: string; readonly row: NewNews; readonly pictures: readonly Picture[] };

/** Reads the news of a folder. @throws {UsageError} Every fault with its file and line. */
export const readNewsFolder = async (folder: string, linkHosts: readonly string[]): Promise<NewsPiece[]> =>
  readAll(await readFolder(folder, ['.md']), async ({ file, slug }) => {
    const article = await readMarkdown(file, head);
    const { date: published, kind, link, picture, pinned, summary, title } = article.head;
    if (!isAllowedLink(link, linkHosts))
      throw new ContentError([fault(file, 2, '“link”应为站内路径（以 / 开头），或 PANOME_LINK_HOSTS 中的 https 网站')]);
    const { html, pictures } = await renderContent({ ...article, file });
    const cover = picture === undefined ? undefined : await readPicture(file, 2, picture);
    const row = {
      id: slug,
      title,
      summary: summary ?? summaryOf(html),
      html,
      picture: cover?.id ?? '',
      jump_url: link,
      kind,
      pinned: pinned ? 1 : 0,
      published_at: Date.parse(published),
    };
    return { file, row, pictures: cover ? [cover, ...pictures] : pictures };
  });

const noticeHead = z
  .strictObject({ title: z.string('应为文字').min(1, '不能为空').max(100, '最多 100 个字'), from: date, until: date })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), { path: ['until'], message: '应晚于“from”' });

/**
 * Reads the notices of a folder, each with the period in which it is shown.
 * @throws {UsageError} Every fault with its file and line.
 */
export const readNoticeFolder = async (folder: string) =>
  readAll(await readFolder(folder, ['.md']), async ({ file, slug }) => {
    const article = await readMarkdown(file, noticeHead);
    const { html, pictures } = await renderContent({ ...article, file });
    const { from, title, until } = article.head;
    return {
      file,
      pictures,
      row: { id: slug, title, content: html, starts_at: Date.parse(from), ends_at: Date.parse(until) },
    };
  });
