import { basename } from 'node:path';
import type { DictionaryEntryRow, DownloadItemRow, VideoRow } from '../../../platform/database/schema/academy.ts';
import { renderMarkdown, summaryOf } from '../../../platform/markup/renderMarkdown.ts';
import type { Piece } from '../importRows.ts';
import { ContentError, fault } from '../problems.ts';
import { readContentFile } from '../readFile.ts';
import { readAll, readFolder } from '../readFolder.ts';
import { readMarkdown } from '../readMarkdown.ts';
import { readYaml } from '../readYaml.ts';
import { readPicture } from '../rendered.ts';
import { dictionaryFile, downloadHead, secondsOf, videoHead } from './heads.ts';

const spokenLine = /^((?:\d+:)?[0-5]?\d:[0-5]\d)\s+(\S.*)$/;

/** Reads the videos of a folder; the text of each file is its transcript, one line from each second. */
export const readVideos = async (folder: string): Promise<Piece<VideoRow>[]> =>
  readAll(await readFolder(folder, ['.md']), async ({ file, slug }) => {
    const { firstLine, head, markdown } = await readMarkdown(file, videoHead);
    const lines = markdown.split('\n').map((text, index) => ({ text: text.trim(), line: firstLine + index }));
    const transcript = lines
      .filter(({ text }) => text !== '')
      .map(({ line, text }) => {
        const match = spokenLine.exec(text);
        if (!match) throw new ContentError([fault(file, line, '每行应为“时间 文字”，例如 00:05 打开工具')]);
        return { at: secondsOf(match[1]!), text: match[2]! };
      });
    const chapters = head.chapters.map(({ at, title }) => ({ at: secondsOf(at), title }));
    if ([...transcript, ...chapters].some(({ at }) => at > head.seconds))
      throw new ContentError([fault(file, 2, '有一章或一句晚于视频的结尾，请检查“seconds”')]);
    const video = await readContentFile(file, 2, head.video, 'video');
    const poster = head.poster === undefined ? undefined : await readPicture(file, 2, head.poster);
    return {
      row: {
        id: slug,
        title: head.title,
        summary: head.summary,
        topic: head.topic,
        family: head.family,
        file: video.id,
        poster: poster?.id ?? '',
        seconds: head.seconds,
        chapters: JSON.stringify(chapters),
        transcript: JSON.stringify(transcript),
        published_at: Date.parse(head.date),
      },
      pictures: poster ? [poster] : [],
      files: [video],
    };
  });

/** Reads the downloads of a folder, each a YAML file beside the file it offers. */
export const readDownloads = async (folder: string): Promise<Piece<DownloadItemRow>[]> =>
  readAll(await readFolder(folder, ['.yaml']), async ({ file, slug }) => {
    const head = await readYaml(file, downloadHead);
    const offered = await readContentFile(file, 1, head.file);
    return {
      row: {
        id: slug,
        title: head.title,
        summary: head.summary,
        topic: head.topic,
        family: head.family,
        file: offered.id,
        file_name: head.name ?? basename(head.file),
        version: head.version,
        published_at: Date.parse(head.date),
      },
      pictures: [],
      files: [offered],
    };
  });

/** Reads the dictionary: a YAML file a class. @throws {UsageError} Also when two entries have one id. */
export async function readDictionary(folder: string): Promise<Piece<DictionaryEntryRow>[]> {
  const files = await readAll(await readFolder(folder, ['.yaml']), async ({ file }) => {
    const { class: group, entries } = await readYaml(file, dictionaryFile);
    return entries.map(({ text, ...entry }) => {
      const html = renderMarkdown(text);
      return {
        file,
        row: {
          id: entry.id,
          name: entry.name,
          name_en: entry.name_en,
          synonyms: JSON.stringify(entry.synonyms),
          class: group,
          formula: entry.formula,
          html,
          plain: summaryOf(html, 10_000),
          ids: JSON.stringify(entry.ids),
          sources: JSON.stringify(entry.sources),
        },
      };
    });
  });
  const all = files.flat();
  const twice = all.filter(({ row }, index) => all.findIndex((one) => one.row.id === row.id) !== index);
  if (twice.length > 0)
    throw new ContentError(twice.map(({ file, row }) => fault(file, 1, `编号“${row.id}”出现了两次`)));
  return all.map(({ row }) => ({ row, pictures: [] }));
}
