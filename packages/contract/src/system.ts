import { z } from 'zod';
import { defineCall, id, nothing, paging, time } from './call.ts';

export const isMaintain = defineCall({
  method: 'GET',
  path: '/api/front/system/is_maintain',
  auth: 'public',
  request: nothing,
  response: z.object({
    is_maintain: z.union([z.literal(0), z.literal(1)]),
    build: z.string(),
    product: z.string(),
    /** Present in demo mode only: what the login page shows. */
    demo: z.object({ accounts: z.array(z.object({ email: z.string(), password: z.string(), label: z.string() })) }).nullable(),
  }),
  summary: 'Whether the portal is under maintenance, which build answers, and the demo accounts in demo mode.',
});

export const maintainContent = defineCall({
  method: 'GET',
  path: '/api/front/system/maintain_content',
  auth: 'public',
  request: nothing,
  response: z.object({ title: z.string(), content: z.string(), until: time.nullable() }),
  summary: 'What the maintenance page says.',
});

export const newsItem = z.object({
  id,
  title: z.string(),
  pic_path: z.string(),
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
  request: z.strictObject({ ...paging }),
  response: z.array(newsItem),
  summary: 'News, newest first; the ticker asks for page 1, size 10.',
});

export const dynamicDetail = defineCall({
  method: 'GET',
  path: '/api/front/dynamic/detail',
  auth: 'public',
  request: z.strictObject({ id }),
  response: newsItem,
  summary: 'One news item with its sanitised rich text.',
});

export const dynamicAddClick = defineCall({
  method: 'POST',
  path: '/api/front/dynamic/add_click',
  auth: 'public',
  request: z.strictObject({ id }),
  response: z.null(),
  summary: 'Counts an opening of a news item.',
});

export const noticeInEffective = defineCall({
  method: 'GET',
  path: '/api/front/notice/in_effective',
  auth: 'public',
  request: nothing,
  response: z.array(z.object({ id, title: z.string(), content: z.string() })),
  summary: 'Notices in effect now, for the notice dialog.',
});

export const notice = z.object({ id, type: z.string(), title: z.string(), content: z.string(), link: z.string(), read: z.boolean(), created_at: time });
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
  response: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
  summary: 'The kinds of notification with how many the session has of each.',
});

export const notifyRead = defineCall({
  method: 'POST',
  path: '/api/front/system_notify/read',
  request: z.strictObject({ ids: z.array(id).max(100).optional() }),
  response: z.object({ count: z.number() }),
  summary: 'Marks notifications as read, all of them without ids; answers how many are unread now.',
});
