import { createContext, useContext } from 'react';
import { allows, type PermissionNeed, type Permissions } from './permissions.ts';

export const PermissionContext = createContext<Permissions | null>(null);

/**
 * Whether an act is granted, e.g. `ProductDb.query`: for what a guard cannot wrap, such as a column or a menu item.
 *
 * @throws {Error} Outside a `PermissionProvider`.
 */
export function usePermission(need: PermissionNeed): boolean {
  const permissions = useContext(PermissionContext);
  if (!permissions) throw new Error('usePermission must be inside <PermissionProvider>');
  return allows(permissions, need);
}
