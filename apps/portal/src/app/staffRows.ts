import type { RouteRow } from './routeRow.ts';

const support = ['Support'];
const admin = ['Admin'];
const editor = ['Editor', 'Admin'];

const staff = (path: string, title: string, permission: readonly string[], more: Partial<RouteRow> = {}): RouteRow => ({
  path: `/staff${path}`,
  title,
  permission,
  layout: 'staff',
  ...more,
});

/** The provider's side (decision 048). Whoever holds none of the roles does not see that it is there. */
export const staffRows: readonly RouteRow[] = [
  staff('', '服务后台', ['Support', 'Editor', 'Admin'], { icon: 'inbox', menuTitle: '待办' }),
  staff('/after-sales', '售后申请', support, { icon: 'life-buoy' }),
  staff('/samples', '样本信息单', support, { icon: 'flask-conical' }),
  staff('/samples/:id', '样本详情', support, { hidden: true }),
  staff('/questions', '咨询与反馈', support, { icon: 'headset' }),
  staff('/contracts', '合同', support, { icon: 'folder-kanban' }),
  staff('/delays', '延期申请', support, { icon: 'clock' }),
  staff('/rewards', '实物奖励', support, { icon: 'clipboard-list' }),
  staff('/identities', '认证审核', support, { icon: 'badge-check' }),
  staff('/content', '内容', editor, { icon: 'notebook-text' }),
  staff('/content/:kind/:id', '撰写内容', editor, { hidden: true }),
  staff('/accounts', '账号', admin, { icon: 'users' }),
  staff('/roles', '角色权限', admin, { icon: 'shield' }),
  staff('/tasks', '任务队列', admin, { icon: 'list-checks' }),
  staff('/outbox', '发件箱', admin, { icon: 'mail' }),
  staff('/audit', '审计日志', admin, { icon: 'scroll-text' }),
  staff('/maintenance', '系统维护', admin, { icon: 'wrench' }),
];

/** Whether an address lies on the provider's side. */
export const isStaffPath = (pathname: string): boolean => pathname === '/staff' || pathname.startsWith('/staff/');
