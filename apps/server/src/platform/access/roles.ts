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

/** The roles that a new database starts with (decision E-16); from then on they are data. */
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
          node('report', '报告', '', ['query', 'add', 'update', 'delete', 'download']),
        ],
      ),
    ],
  },
  { id: 'ProductDb', name: '蛋白数据库', tree: [node('product-db', '蛋白数据库', 'ProductDb', ['query', 'download'])] },
  { id: 'Support', name: '技术支持', tree: [node('support', '技术支持', 'Support', ['query', 'answer'])] },
  { id: 'Editor', name: '内容编辑', tree: [node('editor', '内容编辑', 'Editor', ['query', 'publish'])] },
  { id: 'Admin', name: '管理员', tree: [node('admin', '管理员', 'Admin', ['query', 'update'])] },
];
