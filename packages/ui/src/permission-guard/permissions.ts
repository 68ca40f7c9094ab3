/** What can be allowed under a permission id. */
export type PermissionAction = 'add' | 'delete' | 'edit' | 'query' | 'get' | 'enable' | 'disable' | 'import' | 'export';

/** One act: `ProductDb.query`. */
export type PermissionNeed = `${string}.${PermissionAction}`;

/** Granted actions by permission id, e.g. `{ ProductDb: ['query', 'export'] }`. */
export type Permissions = Readonly<Record<string, readonly PermissionAction[]>>;

/** The nine actions, in the order of the specification. */
export const permissionActions = [
  'add',
  'delete',
  'edit',
  'query',
  'get',
  'enable',
  'disable',
  'import',
  'export',
] as const satisfies readonly PermissionAction[];

const isAction = (action: string): action is PermissionAction =>
  (permissionActions as readonly string[]).includes(action);

/** The server's list as a table. Repeated ids are joined; actions that are none of the nine are left out. */
export function toPermissions(
  list: readonly { readonly permissionId: string; readonly actionList: readonly string[] }[],
): Permissions {
  const table = new Map<string, readonly PermissionAction[]>();
  for (const { permissionId, actionList } of list)
    table.set(permissionId, [...new Set([...(table.get(permissionId) ?? []), ...actionList.filter(isAction)])]);
  return Object.fromEntries(table);
}

/**
 * Whether `permissionId.action` is granted. The action is what follows the last dot; anything unknown is not granted.
 */
export function allows(permissions: Permissions, need: PermissionNeed): boolean {
  const dot = need.lastIndexOf('.');
  const id = need.slice(0, dot);
  return Object.hasOwn(permissions, id) && (permissions[id] as readonly string[]).includes(need.slice(dot + 1));
}
