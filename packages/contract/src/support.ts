import { z } from 'zod';
import { emailForm } from './accounts.ts';
import { defineCall, id, nothing, time } from './call.ts';

const email = z.string().trim().max(254, '邮箱过长').regex(emailForm, '邮箱格式不正确，例如 li@example.com');

/** What a person asks customer service about, in the order of the form. */
export const supportTopics = ['account', 'project', 'analysis', 'order', 'other'] as const;

/** What the fields of the form must be; page and server share them. */
export const supportRules = z.strictObject({
  topic: z.enum(supportTopics, '请选择问题类型'),
  name: z.string().trim().max(60, '姓名最多 60 个字'),
  /** Where the answer goes; the address of the account when a session leaves it empty. */
  email: z.union([z.literal(''), email]),
  phone: z
    .string()
    .trim()
    .max(30, '电话最多 30 个字符')
    .regex(/^[\d+() -]*$/, '电话只能包含数字、空格、括号和 + -'),
  content: z.string().trim().min(1, '请描述您的问题').max(5_000, '描述最多 5000 个字'),
});

/** What the client says of itself, shown to the person before it is sent. */
const system = z.strictObject({
  page: z.string().max(500).default(''),
  agent: z.string().max(500).default(''),
  screen: z.string().max(40).default(''),
  language: z.string().max(40).default(''),
  timezone: z.string().max(60).default(''),
  build: z.string().max(64).default(''),
  request_id: z.string().max(64).default(''),
});
export type SupportSystem = z.infer<typeof system>;

export const supportStore = defineCall({
  method: 'POST',
  path: '/api/front/technical_support/store',
  auth: 'public',
  request: supportRules.extend({
    system: system.default(() => system.parse({})),
    captcha_id: z.string().max(64).optional(),
    captcha: z.string().trim().max(200).optional(),
  }),
  response: z.object({ number: z.string(), email: z.string() }),
  summary: 'Asks customer service. Without a session a mail address and a picture code are needed.',
});

export const supportSystemInfo = defineCall({
  method: 'GET',
  path: '/api/front/technical_support/system_info',
  auth: 'public',
  request: nothing,
  response: z.object({
    product: z.string(),
    build: z.string(),
    server_time: time,
    /** When people are there; empty is unsaid. */
    hours: z.string(),
    /** How soon they answer; empty is unsaid. */
    answer_time: z.string(),
    contacts: z.array(
      z.object({
        kind: z.enum(['phone', 'mail', 'chat', 'address']),
        label: z.string(),
        value: z.string(),
        note: z.string(),
      }),
    ),
    faq: z.array(z.object({ group: z.string(), question: z.string(), /** Sanitised HTML. */ answer: z.string() })),
  }),
  summary: 'What is running, how to reach customer service, and what people ask often.',
});

/** How many pictures may come with feedback; each is uploaded by `file/upload_normal_file` first. */
export const mostFeedbackPictures = 5;
export const feedbackRules = z.strictObject({
  content: z.string().trim().min(1, '请输入反馈内容').max(2_000, '反馈内容最多 2000 个字'),
});

const feedback = feedbackRules.extend({
  /** Ids of uploaded pictures. */
  img_src: z.array(id).max(mostFeedbackPictures, '最多添加 5 张图片').default([]),
  /** Page of the portal that it is about. */
  page: z.string().trim().max(500).default(''),
  /** Number of a request that failed. */
  request_id: z.string().trim().max(64).default(''),
});
const stored = z.object({ id });

export const feedbackStore = defineCall({
  method: 'POST',
  path: '/api/front/feedback/store',
  idempotent: true,
  request: feedback,
  response: stored,
  summary: 'Feedback with up to 5 pictures.',
});

export const feedbackStoreExceptionTask = defineCall({
  method: 'POST',
  path: '/api/front/feedback/store_exception_task',
  idempotent: true,
  request: feedback.extend({ task_id: id }),
  response: stored,
  summary: 'Feedback about a task that went wrong.',
});

export const feedbackStoreReportExplain = defineCall({
  method: 'POST',
  path: '/api/front/feedback/store_report_explain',
  idempotent: true,
  request: feedback.extend({ project_id: id, section: z.string().trim().max(200).default('') }),
  response: stored,
  summary: 'Feedback about a passage of a closing report that is hard to understand.',
});

export const feedbackStoreKnowledgeClassroom = defineCall({
  method: 'POST',
  path: '/api/front/feedback/store_knowledge_classroom',
  idempotent: true,
  request: feedback.extend({ article_id: id }),
  response: stored,
  summary: 'Feedback about an article or a video of the academy.',
});
