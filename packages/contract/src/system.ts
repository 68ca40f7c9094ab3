import { z } from 'zod';
import { defineCall, id, ids, nothing, paging, time } from './call.ts';

/** Areas of content that stand in the menus only once the provider has filled them. */
export const areaName = z.enum(['academy', 'experience', 'lookup', 'protein', 'shop']);
export type AreaName = z.infer<typeof areaName>;

export const isMaintain = defineCall({
  method: 'GET',
  path: '/api/front/system/is_maintain',
  auth: 'public',
  request: nothing,
  response: z.object({
    is_maintain: z.union([z.literal(0), z.literal(1)]),
    build: z.string(),
    product: z.string(),
    /** The areas of content that have something to show. */
    areas: z.array(areaName),
    /** Present in demo mode only: what the login page shows. */
    demo: z
      .object({ accounts: z.array(z.object({ email: z.string(), password: z.string(), label: z.string() })) })
      .nullable(),
  }),
  summary:
    'Whether the portal is under maintenance, which build answers, which areas are filled, and the demo accounts in demo mode.',
});

export const maintainContent = defineCall({
  method: 'GET',
  path: '/api/front/system/maintain_content',
  auth: 'public',
  request: nothing,
  response: z.object({ title: z.string(), content: z.string(), until: time.nullable() }),
  summary: 'What the maintenance page says.',
});

export const newsKind = z.enum(['动态', '产品', '活动']);

export const newsItem = z.object({
  id,
  title: z.string(),
  kind: newsKind,
  summary: z.string(),
  pinned: z.boolean(),
  /** Where the picture lies in our own store; empty without one. */
  pic_path: z.string(),
  /** The address of that picture (decision E-42). */
  file_path: z.string(),
  jump_url: z.string(),
  content: z.string(),
  created_at: time,
  clicks: z.number(),
});
export type NewsItem = z.infer<typeof newsItem>;

export const dynamicList = defineCall({
  method: 'GET',
  path: '/api/front/dynamic/list',
  auth: 'public',
  paged: true,
  request: z.strictObject({ ...paging, kind: newsKind.optional() }),
  response: z.array(newsItem),
  summary: 'News, pinned ones first, then newest first; the ticker asks for page 1, size 10.',
});

const neighbour = z.object({ id, title: z.string() }).nullable();

export const dynamicDetail = defineCall({
  method: 'GET',
  path: '/api/front/dynamic/detail',
  auth: 'public',
  request: z.strictObject({ id }),
  response: newsItem.extend({ newer: neighbour, older: neighbour }),
  summary: 'One news item with its sanitised rich text, and the ones beside it.',
});

export const dynamicAddClick = defineCall({
  method: 'POST',
  path: '/api/front/dynamic/add_click',
  auth: 'public',
  request: z.strictObject({ id, of: z.enum(['news', 'video']).default('news') }),
  response: z.null(),
  summary: 'Counts an opening of a news item, or a play of a video.',
});

export const noticeInEffective = defineCall({
  method: 'GET',
  path: '/api/front/notice/in_effective',
  auth: 'public',
  request: nothing,
  response: z.array(z.object({ id, title: z.string(), content: z.string(), starts_at: time })),
  summary: 'Notices in effect now, for the notice dialog.',
});

export const notice = z.object({
  id,
  type: z.string(),
  title: z.string(),
  /** Plain text. */
  content: z.string(),
  /** The same as sanitised rich text, where it was written as such; else empty. */
  html: z.string(),
  link: z.string(),
  read: z.boolean(),
  created_at: time,
});
export type Notification = z.infer<typeof notice>;

export const notifyNoRead = defineCall({
  method: 'GET',
  path: '/api/front/notify_result/no_read',
  request: nothing,
  response: z.object({ count: z.number() }),
  summary: 'How many notifications are unread.',
});

export const notifyList = defineCall({
  method: 'GET',
  path: '/api/front/system_notify/list',
  paged: true,
  request: z.strictObject({ ...paging, type: z.string().max(40).optional(), unread: z.enum(['0', '1']).optional() }),
  response: z.array(notice),
  summary: 'Notifications of the session, newest first.',
});

export const notifyDetail = defineCall({
  method: 'GET',
  path: '/api/front/system_notify/detail',
  request: z.strictObject({ id }),
  response: notice,
  summary: 'One notification.',
});

export const notifyAllType = defineCall({
  method: 'GET',
  path: '/api/front/system_notify/all_type',
  request: nothing,
  response: z.array(z.object({ value: z.string(), label: z.string(), count: z.number(), unread: z.number() })),
  summary: 'The kinds of notification with how many the session has of each, read and unread.',
});

export const notifyRead = defineCall({
  method: 'POST',
  path: '/api/front/system_notify/read',
  request: z.strictObject({
    ids: z.array(id).max(100).optional(),
    /** Only those that lead to this page of the portal. */
    link: z.string().min(1).max(500).optional(),
  }),
  response: z.object({ count: z.number() }),
  summary:
    'Marks notifications as read: those of the ids, those that lead to one page, or all; answers how many are unread now.',
});

export const notifyDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/system_notify/delete',
  request: z.strictObject({ ids }),
  response: z.object({ count: z.number() }),
  summary:
    'Deletes notifications by comma-separated ids; they can be restored for 30 days. Answers how many are unread now.',
});

export const notifyRestore = defineCall({
  method: 'POST',
  path: '/api/front/system_notify/restore',
  request: z.strictObject({ ids: z.array(id).min(1, '请选择消息').max(100, '一次最多操作 100 条消息') }),
  response: z.object({ count: z.number() }),
  summary: 'Takes a deletion of notifications back; answers how many are unread now.',
});
