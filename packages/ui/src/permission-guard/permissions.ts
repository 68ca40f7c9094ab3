/** Granted actions by permission id, e.g. `{ ProductDb: ['query', 'export'] }`. */
export type Permissions = Readonly<Record<string, readonly string[]>>;

/**
 * Whether `permissionId.action` (or a permission id alone) is granted. An unknown or empty need is not.
 */
export function allows(permissions: Permissions, need: string): boolean {
  const dot = need.indexOf('.');
  const id = dot === -1 ? need : need.slice(0, dot);
  const actions = Object.hasOwn(permissions, id) ? permissions[id] : undefined;
  return actions !== undefined && (dot === -1 || actions.includes(need.slice(dot + 1)));
}
