import type { Transaction } from 'kysely';
import type { PermissionNode } from '@panome/contract';
import type { Schema } from '../database/schema/index.ts';
import { builtInRoles } from './roles.ts';

type Placed = { readonly parent: string; readonly node: PermissionNode };

const placedIn = (tree: readonly PermissionNode[], parent: string): Placed[] =>
  tree.flatMap((node) => [{ parent, node }, ...placedIn(node.children, node.id)]);
const has = (tree: readonly PermissionNode[], id: string): boolean =>
  tree.some((node) => node.id === id || has(node.children, id));
const withChild = (tree: readonly PermissionNode[], { node, parent }: Placed): PermissionNode[] =>
  tree.map((one) =>
    one.id === parent
      ? { ...one, children: [...one.children, node] }
      : { ...one, children: withChild(one.children, { node, parent }) },
  );

/**
 * Gives the roles that the product comes with their nodes of these ids, where they are not there yet. Everything else of
 * a role stays as an administrator made it; a role without the node above gets nothing.
 */
export async function addNodes(transaction: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  for (const role of builtInRoles) {
    const wanted = placedIn(role.tree, '').filter(({ node }) => ids.includes(node.id));
    // One role after the other: a migration is a single connection.
    // oxlint-disable-next-line no-await-in-loop
    const stored = await transaction.selectFrom('role').select('tree').where('id', '=', role.id).executeTakeFirst();
    if (!stored || wanted.length === 0) continue;
    const before = JSON.parse(stored.tree) as PermissionNode[];
    const tree = wanted.reduce<PermissionNode[]>(
      (now, placed) => (has(now, placed.node.id) ? now : withChild(now, placed)),
      before,
    );
    // oxlint-disable-next-line no-await-in-loop
    await transaction
      .updateTable('role')
      .set({ tree: JSON.stringify(tree) })
      .where('id', '=', role.id)
      .execute();
  }
}
