import { createHash } from 'node:crypto';
import type { PermissionNode, StaffRole } from '@panome/contract';
import { actionNames } from '../../../platform/access/permissionNames.ts';
import { baseRole, builtInRoles } from '../../../platform/access/roles.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountDeskRows, roleRows, type RoleRow } from './repository.ts';

const adminRole = 'Admin';
/** Without these nobody could give them back. */
const keptOfAdmin = ['query', 'update'];

const revisionOf = (tree: string) => createHash('sha256').update(tree).digest('hex').slice(0, 16);
const flat = (tree: readonly PermissionNode[], depth = 0): { node: PermissionNode; depth: number }[] =>
  tree.flatMap((node) => [{ node, depth }, ...flat(node.children, depth + 1)]);
const changed = (
  tree: readonly PermissionNode[],
  actions: Readonly<Record<string, readonly string[]>>,
): PermissionNode[] =>
  tree.map((node) => ({
    ...node,
    actions: Object.hasOwn(actions, node.id) ? [...actions[node.id]!] : node.actions,
    children: changed(node.children, actions),
  }));

/** Roles as administrators see and change them: what the nodes allow, not which nodes there are. */
export function createRoleDesk({ database }: Pick<Platform, 'database'>) {
  const present = async ({ id, name, tree }: RoleRow): Promise<StaffRole> => {
    const usual = new Map(
      flat(builtInRoles.find((role) => role.id === id)?.tree ?? []).map(({ node }) => [node.id, node.actions]),
    );
    return {
      id,
      name,
      base: id === baseRole,
      accounts: id === baseRole ? null : await accountDeskRows.holders(database, id),
      revision: revisionOf(tree),
      nodes: flat(JSON.parse(tree) as PermissionNode[]).map(({ depth, node }) => ({
        id: node.id,
        name: node.name,
        depth,
        actions: node.actions,
        offered: [...new Set([...(usual.get(node.id) ?? []), ...node.actions])],
        usual: usual.get(node.id) ?? null,
      })),
    };
  };

  return {
    list: async () => ({
      roles: await Promise.all((await roleRows.all(database)).map(present)),
      action_names: { ...actionNames },
    }),

    /** @returns the role as it is then, or a sentence that says why nothing was changed. */
    update: async (
      id: string,
      revision: string,
      actions: Readonly<Record<string, readonly string[]>>,
    ): Promise<StaffRole | string> => {
      const row = (await roleRows.all(database)).find((role) => role.id === id);
      if (!row) return `没有角色“${id}”`;
      if (revisionOf(row.tree) !== revision) return '角色已被其他人修改，请刷新后重新设置';
      const { nodes } = await present(row);
      for (const [node, wanted] of Object.entries(actions)) {
        const known = nodes.find((one) => one.id === node);
        const strange = wanted.find((action) => !known?.offered.includes(action));
        if (!known || strange) return `权限“${known?.name ?? node}”没有操作“${strange ?? ''}”`;
      }
      const tree = changed(JSON.parse(row.tree) as PermissionNode[], actions);
      const admin = flat(tree).find(({ node }) => node.id === 'admin')?.node;
      if (id === adminRole && !keptOfAdmin.every((action) => admin?.actions.includes(action)))
        return '管理员必须保留“管理员 · 查看”和“管理员 · 修改”，否则无人能再修改权限';
      const stored = JSON.stringify(tree);
      if (!(await roleRows.replace(database, id, row.tree, stored))) return '角色已被其他人修改，请刷新后重新设置';
      return present({ ...row, tree: stored });
    },
  };
}
