import type { PermissionNode } from '@panome/contract';

const node = (
  id: string,
  name: string,
  mark: string,
  actions: string[],
  children: PermissionNode[] = [],
): PermissionNode => ({ id, name, mark, actions, children });

/** The role that everybody holds (decision E-05). */
export const baseRole = 'User';

/** The roles that a new database starts with (decision E-16); afterwards they are changed in the database. */
export const builtInRoles: readonly { id: string; name: string; tree: PermissionNode[] }[] = [
  {
    id: baseRole,
    name: '用户',
    tree: [
      node(
        'user',
        '用户',
        'User',
        ['query'],
        [
          node('file', '我的文件', '', ['query', 'add', 'update', 'delete', 'download']),
          node('task', '任务', '', ['query', 'add', 'cancel', 'delete', 'download']),
          node('flow', '流程', '', ['query', 'add', 'cancel', 'delete', 'download']),
          node('filter', '数据筛选', '', ['query', 'add', 'update', 'delete', 'download']),
          node('report', '报告', '', ['query', 'add', 'update', 'delete', 'download']),
          node('project', '项目', '', ['query', 'update', 'download', 'analyse', 'share']),
          node('sample', '样本信息', '', ['query', 'add', 'update', 'delete', 'download']),
          node('scheme', '分组方案', '', ['query', 'add', 'update', 'delete']),
          node('after-sale', '售后', '', ['query', 'add', 'download']),
          node('group', '课题组', '', ['query', 'add', 'update', 'delete']),
          node('identity', '实名认证', '', ['query', 'add', 'delete']),
          node('questionnaire', '问卷', '', ['query', 'add']),
          node('ai', 'AI 助手', '', ['query', 'add', 'delete']),
          node('feedback', '意见反馈', '', ['add']),
          node('study', '我的学习', '', ['query', 'update']),
          node('shop', '商城', '', ['query', 'add', 'delete', 'download']),
          node('point', '积分', '', ['query', 'add']),
          node('protein', '蛋白数据库', '', ['query', 'update', 'download']),
        ],
      ),
    ],
  },
  {
    id: 'ProductDb',
    name: '项目经验查询',
    tree: [node('product-db', '项目经验查询', 'ProductDb', ['query', 'download'])],
  },
  {
    id: 'Support',
    name: '技术支持',
    tree: [
      node(
        'support',
        '技术支持',
        'Support',
        ['query', 'answer'],
        [node('review', '认证审核', '', ['query', 'answer']), node('delivery', '项目交付', '', ['query', 'publish'])],
      ),
    ],
  },
  { id: 'Editor', name: '内容编辑', tree: [node('editor', '内容编辑', 'Editor', ['query', 'publish'])] },
  {
    id: 'Admin',
    name: '管理员',
    tree: [
      node('admin', '管理员', 'Admin', ['query', 'update'], [node('editor', '内容编辑', '', ['query', 'publish'])]),
    ],
  },
];
