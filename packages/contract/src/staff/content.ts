import { z } from 'zod';
import { defineCall, id, paging, time } from '../call.ts';
import { question } from '../content.ts';
import { newsKind } from '../system.ts';
import { timeOut } from '../timeOut.ts';

export const contentKinds = ['news', 'notice', 'questionnaire', 'message'] as const;
export const contentKind = z.enum(contentKinds);
export type ContentKind = z.infer<typeof contentKind>;

/** `planned` begins later; `ended` was shown; `recalled` was taken back; `sent` is a message. */
export const contentStates = ['draft', 'planned', 'shown', 'ended', 'recalled', 'sent'] as const;
export const contentState = z.enum(contentStates);
export type ContentState = z.infer<typeof contentState>;

/** What a piece is written in. Fields that a kind has not are left as they are by default. */
export const staffContentRules = z.strictObject({
  title: z.string().trim().min(1, '请填写标题').max(100, '标题最多 100 个字'),
  /** Markdown. */
  text: z.string().max(50_000, '正文最多 50000 个字').default(''),
  /** Of news: the summary in lists; the beginning of the text when empty. */
  summary: z.string().trim().max(200, '摘要最多 200 个字').default(''),
  news_kind: newsKind.default('动态'),
  /** Of news and messages: a page of the portal, or of a host that the deployment names. */
  link: z.string().trim().max(500, '链接最多 500 个字').default(''),
  pinned: z.boolean().default(false),
  /** Of news: id of a picture of our own store. */
  picture: z.string().max(64).default(''),
  /** Of questionnaires: about how long it takes. */
  minutes: z.number('请填写用时').int('请填写整数').min(1, '至少 1 分钟').max(60, '最多 60 分钟').default(3),
  /** Of questionnaires: the list of questions as YAML, as in the files of `questionnaire import`. */
  questions: z.string().max(50_000, '题目最多 50000 个字').default(''),
});
export type StaffContentFields = z.infer<typeof staffContentRules>;

const item = z.object({
  kind: contentKind,
  id,
  title: z.string(),
  state: contentState,
  /** `folder`: imported by a command, and written there only. */
  origin: z.enum(['folder', 'portal']),
  /** Null for a draft, and where there is no end. */
  begins_at: time.nullable(),
  ends_at: time.nullable(),
  /** Null where nobody has written it here. */
  updated_at: time.nullable(),
  /** Of questionnaires the answers, of messages the accounts that got it. */
  count: z.number(),
});
const detail = item.extend({
  revision: z.number(),
  fields: staffContentRules,
  /** The text as it is shown. */
  html: z.string(),
  asked: z.array(question),
  can: z.object({ write: z.boolean(), publish: z.boolean(), recall: z.boolean(), delete: z.boolean() }),
});
export type StaffContent = z.infer<typeof detail>;

const one = { kind: contentKind, id };
/** What the session has seen last; a change meanwhile is answered with 409. */
const revision = z.number().int().min(1);

export const staffContentList = defineCall({
  method: 'GET',
  path: '/api/front/staff/content_list',
  paged: true,
  request: z.strictObject({
    ...paging,
    kind: contentKind.default('news'),
    state: contentState.optional(),
    search: z.string().trim().max(100).optional(),
  }),
  response: z.array(item),
  summary: 'News, notices, questionnaires or messages in every state, drafts first, then by their beginning.',
});

export const staffContentDetail = defineCall({
  method: 'GET',
  path: '/api/front/staff/content_detail',
  request: z.strictObject(one),
  response: detail,
  summary: 'One piece of content with what it is written in.',
});

export const staffContentPreview = defineCall({
  method: 'POST',
  path: '/api/front/staff/content_preview',
  timeout: timeOut.directory,
  request: z.strictObject({ text: z.string().max(50_000), questions: z.string().max(50_000).default('') }),
  response: z.object({
    html: z.string(),
    asked: z.array(question),
    /** What is wrong with the questions, by line. */
    faults: z.array(z.object({ line: z.number(), text: z.string() })),
  }),
  summary: 'How a text will look, without keeping it.',
});

export const staffContentStore = defineCall({
  method: 'POST',
  path: '/api/front/staff/content_store',
  timeout: timeOut.directory,
  idempotent: true,
  /** Without an id it is a new draft. */
  request: staffContentRules.extend({ kind: contentKind, id: id.optional(), revision: revision.optional() }),
  response: detail,
  summary: 'Writes a draft, or changes what is shown already.',
});

export const staffContentPublish = defineCall({
  method: 'POST',
  path: '/api/front/staff/content_publish',
  timeout: timeOut.packing,
  request: z.strictObject({
    ...one,
    revision,
    /** At once when absent. */
    begins_at: time.optional(),
    ends_at: time.nullable().default(null),
    /** Of messages: an address, or everybody when empty. */
    email: z.string().trim().max(254).default(''),
  }),
  response: detail,
  summary: 'Shows a piece from its beginning to its end, or sends a message.',
});

export const staffContentRecall = defineCall({
  method: 'POST',
  path: '/api/front/staff/content_recall',
  timeout: timeOut.packing,
  request: z.strictObject({ ...one, revision }),
  response: detail,
  summary: 'Takes back what was published; of a message, out of the lists of those who got it.',
});

export const staffContentDelete = defineCall({
  method: 'POST',
  path: '/api/front/staff/content_delete',
  request: z.strictObject({ ...one, revision }),
  response: z.null(),
  summary: 'Deletes what was written here and is not shown.',
});

export const staffContentPicture = defineCall({
  method: 'POST',
  path: '/api/front/staff/content_picture',
  kind: 'multipart',
  timeout: timeOut.reading,
  request: z.strictObject({}),
  response: z.object({ id, address: z.string() }),
  summary: 'Keeps a picture for a text: PNG, JPEG, WebP or a harmless SVG of at most 2 MB.',
});

export const staffContentAnswers = defineCall({
  method: 'GET',
  path: '/api/front/staff/content_answers',
  kind: 'blob',
  timeout: timeOut.packing,
  request: z.strictObject({ id }),
  response: z.null(),
  summary: 'The submitted answers of a questionnaire as CSV.',
});
