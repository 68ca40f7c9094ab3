import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { renderMarkdown } from './renderMarkdown.ts';

export type NewsArticle = {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** In the portal, or empty. */ readonly link: string;
  readonly publishedAt: string;
};

const head = z.strictObject({
  title: z.string().min(1).max(100),
  date: z.iso.datetime({ offset: true }),
  /** A page of the portal, never another host (SEC-43). */
  link: z
    .string()
    .regex(/^\/(?!\/)[\w/?=&-]*$/)
    .default(''),
});

/** The Markdown files of a folder as news, newest first. @throws naming the file that is malformed. */
export async function readNews(folder: string): Promise<NewsArticle[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const articles = await Promise.all(
    names.map(async (name) => parseArticle(basename(name, '.md'), await readFile(join(folder, name), 'utf8'))),
  );
  return articles.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/** A head of `key: value` lines between two lines of `---`, then Markdown. */
export function parseArticle(id: string, text: string): NewsArticle {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error(`news ${id}: no head between lines of ---`);
  const lines = match[1]!.split('\n').map((line) => /^(\w+): *(.*)$/.exec(line));
  const parsed = head.safeParse(Object.fromEntries(lines.map((line) => [line?.[1] ?? '', line?.[2] ?? ''])));
  if (!parsed.success) throw new Error(`news ${id}: ${z.prettifyError(parsed.error)}`);
  const { title, date, link } = parsed.data;
  return { id, title, link, html: renderMarkdown(match[2]!), publishedAt: new Date(date).toISOString() };
}
