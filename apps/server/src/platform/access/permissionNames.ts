import { builtInRoles } from './roles.ts';
import type { PermissionNode } from '@panome/contract';

/** The Chinese names of the actions of a permission. */
export const actionNames: Readonly<Record<string, string>> = {
  query: '查看',
  add: '新增',
  update: '修改',
  delete: '删除',
  download: '下载',
  cancel: '取消',
  analyse: '分析',
  share: '分享',
  answer: '答复',
  publish: '发布',
};

const nodesOf = (tree: readonly PermissionNode[]): PermissionNode[] =>
  tree.flatMap((node) => [node, ...nodesOf(node.children)]);
const names = new Map(builtInRoles.flatMap(({ tree }) => nodesOf(tree)).map(({ id, name }) => [id, name]));

/** `课题组 · 新增`. */
const permissionName = (id: string, action: string): string =>
  `${names.get(id) ?? id} · ${actionNames[action] ?? action}`;

const granted = '请联系平台管理员为您开通';

/** Tells which permission is missing, and who can give it. */
export const describePermission = (id: string, action: string): string =>
  `您没有“${permissionName(id, action)}”权限，${granted}`;

/** Tells which role is missing, and who can give it. */
export function describeMark(mark: string): string {
  const role = builtInRoles.find(({ tree }) => nodesOf(tree).some((node) => node.mark === mark));
  return `您没有“${role?.name ?? mark}”权限，${granted}`;
}
