import { z } from 'zod';
import { defineCall, id, nothing, paging } from '../call.ts';
import {
  academyFamily,
  academyTopic,
  articleItem,
  articleKind,
  articleLevel,
  articlePart,
  dictionaryItem,
  downloadItem,
  tutorialStep,
  videoItem,
} from './items.ts';

const narrowed = { family: academyFamily.optional(), topic: academyTopic.optional() };
const neighbour = z.object({ id, title: z.string(), kind: articleKind });

export const tutorialArticleList = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/article_list',
  auth: 'public',
  paged: true,
  request: z.strictObject({
    ...paging,
    ...narrowed,
    kind: articleKind.optional(),
    level: articleLevel.optional(),
    /** 1: only those with steps. */
    steps: z.enum(['0', '1']).default('0'),
  }),
  response: z.array(articleItem),
  summary: 'Articles of the academy, newest first.',
});

export const tutorialArticleDetail = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/article_detail',
  auth: 'public',
  request: z.strictObject({ id }),
  response: articleItem.omit({ steps: true }).extend({
    /** In the order of reading: text, and steps by their id. */
    parts: z.array(articlePart),
    steps: z.array(tutorialStep),
    /** Tools that the article is about. */
    tools: z.array(z.object({ id: z.string(), title: z.string() })),
    authors: z.string(),
    doi: z.string(),
    /** Of the same topic or family. */
    more: z.array(neighbour),
  }),
  summary: 'One article or annotated paper, with its steps.',
});

export const tutorialVideoList = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/video_list',
  auth: 'public',
  paged: true,
  request: z.strictObject({ ...paging, ...narrowed }),
  response: z.array(videoItem),
  summary: 'Videos of the academy, newest first.',
});

export const tutorialDownloadList = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/download_list',
  auth: 'public',
  paged: true,
  request: z.strictObject({ ...paging, ...narrowed }),
  response: z.array(downloadItem),
  summary: 'Files to download: templates, checklists, example tables.',
});

export const tutorialDictionaryList = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/dictionary_list',
  auth: 'public',
  paged: true,
  request: z.strictObject({ ...paging }),
  response: z.array(dictionaryItem),
  summary: 'The dictionary of substances by name, at most 1,000 a page.',
});

export const tutorialDictionaryDetail = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/dictionary_detail',
  auth: 'public',
  request: z.strictObject({ id }),
  response: dictionaryItem.extend({
    html: z.string(),
    ids: z.array(z.object({ name: z.string(), value: z.string() })),
    sources: z.array(z.object({ title: z.string(), doi: z.string() })),
  }),
  summary: 'One entry of the dictionary.',
});

const hitKind = z.enum(['article', 'paper', 'video', 'download', 'dictionary']);
export type AcademyHitKind = z.infer<typeof hitKind>;

export const tutorialSearch = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/search',
  auth: 'public',
  request: z.strictObject({ q: z.string().trim().min(1, '请输入要搜索的内容').max(100, '最多 100 个字') }),
  response: z.array(
    z.object({
      kind: hitKind,
      id,
      title: z.string(),
      /** The passage that answers, plain text. */
      excerpt: z.string(),
      /** Of a video: the second at which this is said. */
      at: z.number().nullable(),
    }),
  ),
  summary: 'What the academy says about something: articles, what is said in videos, downloads and the dictionary.',
});

export const tutorialTopics = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/topics',
  auth: 'public',
  request: nothing,
  response: z.object({
    /** How many there are of each kind; a kind of none has no place in the menus of the academy. */
    counts: z.object({
      articles: z.number(),
      videos: z.number(),
      downloads: z.number(),
      dictionary: z.number(),
    }),
    /** Every title, for a search by pinyin. */
    titles: z.array(z.object({ kind: hitKind, id, title: z.string() })),
  }),
  summary: 'How much there is of each kind, and every title.',
});
