import { methodById } from '@panome/analysis';
import { faultOfStep } from '../../../features/academy/index.ts';
import type { ArticleRow } from '../../../platform/database/schema/academy.ts';
import { summaryOf } from '../../../platform/markup/renderMarkdown.ts';
import type { Piece } from '../importRows.ts';
import { ContentError, fault } from '../problems.ts';
import { readAll, readFolder } from '../readFolder.ts';
import { readMarkdown } from '../readMarkdown.ts';
import { readPicture, renderContent, type Picture } from '../rendered.ts';
import { articleHead } from './heads.ts';

const stepLine = /^:::step ([a-z0-9-]+)\s*$/;
type Section = { readonly step: string } | { readonly markdown: string; readonly firstLine: number };

/** The text between the lines that name a step, and the steps, in the order of reading. */
function sectionsOf(markdown: string, firstLine: number): Section[] {
  const sections: Section[] = [];
  let text: string[] = [];
  let begins = firstLine;
  const close = () => {
    if (text.join('').trim()) sections.push({ markdown: text.join('\n'), firstLine: begins });
    text = [];
  };
  markdown.split('\n').forEach((line, index) => {
    const step = stepLine.exec(line)?.[1];
    if (step === undefined) {
      if (text.length === 0) begins = firstLine + index;
      text.push(line);
      return;
    }
    close();
    sections.push({ step });
  });
  close();
  return sections;
}

/** Reads the articles of a folder. @throws {UsageError} Every fault with its file and line. */
export const readArticles = async (folder: string): Promise<Piece<ArticleRow>[]> =>
  readAll(await readFolder(folder, ['.md']), async ({ file, slug }) => {
    const { firstLine, head, markdown } = await readMarkdown(file, articleHead);
    const sections = sectionsOf(markdown, firstLine);
    const named = sections.flatMap((section) => ('step' in section ? [section.step] : []));
    const faults = [
      ...head.steps.flatMap((step) => faultOfStep(step) ?? []),
      ...head.tools.filter((tool) => !methodById(tool)).map((tool) => `没有工具“${tool}”`),
      ...named.filter((id) => !head.steps.some((step) => step.id === id)).map((id) => `没有步骤“${id}”`),
      ...head.steps
        .filter(({ id }) => named.filter((one) => one === id).length !== 1)
        .map(({ id }) => `正文应有且只有一行 :::step ${id}`),
    ];
    if (faults.length > 0) throw new ContentError(faults.map((text) => fault(file, 2, text)));

    const pictures: Picture[] = head.picture === undefined ? [] : [await readPicture(file, 2, head.picture)];
    const cover = pictures[0]?.id ?? '';
    const parts: ({ html: string } | { step: string })[] = [];
    for (const section of sections) {
      if ('step' in section) {
        parts.push(section);
        continue;
      }
      const rendered = await renderContent({ ...section, file });
      pictures.push(...rendered.pictures);
      parts.push({ html: rendered.html });
    }
    const html = parts.map((part) => ('html' in part ? part.html : '')).join('\n');
    const row: ArticleRow = {
      id: slug,
      kind: head.kind,
      title: head.title,
      summary: head.summary,
      topic: head.topic,
      family: head.family,
      level: head.level,
      minutes: head.minutes,
      parts: JSON.stringify(parts),
      steps: JSON.stringify(head.steps),
      plain: summaryOf(html, 100_000),
      picture: cover,
      tools: JSON.stringify(head.tools),
      authors: head.authors,
      doi: head.doi,
      published_at: Date.parse(head.date),
    };
    return { row, pictures };
  });
