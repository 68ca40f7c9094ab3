import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { z } from 'zod';
import { questionList } from '../../features/content/index.ts';
import type { NewQuestionnaire } from '../../platform/database/schema/content.ts';
import { renderMarkdown, summaryOf } from '../../platform/markup/renderMarkdown.ts';
import { UsageError } from '../command.ts';
import { checkNames, readAll, readFolder, type ContentFile } from './readFolder.ts';
import { readYaml } from './readYaml.ts';

const words = z.string('应为文字').min(1, '不能为空').max(200, '最多 200 个字');
const when = z.iso.datetime({ offset: true, error: '应为带时区的时间，例如 2026-11-18T10:00:00+08:00' });

const schema = z
  .strictObject({
    title: words,
    intro: z.string('应为文字').max(5_000, '最多 5000 个字').default(''),
    minutes: z.int('应为整数').min(1, '至少 1 分钟').max(60, '最多 60 分钟'),
    opens: when,
    closes: when.nullable().default(null),
    version: z.int('应为整数').min(1, '从 1 开始').default(1),
    questions: questionList,
  })
  .superRefine(({ closes, opens }, context) => {
    if (closes !== null && Date.parse(closes) <= Date.parse(opens))
      context.addIssue({ code: 'custom', path: ['closes'], message: '应晚于“opens”' });
  });

export type QuestionnairePiece = { readonly file: string; readonly row: NewQuestionnaire };

async function readOne({ file, slug }: ContentFile): Promise<QuestionnairePiece> {
  const { closes, intro, minutes, opens, questions, title, version } = await readYaml(file, schema);
  const html = renderMarkdown(intro);
  const row = {
    id: slug,
    title,
    summary: summaryOf(html),
    intro: html,
    minutes,
    opens_at: Date.parse(opens),
    closes_at: closes === null ? null : Date.parse(closes),
    version,
    questions: JSON.stringify(questions),
  };
  return { file, row };
}

/** Reads one questionnaire, or all of a folder. @throws {UsageError} Every fault with its file and line. */
export async function readQuestionnaires(path: string): Promise<QuestionnairePiece[]> {
  if (!path) throw new UsageError('请给出 YAML 文件或文件夹');
  const found = await stat(path).catch(() => {
    throw new UsageError(`读不到 ${path}`);
  });
  const sources = found.isDirectory()
    ? await readFolder(path, ['.yaml', '.yml'])
    : [{ file: path, slug: basename(path, extname(path)) }];
  checkNames(sources);
  return readAll(sources, readOne);
}
