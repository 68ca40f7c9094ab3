import type { RouteRow } from './routeRow.ts';

/**
 * Login, maintenance and their like: what stands outside the main frame, and is all that a first visit to login needs
 * to know.
 */
export const outsideRows: readonly RouteRow[] = [
  { path: '/user', title: '账号', redirect: '/user/login', open: true, hidden: true, layout: 'bare' },
  { path: '/user/login', title: '登录', open: true, hidden: true, layout: 'user' },
  { path: '/user/register', title: '注册', open: true, hidden: true, layout: 'user' },
  { path: '/user/account-forget', title: '忘记密码', open: true, hidden: true, layout: 'user' },
  { path: '/user/account-recover', title: '重置密码', open: true, hidden: true, layout: 'user' },
  { path: '/user/demo-mail', title: '演示邮箱', open: true, hidden: true, layout: 'user' },
  { path: '/maintain', title: '系统维护', open: true, hidden: true, layout: 'bare' },
];
