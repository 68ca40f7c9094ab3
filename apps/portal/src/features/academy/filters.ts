import type { ResponseOf } from '@panome/contract/client';

export type ArticleItem = ResponseOf<'tutorialArticleList'>[number];
export type AcademyFamily = ArticleItem['family'];
export type AcademyTopic = ArticleItem['topic'];

export const topics: readonly AcademyTopic[] = ['入门', '数据准备', '统计方法', '图形解读', '实验设计', '组学实战'];
export const families: readonly AcademyFamily[] = [
  'general',
  'transform',
  'micro',
  'protein',
  'untarget',
  'metagenome',
  'metabolic',
  'single-cell',
  'union',
];
/** What the address of a list of the academy may say. */
export const narrowing = { topic: topics, family: families } as const;
/** Without what narrows nothing. */
export const narrowed = ({ family, topic }: { family: AcademyFamily | ''; topic: AcademyTopic | '' }) => ({
  ...(family && { family }),
  ...(topic && { topic }),
});
