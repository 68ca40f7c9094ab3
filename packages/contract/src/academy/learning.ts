import { z } from 'zod';
import { defineCall, id, nothing, time } from '../call.ts';
import { learningItem } from './items.ts';
import { timeOut } from '../timeOut.ts';

const optionValue = z.union([z.string(), z.number(), z.boolean()]);

export const tutorialProgress = defineCall({
  method: 'POST',
  path: '/api/front/tutorial/progress',
  request: z.strictObject({
    kind: z.enum(['article', 'video']),
    id,
    /** Seconds of a video, per cent of an article. */
    position: z.number().min(0).max(1_000_000),
    /** True marks it as learnt, false takes that back; absent leaves it. */
    done: z.boolean().optional(),
  }),
  response: learningItem,
  summary: 'Keeps how far I have come in an article or a video.',
});

export const tutorialProgressList = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/progress_list',
  request: nothing,
  response: z.array(
    learningItem.extend({
      title: z.string(),
      article_kind: z.enum(['text', 'paper']).nullable(),
      /** How many steps the article has. */
      of_steps: z.number(),
      /** Of a video, its length. */
      seconds: z.number(),
    }),
  ),
  summary: 'My learning, latest first.',
});

export const tutorialProgressOf = defineCall({
  method: 'GET',
  path: '/api/front/tutorial/progress_of',
  request: z.strictObject({ kind: z.enum(['article', 'video']), id }),
  response: learningItem.nullable(),
  summary: 'How far I have come in one piece; null when it was not begun.',
});

export const tutorialCheck = defineCall({
  method: 'POST',
  path: '/api/front/tutorial/check',
  timeout: timeOut.reading,
  request: z.strictObject({
    article_id: id,
    step: z.string().max(64),
    /** One of my tasks; the newest finished one of the tool when absent. */
    task_id: id.optional(),
  }),
  response: z.object({
    /** The task that was looked at; null when there is none of this tool yet. */
    task: z.object({ id, name: z.string(), finished_at: time.nullable() }).nullable(),
    passed: z.boolean(),
    checks: z.array(
      z.object({
        label: z.string(),
        expected: z.string(),
        /** Empty when the result does not have it. */
        found: z.string(),
        /** How far it may be off. */
        tolerance: z.number(),
        passed: z.boolean(),
      }),
    ),
    /** Options that were set otherwise than the step says. */
    options: z.array(z.object({ id: z.string(), label: z.string(), expected: optionValue, found: optionValue })),
    learning: learningItem.nullable(),
  }),
  summary: 'Compares my own result with what a step of a tutorial must give, and keeps a step that is right.',
});
