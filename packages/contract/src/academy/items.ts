import { z } from 'zod';
import { id, time } from '../call.ts';
import { families } from '../families.ts';

/** What a piece of the academy is about: one of the families, or all of them. */
export const academyFamily = z.enum(['general', ...families], '没有这种组学');
export const academyTopics = ['入门', '数据准备', '统计方法', '图形解读', '实验设计', '组学实战'] as const;
export const academyTopic = z.enum(academyTopics, `应为 ${academyTopics.join('、')}`);
export const articleKind = z.enum(['text', 'paper'], '应为 text 或 paper');
export const articleLevels = ['beginner', 'advanced'] as const;
export const articleLevel = z.enum(articleLevels, '应为 beginner 或 advanced');

/** The classes of the dictionary, in the order of its filter. */
export const substanceClasses = [
  '氨基酸',
  '有机酸',
  '糖类',
  '脂类',
  '胆汁酸',
  '核苷与核苷酸',
  '维生素与辅因子',
  '胺与神经递质',
  '激素',
  '植物次生代谢物',
  '微生物代谢物',
] as const;
export const substanceClass = z.enum(substanceClasses, `应为 ${substanceClasses.join('、')}`);

/** Seconds from the beginning of a video. */
const second = z.number().min(0);
export const chapter = z.object({ at: second, title: z.string() });
export const spoken = z.object({ at: second, text: z.string() });

const common = {
  id,
  title: z.string(),
  summary: z.string(),
  topic: academyTopic,
  family: academyFamily,
  published_at: time,
};

export const articleItem = z.object({
  ...common,
  kind: articleKind,
  level: articleLevel,
  /** About how long it takes to read, with its steps. */
  minutes: z.number(),
  /** The address of its picture, or empty. */
  picture: z.string(),
  /** How many steps lead through tools; 0 for a piece that is only read. */
  steps: z.number(),
});
export type ArticleItem = z.infer<typeof articleItem>;

const optionValue = z.union([z.string(), z.number(), z.boolean()]);

/** One step of a tutorial: a tool opened with data and options, and how many figures of the result are checked. */
export const tutorialStep = z.object({
  id: z.string(),
  title: z.string(),
  tool_id: z.string(),
  tool_title: z.string(),
  /** The options that the step sets, with what people read of them. */
  options: z.array(z.object({ id: z.string(), label: z.string(), value: optionValue, words: z.string() })),
  checks: z.number(),
});
export type TutorialStep = z.infer<typeof tutorialStep>;

export const articlePart = z.union([z.object({ html: z.string() }), z.object({ step: z.string() })]);

export const videoItem = z.object({
  ...common,
  seconds: z.number(),
  /** The address of the picture that stands for it, or empty. */
  poster: z.string(),
  chapters: z.array(chapter),
  clicks: z.number(),
});
export type VideoItem = z.infer<typeof videoItem>;

export const downloadItem = z.object({
  ...common,
  file_name: z.string(),
  version: z.string(),
  size: z.number(),
  sha256: z.string(),
});
export type DownloadItem = z.infer<typeof downloadItem>;

export const dictionaryItem = z.object({
  id,
  name: z.string(),
  name_en: z.string(),
  synonyms: z.array(z.string()),
  class: substanceClass,
  formula: z.string(),
  /** The beginning of what it does. */
  summary: z.string(),
});
export type DictionaryItem = z.infer<typeof dictionaryItem>;

/** What the account has learnt of one piece. */
export const learningItem = z.object({
  kind: z.enum(['article', 'video']),
  id,
  /** Seconds of a video, per cent of an article. */
  position: z.number(),
  /** Steps whose result was checked and right. */
  steps: z.array(z.string()),
  done_at: time.nullable(),
  updated_at: time,
});
export type LearningItem = z.infer<typeof learningItem>;
