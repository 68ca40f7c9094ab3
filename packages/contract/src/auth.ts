import { z } from 'zod';
import { defineCall, empty, id, nothing, time } from './call.ts';

export const user = z.object({
  id,
  name: z.string(),
  real_name: z.string(),
  email: z.string(),
  head_image_path: z.string(),
  phone: z.string(),
  occupation: z.string(),
  company: z.string(),
  profile: z.string(),
  country: z.string(),
  area: z.string(),
  research_direction: z.string(),
  user_identity: z.number(),
  is_social_auth: z.boolean(),
  is_real_name_auth: z.boolean(),
  roles: z.array(z.string()),
});
export type User = z.infer<typeof user>;

/** A node of the permission tree; a node with a mark gives that mark to its holder. */
export type PermissionNode = { id: string; name: string; mark: string; actions: string[]; children: PermissionNode[] };
export const permissionNode: z.ZodType<PermissionNode> = z
  .lazy(() =>
    z.object({
      id,
      name: z.string(),
      mark: z.string(),
      actions: z.array(z.string()),
      children: z.array(permissionNode),
    }),
  )
  .meta({ id: 'PermissionNode' });

export const login = defineCall({
  method: 'POST',
  path: '/api/front/login',
  auth: 'public',
  request: z.strictObject({
    email: z.string().trim().min(1, '请输入邮箱').max(254),
    password: z.string().min(1, '请输入密码').max(1024),
    captcha_id: z.string().max(64).optional(),
    captcha: z.string().trim().max(200).optional(),
  }),
  response: z.object({
    token: z.string(),
    expires_at: time,
    name: z.string(),
    email: z.string(),
    head_image_path: z.string(),
    welcome: z.string(),
  }),
  summary: 'Opens a session by e-mail and password; the token goes into the `token` header of later calls.',
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/front/logout',
  auth: 'public',
  request: nothing,
  response: empty,
  summary: 'Ends the session. Success is code 2, also when the session was already over.',
});

export const getPermission = defineCall({
  method: 'GET',
  path: '/api/front/user/get_permission',
  request: nothing,
  response: z.object({
    tree: z.array(permissionNode),
    marks: z.array(z.string()),
    permissions: z.array(z.object({ permissionId: z.string(), actionList: z.array(z.string()) })),
    /** The calls, by name, that would be refused for want of a permission, and what would be said then. */
    refused: z.array(z.object({ reason: z.string(), calls: z.array(z.string()) })),
    /** Names of roles of the account that count only once it has a second factor. */
    waiting: z.array(z.string()),
  }),
  summary:
    'The permission tree of the session, its marks, the actions under each, and which calls would be refused, with the reason.',
});

export const userDetail = defineCall({
  method: 'GET',
  path: '/api/front/user/detail',
  request: nothing,
  response: user,
  summary: 'The person of the session.',
});

export const incrUserStatistics = defineCall({
  method: 'POST',
  path: '/api/front/cache/incr_user_statistics',
  request: z.strictObject({ event: z.enum(['daily_login']), email: z.string().max(254).optional() }),
  response: z.object({ counted: z.boolean() }),
  summary: 'Records the daily login once a day (Asia/Shanghai). The session decides whose; the e-mail is ignored.',
});
