import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../../../platform/platform.ts';
import { UsageError, type Plan } from '../../command.ts';
import { planImport } from '../importRows.ts';
import { readArticles } from './articles.ts';
import { readDictionary, readDownloads, readVideos } from './material.ts';

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Reads a folder with `articles`, `videos`, `downloads` and `dictionary`; each may be absent. */
export async function readAcademy(folder: string) {
  const inside = async <Found>(name: string, read: (path: string) => Promise<Found[]>): Promise<Found[] | undefined> =>
    folder && (await exists(join(folder, name))) ? read(join(folder, name)) : undefined;
  const found = {
    articles: await inside('articles', readArticles),
    videos: await inside('videos', readVideos),
    downloads: await inside('downloads', readDownloads),
    dictionary: await inside('dictionary', readDictionary),
  };
  if (Object.values(found).every((part) => part === undefined))
    throw new UsageError('请给出含有 articles、videos、downloads 或 dictionary 子文件夹的文件夹');
  return found;
}

/** Imports the academy; what a folder does not have stays as it is. */
export async function planAcademy(platform: Platform, folder: string, remove: boolean): Promise<Plan> {
  const { articles, dictionary, downloads, videos } = await readAcademy(folder);
  const plans = [
    articles && (await planImport(platform, { table: 'article', label: '文章', pieces: articles, remove })),
    videos && (await planImport(platform, { table: 'video', label: '视频', pieces: videos, remove })),
    downloads && (await planImport(platform, { table: 'download_item', label: '下载', pieces: downloads, remove })),
    dictionary &&
      (await planImport(platform, {
        table: 'dictionary_entry',
        label: '词条',
        pieces: dictionary,
        remove,
        nameOf: ({ name }) => name,
      })),
  ].flatMap((plan) => plan ?? []);
  return {
    steps: plans.flatMap(({ steps }) => steps),
    carryOut: async () => {
      const lines: string[] = [];
      for (const plan of plans) lines.push(await plan.carryOut());
      return lines.join('\n');
    },
  };
}
