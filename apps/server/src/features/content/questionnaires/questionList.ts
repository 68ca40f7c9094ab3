import type { Question } from '@panome/contract/questionnaire';
import { z } from 'zod';

const name = z.string('应为文字').regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, '只能用小写字母、数字、_ 和 -，最多 40 个');
const words = z.string('应为文字').min(1, '不能为空').max(200, '最多 200 个字');
const choices = z
  .array(z.strictObject({ value: name, label: words }), '应为选项列表')
  .max(50, '最多 50 项')
  .refine((all) => new Set(all.map(({ value }) => value)).size === all.length, '“value”不能重复');

const question = z
  .strictObject({
    id: name,
    type: z.enum(['single', 'multiple', 'text', 'scale', 'matrix'], '应为 single、multiple、text、scale 或 matrix'),
    title: words,
    help: z.string('应为文字').max(200, '最多 200 个字').default(''),
    required: z.boolean('应为 true 或 false').default(false),
    options: choices.default([]),
    rows: choices.default([]),
    most: z.int('应为整数').min(0, '不能小于 0').max(50, '最多 50').default(0),
    length: z.int('应为整数').min(1, '至少 1').max(2_000, '最多 2000').default(500),
    scale: z
      .strictObject({
        min: z.int('应为整数').min(0, '不能小于 0'),
        max: z.int('应为整数').max(10, '最大 10'),
        low: z.string('应为文字').default(''),
        high: z.string('应为文字').default(''),
      })
      .nullable()
      .default(null),
    show_if: z
      .strictObject({
        question: name,
        any: z.array(z.union([z.string(), z.number().transform(String)]), '应为答案列表').min(1, '至少一个答案'),
      })
      .nullable()
      .default(null),
  })
  .superRefine(({ options, rows, scale, type }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (['single', 'multiple', 'matrix'].includes(type) && options.length < 2) refuse('options', '至少两个选项');
    if (type === 'matrix' && rows.length === 0) refuse('rows', '至少一行');
    if (type === 'scale' && (scale === null || scale.min >= scale.max))
      refuse('scale', '应有 min 和 max，且 min 小于 max');
  });

/** The questions of a questionnaire as they are written; each may hang on an answer to an earlier one only. */
export const questionList = z
  .array(question, '应为题目列表')
  .min(1, '至少一题')
  .max(100, '最多 100 题')
  .superRefine((questions, context) => {
    questions.forEach(({ id, show_if }, index) => {
      const earlier = questions.slice(0, index);
      if (earlier.some((other) => other.id === id))
        context.addIssue({ code: 'custom', path: [index, 'id'], message: `与前面的题目重复：${id}` });
      if (show_if && !earlier.some((other) => other.id === show_if.question))
        context.addIssue({ code: 'custom', path: [index, 'show_if'], message: `前面没有题目“${show_if.question}”` });
    });
  })
  .transform((questions): readonly Question[] => questions);
