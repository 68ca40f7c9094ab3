import { z } from 'zod';
import { defineCall, empty, id, paging, time } from '../call.ts';
import { staffAnswerRules } from './afterSales.ts';
import { timeOut } from '../timeOut.ts';

/** Where a question came in: customer service, a report about a task, or other feedback. */
export const questionSources = ['support', 'task', 'feedback'] as const;
export const questionSource = z.enum(questionSources);
export type QuestionSource = z.infer<typeof questionSource>;
export const questionStates = ['waiting', 'answered', 'closed'] as const;

const question = z.object({
  id,
  /** For people; empty for feedback. */
  number: z.string(),
  /** The topic of a support request, or what feedback is about: `general`, `task`, `report`, `knowledge`. */
  topic: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The account it came from; empty for a visitor. */
  account_id: z.string(),
  content: z.string(),
  pictures: z.array(z.object({ id, name: z.string(), size: z.number() })),
  /** Task, project or article; empty for none. */
  object_id: z.string(),
  object_name: z.string(),
  /** What the client said of itself, by its Chinese name. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  state: z.enum(questionStates),
  created_at: time,
  answers: z.array(z.object({ id, author: z.string(), content: z.string(), created_at: time })),
});
export type StaffQuestion = z.infer<typeof question>;

export const staffQuestionList = defineCall({
  method: 'GET',
  path: '/api/front/staff/question_list',
  paged: true,
  request: z.strictObject({
    ...paging,
    source: questionSource.default('support'),
    state: z.enum(questionStates).optional(),
    search: z.string().trim().max(100).optional(),
  }),
  response: z.array(question),
  summary: 'Questions to customer service, or feedback, of everybody; what waits first, the oldest of it first.',
});

export const staffQuestionDetail = defineCall({
  method: 'GET',
  path: '/api/front/staff/question_detail',
  request: z.strictObject({ source: questionSource, id }),
  response: question,
  summary: 'One question with its answers.',
});

export const staffQuestionAnswer = defineCall({
  method: 'POST',
  path: '/api/front/staff/question_answer',
  idempotent: true,
  request: staffAnswerRules.extend({ source: questionSource, id }),
  response: question,
  summary: 'Answers by mail, and by a notification where the asker has an account.',
});

export const staffQuestionClose = defineCall({
  method: 'POST',
  path: '/api/front/staff/question_close',
  request: z.strictObject({ source: questionSource, id }),
  response: question,
  summary: 'Closes a question without an answer.',
});

export const staffQuestionPicture = defineCall({
  method: 'GET',
  path: '/api/front/staff/question_picture',
  kind: 'blob',
  timeout: timeOut.packing,
  request: z.strictObject({ id, picture_id: id }),
  response: empty,
  summary: 'A picture that came with feedback.',
});
