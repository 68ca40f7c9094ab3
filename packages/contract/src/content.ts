import { z } from 'zod';
import { defineCall, id, paging, time } from './call.ts';
import { newsItem } from './system.ts';
import { timeOut } from './timeOut.ts';

export const dynamicRecommend = defineCall({
  method: 'GET',
  path: '/api/front/dynamic/get_recommend',
  auth: 'public',
  request: z.strictObject({
    /** The item that is being read; it is not recommended. */
    id: id.optional(),
    size: z.coerce.number().int().min(1).max(20).default(4),
  }),
  response: z.array(newsItem.omit({ content: true })),
  summary: 'News to read next: of the same kind first, then the newest.',
});

export const contentPicture = defineCall({
  method: 'GET',
  path: '/api/front/dynamic/picture',
  auth: 'public',
  kind: 'blob',
  timeout: timeOut.packing,
  request: z.strictObject({ id }),
  response: z.null(),
  summary: 'The bytes of a picture of our own store, for an img element.',
});

const choice = z.object({ value: z.string(), label: z.string() });

export const question = z.object({
  id: z.string(),
  type: z.enum(['single', 'multiple', 'text', 'scale', 'matrix']),
  title: z.string(),
  help: z.string(),
  required: z.boolean(),
  options: z.array(choice).readonly(),
  rows: z.array(choice).readonly(),
  most: z.number(),
  length: z.number(),
  scale: z.object({ min: z.number(), max: z.number(), low: z.string(), high: z.string() }).nullable(),
  show_if: z.object({ question: z.string(), any: z.array(z.string()).readonly() }).nullable(),
});

const key = z.string().min(1).max(40);
const answers = z
  .record(key, z.union([z.string().max(2_000), z.number(), z.array(key).max(50), z.record(key, key)]))
  .refine((all) => Object.keys(all).length <= 100, '答案过多，请刷新页面后重试');

/**
 * `open` and `draft` (begun) wait for an answer; `answered` is remembered also when the questions change (decision
 * E-26).
 */
export const questionnaireState = z.enum(['open', 'draft', 'answered', 'closed']);
export type QuestionnaireState = z.infer<typeof questionnaireState>;

export const questionnaireItem = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  /** About how long it takes. */
  minutes: z.number(),
  questions: z.number(),
  state: questionnaireState,
  opens_at: time,
  /** Null: until further notice. */
  closes_at: time.nullable(),
  /** When the session last saved or sent answers. */
  updated_at: time.nullable(),
});
export type QuestionnaireItem = z.infer<typeof questionnaireItem>;

export const questionItemList = defineCall({
  method: 'GET',
  path: '/api/front/question_item/list',
  paged: true,
  request: z.strictObject({
    ...paging,
    /** `open`: waits for an answer, begun or not. */
    state: z.enum(['open', 'answered', 'closed', 'all']).default('open'),
  }),
  response: z.array(questionnaireItem),
  summary: 'Questionnaires open for the session and not answered; other states on request.',
});

export const questionItemData = defineCall({
  method: 'GET',
  path: '/api/front/question_item/data',
  request: z.strictObject({ id }),
  response: questionnaireItem.extend({ intro: z.string(), version: z.number(), items: z.array(question), answers }),
  summary: 'One questionnaire with its questions and what the session has answered so far.',
});

export const questionAnswerStore = defineCall({
  method: 'POST',
  path: '/api/front/question_answer/store',
  idempotent: true,
  request: z.strictObject({
    id,
    /** Of the questions that were answered. */
    version: z.number().int().min(1),
    answers,
    /** False keeps a draft. */
    submit: z.boolean(),
  }),
  response: z.object({ state: questionnaireState, updated_at: time }),
  summary: 'Keeps answers as a draft, or sends them for good.',
});

export const weChatSign = defineCall({
  method: 'GET',
  path: '/api/front/we_chat/sign',
  auth: 'public',
  request: z.strictObject({
    /** The page that is shared, without its hash. */
    url: z.url('请给出页面地址').max(1_000),
  }),
  response: z.object({ app_id: z.string(), timestamp: z.number(), nonce: z.string(), signature: z.string() }),
  summary: 'A signature with which a page of this portal may use the share cards of WeChat.',
});
