import { academyFamily, academyTopic, articleKind, articleLevel, substanceClass } from '@panome/contract';
import { z } from 'zod';
import { storedStep } from '../../../features/academy/index.ts';

const date = z.iso.datetime({ offset: true, error: '应为带时区的时间，例如 2026-11-18T10:00:00+08:00' });
const words = (most: number) => z.string('应为文字').trim().min(1, '不能为空').max(most, `最多 ${most} 个字`);

const common = {
  title: words(100),
  date,
  summary: words(200),
  topic: academyTopic,
  family: academyFamily.default('general'),
};

export const articleHead = z.strictObject({
  ...common,
  kind: articleKind.default('text'),
  level: articleLevel.default('beginner'),
  minutes: z.number('应为数字').int('应为整数').min(1, '至少 1 分钟').max(600, '最多 600 分钟'),
  picture: z.string('应为图片文件名').optional(),
  tools: z.array(z.string('应为工具编号')).max(12, '最多 12 个').default([]),
  authors: z.string('应为文字').max(300, '最多 300 个字').default(''),
  doi: z
    .string('应为文字')
    .regex(/^10\.\d{4,9}\/\S+$/, '应为 10. 开头的 DOI')
    .or(z.literal(''))
    .default(''),
  steps: z
    .array(storedStep)
    .max(20, '最多 20 步')
    .refine((steps) => new Set(steps.map(({ id }) => id)).size === steps.length, '步骤的 id 不能重复')
    .default([]),
});

const at = z.string('应为时间，例如 01:20').regex(/^(?:\d+:)?[0-5]?\d:[0-5]\d$/, '应为时间，例如 01:20');

export const videoHead = z.strictObject({
  ...common,
  video: z.string('应为视频文件名'),
  poster: z.string('应为图片文件名').optional(),
  seconds: z.number('应为数字').int('应为整数').min(1, '至少 1 秒'),
  chapters: z
    .array(z.strictObject({ at, title: words(60) }))
    .max(50, '最多 50 章')
    .default([]),
});

export const downloadHead = z.strictObject({
  ...common,
  file: z.string('应为文件名'),
  /** The name it is saved under; that of the file when absent. */
  name: words(100).optional(),
  version: words(20).default('1.0'),
});

export const dictionaryFile = z.strictObject({
  class: substanceClass,
  entries: z
    .array(
      z.strictObject({
        id: z.string('应为文字').regex(/^[a-z0-9][a-z0-9-]{0,63}$/, '只能用小写字母、数字和连字符'),
        name: words(60),
        name_en: words(100),
        synonyms: z.array(words(80)).max(12, '最多 12 个').default([]),
        formula: z.string('应为文字').max(40, '最多 40 个字').default(''),
        text: words(4_000),
        ids: z.record(z.string(), z.string('应为文字')).default({}),
        sources: z
          .array(
            z.strictObject({
              title: words(200),
              doi: z
                .string('应为文字')
                .regex(/^10\.\d{4,9}\/\S+$/, '应为 10. 开头的 DOI')
                .or(z.literal(''))
                .default(''),
            }),
          )
          .max(6, '最多 6 条')
          .default([]),
      }),
    )
    .min(1, '至少一条'),
});

/** `1:02:03` or `01:20` in seconds. */
export const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
