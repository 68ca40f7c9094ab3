import type { PermissionNode } from '@panome/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../schema/index.ts';

const has = (tree: readonly PermissionNode[], id: string): boolean =>
  tree.some((node) => node.id === id || has(node.children, id));

/**
 * Adds permission nodes to a role below its first root. What an administrator changed in the role stays as it is: a
 * node that is there already is left alone, wherever it stands and whatever it allows.
 */
export async function addNodes(
  transaction: Pick<Transaction<Schema>, 'selectFrom' | 'updateTable'>,
  roleId: string,
  nodes: readonly PermissionNode[],
): Promise<void> {
  const role = await transaction.selectFrom('role').select('tree').where('id', '=', roleId).executeTakeFirst();
  if (!role) return;
  const tree = JSON.parse(role.tree) as PermissionNode[];
  const added = nodes.filter(({ id }) => !has(tree, id));
  const [root, ...others] = tree;
  const grown = root ? [{ ...root, children: [...root.children, ...added] }, ...others] : added;
  await transaction
    .updateTable('role')
    .set({ tree: JSON.stringify(grown) })
    .where('id', '=', roleId)
    .execute();
}
